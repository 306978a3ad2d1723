export const palette = {
  keys: 'Ctrl K',
  title: 'Search or go to',
  open: 'Search or go to',
  placeholder: 'Page, order, phone, code, name…',
  places: 'Pages',
  results: 'Results',
  searching: 'Searching…',
  failed: 'Part of the search failed. Type again to retry.',
  nothing: 'Nothing found.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
};
