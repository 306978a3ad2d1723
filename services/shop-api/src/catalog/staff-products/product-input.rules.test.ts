import { type CheckedInput, imageDetailsOf, inputFaults, type KnownIds } from './product-input.rules';

const known: KnownIds = {
  ...{ taxons: new Set([2]), brands: new Set([1]), vendors: new Set([1]), badges: new Set([1]), stores: new Set([1]) },
  ...{
    options: new Map([
      [41, 7],
      [42, 7],
    ]),
    optionTypes: new Set([7]),
    sizeGuides: ['shoes'],
    nutrients: ['kcal'],
  },
};

const variant: CheckedInput['variants'][number] = {
  ...{ id: null, sku: 'A', option_value_ids: [41], price: null, selling_price: null, stock_change: 3 },
  ...{ backorderable: false, image: null, stores: [] },
};

const input: CheckedInput = {
  ...{ slug: 'boots', texts: { mn: { name: 'Гутал', description: '' } }, taxon_id: 2, vendor_id: 1, brand_id: null },
  ...{ badge_ids: [], price: 1000, selling_price: null, sale_start_at: null, sale_expire_at: null, published: true },
  ...{ available_on: '2026-11-21T00:00:00Z', alcohol: false, images: [], specifications: [], option_type_ids: [7] },
  ...{ nutrition: null, size_guide: null, place: {}, valid_days: null, event_at: null, variants: [variant] },
  ...{ pre_order_at: null, suggestion: false },
};

it('accepts what is complete', () => expect(inputFaults(input, known)).toEqual({}));

it.each<[Partial<CheckedInput>, object]>([
  [{ texts: { en: { name: '', description: 'Warm' } } }, { 'texts.mn.name': 'required', 'texts.en.name': 'required' }],
  [{ selling_price: 1000 }, { selling_price: 'big' }],
  [{ sale_start_at: '2026-12-02T00:00:00Z', sale_expire_at: '2026-12-01T00:00:00Z' }, { sale_expire_at: 'small' }],
  [
    { taxon_id: 9, badge_ids: [9], size_guide: 'hats' },
    { taxon_id: 'unknown', badge_ids: 'unknown', size_guide: 'unknown' },
  ],
  [{ variants: [{ ...variant, stores: [{ store_id: 9, count: 1 }] }] }, { 'variants.0.stores': 'unknown' }],
  [{ variants: [{ ...variant, option_value_ids: [] }] }, { 'variants.0.options': 'required' }],
  [{ variants: [variant, variant] }, { 'variants.1.options': 'duplicate', 'variants.1.sku': 'duplicate' }],
  [{ variants: [{ ...variant, price: 500, selling_price: 500 }] }, { 'variants.0.selling_price': 'big' }],
  [{ specifications: [{ name: { mn: 'Жин' }, value: { mn: '' } }] }, { 'specifications.0.value': 'required' }],
  [{ images: [{ image: '/pictures/../etc', alt: {}, focus: null }] }, { images: 'format' }],
])('finds what is wrong with %j', (change, faults) =>
  expect(inputFaults({ ...input, ...change }, known)).toEqual(faults),
);

it('stores what is said about a picture, and nothing of the others', () =>
  expect(
    imageDetailsOf([
      { image: '/pictures/a', alt: { mn: 'Урд тал', en: '' }, focus: { x: 20, y: 80 } },
      { image: '/pictures/b', alt: { mn: '' }, focus: null },
    ]),
  ).toEqual({ a: { alt: { mn: 'Урд тал' }, focus: { x: 20, y: 80 } } }));
