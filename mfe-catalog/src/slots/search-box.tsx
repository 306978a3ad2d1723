import { SearchSuggestions, type SearchSuggestionsProps } from '../search/search-suggestions';

/** `field`: a ref to the search field, which stays its owner's. */
export const Slot = (props: Record<string, unknown>) => (
  <SearchSuggestions field={props['field'] as SearchSuggestionsProps['field']} />
);
