import { listingQuerySchema } from '@ortoo/contracts/schema';
import { listingBody } from './listing-body.rules';

const queryOf = (search: string, change: object = {}) => ({
  ...listingQuerySchema.parse(Object.fromEntries(new URLSearchParams(search))),
  facets: true,
  ...change,
});

const bodyOf = (search: string, change: object = {}) => listingBody(queryOf(search, change), 'mn');

const inner = (body: object, ...path: string[]) =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body);

describe('listingBody', () => {
  it('applies filters after the query, so that every option can be counted', () => {
    const body = bodyOf('brand=ul&price_min=5000');
    expect(body.query).toEqual({ bool: { must: [], filter: [] } });
    expect(body.post_filter).toEqual({
      bool: { filter: [{ terms: { 'brand.code': ['ul'] } }, { range: { selling_price: { gte: 5000 } } }] },
    });
  });

  it('counts the options of a filter without that filter itself', () => {
    const body = bodyOf('brand=ul&store=ulch');
    expect(inner(body, 'aggs', 'brand', 'filter')).toEqual({
      bool: { filter: [{ terms: { 'store.code': ['ulch'] } }] },
    });
    expect(inner(body, 'aggs', 'store', 'filter')).toEqual({ bool: { filter: [{ terms: { 'brand.code': ['ul'] } }] } });
  });

  it('counts options once when nothing else is chosen', () => {
    const counted = (search: string) => Object.keys(bodyOf(search).aggs ?? {});
    expect(counted('')).not.toContain('brand');
    expect(counted('brand=ul')).toEqual(expect.arrayContaining(['brand_all', 'store', 'size']));
    expect(counted('brand=ul')).not.toContain('brand');
    expect(counted('size=42')).toEqual(expect.arrayContaining(['brand', 'colour']));
    expect(counted('size=42')).not.toContain('size');
  });

  it('accepts several categories, each on its own level', () => {
    expect(bodyOf('category=goods,trips/mongolia').post_filter).toEqual({
      bool: {
        filter: [
          {
            bool: {
              should: [{ term: { l0: 'goods' } }, { term: { l1: 'trips/mongolia' } }],
              minimum_should_match: 1,
            },
          },
        ],
      },
    });
  });

  describe('of sizes and colours', () => {
    const onShelf = { range: { 'variants.stock': { gt: 0 } } };
    const sizes = { terms: { 'variants.option_values.size': ['42'] } };
    const nested = (search: string) =>
      inner(bodyOf(search), 'post_filter', 'bool', 'filter', '0', 'nested', 'query', 'bool', 'filter');

    it('requires both in one available variant', () =>
      expect(nested('size=42&colour=brown')).toEqual([
        { bool: { should: [onShelf, { term: { 'variants.backorderable': true } }], minimum_should_match: 1 } },
        sizes,
        { terms: { 'variants.option_values.colour': ['brown'] } },
      ]));

    it('requires stock when in_stock is set', () => expect(nested('size=42&in_stock=1')).toEqual([onShelf, sizes]));

    it('adds no filter for stock alone: lists exclude sold-out products anyway', () =>
      expect(bodyOf('in_stock=1').post_filter).toEqual({ bool: { filter: [] } }));

    it('counts sizes by the products themselves, and with a colour by the variants of that colour', () => {
      expect(inner(bodyOf('size=42&brand=ul'), 'aggs', 'size', 'aggs')).toMatchObject({
        values: { terms: { field: 'sizes' } },
      });
      expect(inner(bodyOf('size=42&colour=brown'), 'aggs', 'size', 'aggs', 'variants', 'aggs', 'chosen')).toMatchObject(
        {
          filter: { bool: { filter: [{}, { terms: { 'variants.option_values.colour': ['brown'] } }] } },
          aggs: {
            values: { terms: { field: 'variants.option_values.size' }, aggs: { products: { reverse_nested: {} } } },
          },
        },
      );
    });
  });

  it('is of the products with a badge, which no filter removes', () => {
    const body = bodyOf('brand=ul', { badge: 3 });
    expect(body.query).toEqual({ bool: { must: [], filter: [{ terms: { badges: [3] } }] } });
    expect(body.post_filter).toEqual({ bool: { filter: [{ terms: { 'brand.code': ['ul'] } }] } });
  });

  it('filters by minimum rating and sale', () =>
    expect(bodyOf('rating=4&on_sale=1').post_filter).toEqual({
      bool: { filter: [{ range: { average_rating: { gte: 4 } } }, { range: { sale_percent: { gt: 0 } } }] },
    }));

  it.each([
    [undefined, 'l0'],
    ['goods', 'l1'],
    ['goods/fashion/shoes', 'l3'],
  ])('counts the categories below %s', (taxon, field) =>
    expect(inner(bodyOf('', { taxon }), 'aggs', 'category_all', 'terms', 'field')).toBe(field),
  );

  it('counts no categories below the deepest level', () =>
    expect(bodyOf('', { taxon: 'a/b/c/d/e' }).aggs).not.toHaveProperty('category'));

  it.each([
    ['', [{ available_on: 'desc' }, { id: 'asc' }]],
    ['q=gutal', ['_score', { id: 'asc' }]],
    ['q=gutal&sort=price_desc', [{ selling_price: 'desc' }, { id: 'asc' }]],
    ['sort=name_asc', [{ 'name_key.mn': 'asc' }, { id: 'asc' }]],
  ])('sorts by %s', (search, sort) => expect(bodyOf(search).sort).toEqual(sort));

  it('uses the given text query', () => {
    const [text, suggest] = [{ match: { name: 'esgii' } }, { correction: { text: 'esgii' } }];
    const body = listingBody(queryOf('q=esgii'), 'mn', text, suggest);
    expect(inner(body, 'query', 'bool', 'must')).toEqual([text]);
    expect(body.suggest).toEqual(suggest);
  });

  it('requests one page', () => expect(bodyOf('page=3')).toMatchObject({ from: 80, size: 40 }));

  it('filters at once when nothing is counted', () => {
    const body = bodyOf('brand=ul&taxon=goods&ids=3,1', { facets: false });
    expect(body.query).toEqual({
      bool: {
        must: [],
        filter: [{ term: { l0: 'goods' } }, { terms: { id: [3, 1] } }, { terms: { 'brand.code': ['ul'] } }],
      },
    });
    expect(body).not.toHaveProperty('aggs');
    expect(body).not.toHaveProperty('post_filter');
  });
});
