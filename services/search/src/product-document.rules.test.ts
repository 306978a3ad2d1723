import { searchDocumentSchema } from '@ortoo/contracts/schema';
import type { Lookups, ProductRow, VariantRow } from './feed.tables';
import { documentOf, nextTurn, saleRuns } from './product-document.rules';

const now = new Date('2026-11-21T04:00:00Z');
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);

const lookups: Lookups = {
  taxons: new Map([
    ['goods', { mn: 'Бараа', en: 'Goods' }],
    ['goods/fashion', { mn: 'Хувцас, гутал', en: 'Fashion' }],
    ['goods/fashion/shoes', { mn: 'Гутал', en: 'Shoes' }],
    ['trips', { mn: 'Аялал', en: 'Trips' }],
  ]),
  options: new Map([
    [1, ['size', '41']],
    [2, ['size', '42']],
    [3, ['colour', 'grey']],
  ]),
};

const variant = (id: number, change: Partial<VariantRow> = {}): VariantRow => ({
  id,
  sku: `SKU-${id}`,
  price: null,
  selling_price: null,
  stock: 3,
  backorderable: false,
  image: null,
  option_value_ids: [],
  ...change,
});

const row = (change: Partial<ProductRow> = {}): ProductRow => ({
  id: 7,
  slug: 'esgii-gutal-grey',
  kind: 'goods',
  text: {
    mn: { name: '«Хангай» эсгий гутал, саарал', description: 'Дулаан.' },
    en: { name: 'Khangai felt boots, grey', description: 'Warm.' },
  },
  price: 100_000,
  selling_price: null,
  sale_start_at: null,
  sale_expire_at: null,
  available_on: hours(-24),
  alcohol: false,
  images: ['boots', 'boots_side'],
  specifications: [{ name: { mn: 'Ул', en: 'Sole' }, value: { mn: 'Резин', en: 'Rubber' } }],
  badge_ids: [3],
  average_rating: 4.8,
  total_reviews: 12,
  taxon_id: 72,
  permalink: 'goods/fashion/shoes',
  vendor: { id: 6, code: 'ulch', name: { mn: 'Ул гутлын урлан', en: 'Ul Bootmakers' }, logo: 'ul' },
  brand: { code: 'ul', name: { mn: 'Ул', en: 'Ul' } },
  variants: [variant(70, { option_value_ids: [1, 3] }), variant(71, { option_value_ids: [2, 3], stock: 0 })],
  ...change,
});

const made = (change: Partial<ProductRow> = {}) => documentOf(row(change), lookups, now);
const document = (change: Partial<ProductRow> = {}) => made(change).document;

it('has exactly the fields of the contract', () => {
  expect(() => searchDocumentSchema.strict().parse(document())).not.toThrow();
  expect(document()).toMatchObject({
    id: 7,
    title: '«Хангай» эсгий гутал, саарал',
    image: '/pictures/boots',
    images: ['/pictures/boots', '/pictures/boots_side'],
    property: [{ name: { mn: 'Ул', en: 'Sole' }, value: { mn: 'Резин', en: 'Rubber' } }],
    sku: 'SKU-70',
    vid: 70,
    product_cat: 'goods',
    store: { name: 'Ул гутлын урлан', code: 'ulch', vendor_id: 6, logo: '/pictures/ul' },
    l0: 'goods',
    l1: 'goods/fashion',
    l2: 'goods/fashion/shoes',
    l3: null,
    taxonomy: { id: 72, permalink: 'goods/fashion/shoes' },
    keyword: { id: 72, name: 'Гутал', mn: 'Гутал' },
    total_on_hand: 3,
    sizes: ['41'],
    colours: ['grey'],
    can_supply: true,
    currency: 'MNT',
  });
});

