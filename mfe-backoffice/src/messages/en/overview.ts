export const overview = {
  title: 'Overview',
  waiting: 'Waiting for somebody',
  nothing: 'Nothing is waiting',
  nothingText: 'New work shows up here as soon as there is any.',
  places: 'Pages',
};
