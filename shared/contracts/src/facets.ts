/** Filters of a list whose values can be combined and are counted: OR inside one, AND across them. */
export const facetNames = ['category', 'brand', 'store', 'size', 'colour'] as const;
export type FacetName = (typeof facetNames)[number];