describe('prices', () => {
  const sale = { selling_price: 80_000, sale_start_at: hours(-1), sale_expire_at: hours(1) };

  it.each<[string, Partial<ProductRow>, [selling: number, percent: number]]>([
    ['without a sale', {}, [100_000, 0]],
    ['while a sale runs', sale, [80_000, 20]],
    ['before it starts', { ...sale, sale_start_at: hours(1) }, [100_000, 0]],
    ['when it starts', { ...sale, sale_start_at: now }, [80_000, 20]],
    ['when it ends', { ...sale, sale_expire_at: now }, [100_000, 0]],
    ['in a sale without a period', { selling_price: 99_000 }, [99_000, 1]],
    ['with a sale price above the price', { selling_price: 120_000 }, [100_000, 0]],
    ['rounded down', { ...sale, selling_price: 66_667 }, [66_667, 33]],
    ['of zero', { price: 0 }, [0, 0]],
  ])('%s', (_, change, expected) => {
    const { selling_price, sale_percent } = document(change);
    expect([selling_price, sale_percent]).toEqual(expected);
  });

  it.each<[string, Partial<VariantRow>, [price: number, selling: number]]>([
    ['those of the product', {}, [100_000, 80_000]],
    ['its own price, without the sale', { price: 150_000 }, [150_000, 150_000]],
    ['its own price and sale price', { price: 150_000, selling_price: 120_000 }, [150_000, 120_000]],
    ['never more than the price', { price: 90_000, selling_price: 95_000 }, [90_000, 90_000]],
  ])('of a variant: %s', (_, change, expected) => {
    const [first] = document({ ...sale, variants: [variant(70, change)] }).variants;
    expect([first?.price, first?.selling_price]).toEqual(expected);
  });

  it.each<[Partial<ProductRow>, boolean, number]>([
    [{}, false, Infinity],
    [sale, true, hours(1).getTime()],
    [{ ...sale, sale_start_at: hours(2), sale_expire_at: hours(3) }, false, hours(2).getTime()],
    [{ ...sale, sale_expire_at: hours(-0.5) }, false, Infinity],
    [{ available_on: hours(5) }, false, hours(5).getTime()],
    [{ ...sale, available_on: hours(0.5) }, true, hours(0.5).getTime()],
  ])('change when a sale starts or ends, or the date is reached: %#', (change, runs, turn) => {
    expect(saleRuns(row(change), now)).toBe(runs);
    expect(nextTurn(row(change), now)).toBe(turn);
  });
});

it.each<[string, Partial<ProductRow>, object]>([
  ['no picture', { images: [] }, { image: null, images: [] }],
  ['no stock', { variants: [variant(70, { stock: 0 })] }, { total_on_hand: 0, can_supply: false, vid: 70, sizes: [] }],
  ['no stock, backorderable', { variants: [variant(70, { stock: 0, backorderable: true })] }, { can_supply: true }],
  ['no variant', { variants: null }, { total_on_hand: 0, sku: '', vid: 0, can_supply: false }],
  ['the first in stock', { variants: [variant(70, { stock: 0 }), variant(71)] }, { vid: 71, sku: 'SKU-70' }],
  ['no brand', { brand: null }, { brand: null }],
  ['a trip', { kind: 'trip', permalink: 'trips' }, { custom_suggestion: true, suggestion: true, l1: null }],
  ['a hotel', { kind: 'hotel' }, { custom_suggestion: false, suggestion: true }],
  ['English only', { text: { en: { name: 'Tent', description: '' } } }, { name: 'Tent', title: 'Tent' }],
  ['no text at all', { text: {} }, { name: 'esgii-gutal-grey', description: '' }],
])('with %s', (_, change, expected) => expect(document(change)).toMatchObject(expected));

describe('series', () => {
  const named = (name: string, change: Partial<ProductRow> = {}): string =>
    document({ text: { mn: { name, description: '' } }, ...change }).series;

  it('is the same for the models of a product', () =>
    expect(named('«Хангай» эсгий гутал, саарал')).toBe(named('«Хангай» эсгий гутал, хар, хос')));

  it.each([
    ['another product', named('«Булган» гутал, хар')],
    ['another vendor', named('«Хангай» эсгий гутал', { vendor: { id: 1, code: 'zam', name: {}, logo: null } })],
    ['another taxon', named('«Хангай» эсгий гутал', { permalink: 'goods' })],
  ])('differs for %s', (_, series) => expect(series).not.toBe(named('«Хангай» эсгий гутал')));
});

it('has additional search fields that are not shown', () => {
  const { derived } = made();
  expect(derived.names).toEqual(['Khangai felt boots, grey']);
  expect(derived.taxons).toEqual(['Гутал', 'Shoes']);
  expect(derived.also).toContain('ботинк');
  expect(derived.vocabulary).toEqual(expect.arrayContaining(['Khangai felt boots, grey', 'Гутал', 'Ul Bootmakers']));
  expect(derived.suggest).toEqual({ input: expect.arrayContaining(['Khangai felt boots, grey']), weight: 13 });
  expect(derived.name_key.ru).toBe(derived.name_key.en);
  expect(derived.name_key.mn).not.toBe(derived.name_key.en);
});
