import { searchDocumentSchema } from '@ortoo/contracts/schema';
import type { ProductRow } from '../products.tables';
import type { VariantRow } from '../variants.tables';
import { type Lookups, serializeDocument } from './product-document.mapper';

const now = new Date('2026-11-21T04:00:00Z');
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);

const type = (id: number, code: string) => [id, { id, code, name: {}, position: id }] as const;
const value = (id: number, option_type_id: number, code: string) =>
  [id, { id, option_type_id, code, name: {}, swatch: null, position: id }] as const;

const lookups: Lookups = {
  taxons: new Map([
    ['goods', { mn: 'Бараа', en: 'Goods' }],
    ['goods/fashion', { mn: 'Хувцас, гутал', en: 'Fashion' }],
    ['goods/fashion/shoes', { mn: 'Гутал', en: 'Shoes' }],
    ['trips', { mn: 'Аялал', en: 'Trips' }],
  ]),
  options: {
    types: new Map([type(1, 'size'), type(2, 'colour')]),
    values: new Map([value(1, 1, '41'), value(2, 1, '42'), value(3, 2, 'grey')]),
  },
};

const variant = (id: number, change: Partial<VariantRow> = {}): VariantRow => ({
  id,
  product_id: 7,
  position: id,
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
  published: true,
  alcohol: false,
  images: ['boots', 'boots_side'],
  image_details: {},
  lock_version: 0,
  specifications: [{ name: { mn: 'Ул', en: 'Sole' }, value: { mn: 'Резин', en: 'Rubber' } }],
  badge_ids: [3],
  option_type_ids: [1, 2],
  details: {},
  average_rating: 4.8,
  total_reviews: 12,
  taxon_id: 72,
  taxon_permalink: 'goods/fashion/shoes',
  taxon_name: { mn: 'Гутал', en: 'Shoes' },
  vendor_id: 6,
  vendor_code: 'ulch',
  vendor_name: { mn: 'Ул гутлын урлан', en: 'Ul Bootmakers' },
  vendor_logo: 'ul',
  brand_id: 4,
  brand_code: 'ul',
  brand_name: { mn: 'Ул', en: 'Ul' },
  brand_logo: null,
  lowest_season_percent: null,
  weekend_percent: null,
  ...change,
});

interface Change extends Partial<ProductRow> {
  variants?: VariantRow[];
}

const usual = [variant(70, { option_value_ids: [1, 3] }), variant(71, { option_value_ids: [2, 3], stock: 0 })];
const made = ({ variants = usual, ...change }: Change = {}) => serializeDocument(row(change), variants, lookups, now);
const document = (change: Change = {}) => made(change).fields;

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

it('has the colour of a model whose variants differ in size only', () => {
  const variants = [variant(70, { option_value_ids: [1] })];
  const { colours, variants: found } = document({ details: { colour: 'brown' }, variants });
  expect(colours).toEqual(['brown']);
  expect(found[0]?.option_values).toEqual({ size: '41', colour: 'brown' });
});

describe('prices', () => {
  const sale = { selling_price: 80_000, sale_start_at: hours(-1), sale_expire_at: hours(1) };

  it.each<[string, Change, [selling: number, percent: number]]>([
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

  it.each<[Change, number]>([
    [{}, Infinity],
    [sale, hours(1).getTime()],
    [{ ...sale, sale_start_at: hours(2), sale_expire_at: hours(3) }, hours(2).getTime()],
    [{ ...sale, sale_expire_at: hours(-0.5) }, Infinity],
    [{ available_on: hours(5) }, hours(5).getTime()],
    [{ ...sale, available_on: hours(0.5) }, hours(0.5).getTime()],
  ])('change when a sale starts or ends, or the date is reached: %#', (change, at) =>
    expect(made(change).changesAt).toBe(at),
  );
});

it.each<[string, Change, object]>([
  ['no picture', { images: [] }, { image: null, images: [] }],
  ['no stock', { variants: [variant(70, { stock: 0 })] }, { total_on_hand: 0, can_supply: false, vid: 70, sizes: [] }],
  ['no stock, backorderable', { variants: [variant(70, { stock: 0, backorderable: true })] }, { can_supply: true }],
  ['no variant', { variants: [] }, { total_on_hand: 0, sku: '', vid: 0, can_supply: false }],
  ['the first in stock', { variants: [variant(70, { stock: 0 }), variant(71)] }, { vid: 71, sku: 'SKU-70' }],
  ['no brand', { brand_code: null, brand_name: null }, { brand: null }],
  ['a trip', { kind: 'trip', taxon_permalink: 'trips' }, { custom_suggestion: true, suggestion: true, l1: null }],
  ['a hotel', { kind: 'hotel' }, { custom_suggestion: false, suggestion: true }],
  ['English only', { text: { en: { name: 'Tent', description: '' } } }, { name: 'Tent', title: 'Tent' }],
  ['no text at all', { text: {} }, { name: 'esgii-gutal-grey', description: '' }],
])('with %s', (_, change, expected) => expect(document(change)).toMatchObject(expected));

describe('series', () => {
  const named = (name: string, change: Change = {}): string =>
    document({ text: { mn: { name, description: '' } }, ...change }).series;

  it('is the same for the models of a product', () =>
    expect(named('«Хангай» эсгий гутал, саарал')).toBe(named('«Хангай» эсгий гутал, хар, хос')));

  it.each([
    ['another product', named('«Булган» гутал, хар')],
    ['another vendor', named('«Хангай» эсгий гутал', { vendor_code: 'zam' })],
    ['another taxon', named('«Хангай» эсгий гутал', { taxon_permalink: 'goods' })],
  ])('differs for %s', (_, series) => expect(series).not.toBe(named('«Хангай» эсгий гутал')));
});

it.each<[string, Change, boolean]>([
  ['as it is', {}, true],
  ['at one tugrik', { price: 1 }, false],
  ['at two', { price: 2 }, true],
  ['on sale for one', { selling_price: 1 }, false],
  ['sold out', { variants: [variant(70, { stock: 0 })] }, false],
  ['oversold', { variants: [variant(70, { stock: -1 })] }, false],
  ['oversold in one size', { variants: [variant(70, { stock: -3 }), variant(71, { stock: 1 })] }, true],
  ['a millisecond early', { available_on: new Date(now.getTime() + 1) }, false],
  ['without a picture', { images: [] }, false],
  ['unpublished', { published: false }, false],
])('is listed or not: %s', (_, change, isListed) => expect(made(change).isListed).toBe(isListed));

it('knows the names of its taxons, root first', () =>
  expect(made().taxons.map(({ permalink, name }) => [permalink, name.en])).toEqual([
    ['goods', 'Goods'],
    ['goods/fashion', 'Fashion'],
    ['goods/fashion/shoes', 'Shoes'],
  ]));

it('has the point of its main picture that stays in view', () => {
  const focus = { x: 20, y: 80 };
  expect(document()).not.toHaveProperty('focus');
  expect(document({ image_details: { boots_side: { focus } } })).not.toHaveProperty('focus');
  const found = document({ image_details: { boots: { focus } } });
  expect(searchDocumentSchema.strict().parse(found)).toMatchObject({ focus });
});
