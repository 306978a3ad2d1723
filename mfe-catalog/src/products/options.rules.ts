import type { FacetOption } from './facets.rules';

/**
 * The options with those chosen that the list does not have. Their order is that of the whole list and never changes
 * with a choice: an option that moved away would take the keyboard's focus with it.
 */
export const withChosen = (given: readonly FacetOption[], chosen: readonly string[]): FacetOption[] => [
  ...chosen.filter(code => !given.some(([known]) => known === code)).map((code): FacetOption => [code, 0]),
  ...given,
];
