import { searchAnswer } from '../parts/testing/answers';
import { toFacets } from './facets.rules';
import { inOrderOf, nameIn, withChosen } from './options.rules';

const { aggregations } = searchAnswer(100)({ body: { aggs: {} } });

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

  it('show chosen options even if the list has none of them', () =>
    expect(withChosen([['ul', 3]], ['zamch', 'ul'])).toEqual([
      ['zamch', 0],
      ['ul', 3],
    ]));

  it('are in the order of their values, unknown ones last', () =>
    expect(
      inOrderOf(
        [
          ['l', 1],
          ['x', 2],
          ['42', 3],
          ['s', 4],
        ],
        [['42'], ['s', 'S'], ['l', 'L']],
      ).map(([code]) => code),
    ).toEqual([...['42', 's', 'l', 'x']]));

  it.each([
    ['l', 'L'],
    ['42', '42'],
    ['x', 'x'],
  ])('label %s as %s', (code, name) => expect(nameIn([['42'], ['l', 'L']], code)).toBe(name));
});
