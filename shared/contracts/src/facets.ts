/** Filters of a list whose values can be combined and are counted: OR inside one, AND across them. */
export const facetNames = ['category', 'brand', 'store', 'size', 'colour'] as const;
export type FacetName = (typeof facetNames)[number];

/** Sort orders that a shopper may choose. */
export const searchSorts = [
  'random',
  'date_desc',
  'date_asc',
  'price_asc',
  'price_desc',
  'sale_desc',
  'name_asc',
  'name_desc',
] as const;
