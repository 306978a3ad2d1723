import type { ListingQuery, SearchQuery } from '@ortoo/contracts';

/** Filters of a variant: size, colour, stock. */
export type VariantChoice = Pick<ListingQuery, 'size' | 'colour' | 'in_stock'>;

const path = 'variants';
const onShelf: SearchQuery = { range: { 'variants.stock': { gt: 0 } } };
const onOrder: SearchQuery = { term: { 'variants.backorderable': true } };

const conditions = ({ size, colour, in_stock }: VariantChoice): SearchQuery[] => [
  in_stock ? onShelf : { bool: { should: [onShelf, onOrder], minimum_should_match: 1 } },
  ...(size.length > 0 ? [{ terms: { 'variants.option_values.size': size } }] : []),
  ...(colour.length > 0 ? [{ terms: { 'variants.option_values.colour': colour } }] : []),
];

/**
 * Size and colour must match on one available variant. Lists exclude products that are sold out altogether, so "in
 * stock" alone changes nothing: the chosen size and colour must be in stock.
 */
export const variantFilter = (choice: VariantChoice): SearchQuery[] =>
  choice.size.length === 0 && choice.colour.length === 0
    ? []
    : [{ nested: { path, query: { bool: { filter: conditions(choice) } } } }];

/**
 * Counts the sizes (or colours) of products. Without another variant filter it uses the product's own list, which is
 * much faster.
 */
export const variantCounts = (facet: 'size' | 'colour', choice: VariantChoice, size: number): SearchQuery => {
  const others = { ...choice, [facet]: [] };
  if (others.size.length === 0 && others.colour.length === 0) {
    return { values: { terms: { field: `${facet}s`, size } } };
  }
  const values = {
    terms: { field: `variants.option_values.${facet}`, size },
    aggs: { products: { reverse_nested: {} } },
  };
  return {
    variants: {
      nested: { path },
      aggs: { chosen: { filter: { bool: { filter: conditions(others) } }, aggs: { values } } },
    },
  };
};
