import { toFacets } from './facets.rules';

const counted = (...options: [key: string, doc_count: number][]) => ({
  buckets: options.map(([key, doc_count]) => ({ key, doc_count })),
});

const aggregations = {
  brand_all: counted(['ul', 60], ['zamch', 20], ['aduuchin', 4]),
  brand: { doc_count: 100, values: counted(['ul', 60], ['zamch', 20]) },
  price: { doc_count: 100, low: { value: 16_000 }, high: { value: 490_000 } },
  rating: { doc_count: 100, from: { buckets: { 4: { doc_count: 70 }, 3: { doc_count: 90 }, 2: { doc_count: 0 } } } },
  on_sale: { doc_count: 12 },
  in_stock: { doc_count: 100 },
} as unknown as Parameters<typeof toFacets>[0];

describe('filters', () => {
  it('include options without a product', () =>
    expect(toFacets(aggregations).brand).toEqual([
      ['ul', 60],
      ['zamch', 20],
      ['aduuchin', 0],
    ]));

  it('have the lowest and the highest price', () =>
    expect(toFacets(aggregations).price).toEqual({ low: 16_000, high: 490_000 }));

  it('are empty without counts', () =>
    expect(toFacets(undefined)).toEqual({
      ...{ category: [], brand: [], store: [], size: [], colour: [] },
      ...{ price: null, rating: {}, in_stock: 0, on_sale: 0 },
    }));

  it('count ratings, stock and sales', () =>
    expect(toFacets(aggregations)).toMatchObject({ rating: { 4: 70, 3: 90, 2: 0 }, in_stock: 100, on_sale: 12 }));

  it('use the counts of the whole list when nothing is chosen', () =>
    expect(toFacets({ brand_all: { buckets: [{ key: 'ul', doc_count: 60 }] } }).brand).toEqual([['ul', 60]]));

  it('count products and not their variants when a variant is requested', () => {
    const values = { buckets: [{ key: '42', doc_count: 5, products: { doc_count: 2 } }] };
    const size_all = { buckets: ['41', '42'].map(key => ({ key, doc_count: 9 })) };
    expect(toFacets({ size_all, size: { variants: { chosen: { values } } } }).size).toEqual([
      ['41', 0],
      ['42', 2],
    ]);
  });
});
