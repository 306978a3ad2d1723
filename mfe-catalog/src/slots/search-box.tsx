export { SearchSuggestions as Slot } from '../search/search-suggestions';
