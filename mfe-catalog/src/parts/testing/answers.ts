import {
  type FacetName,
  facetNames,
  type Facets,
  type InputOf,
  type Listing,
  type ListingCard,
  type Product,
  type Taxon,
} from '@ortoo/contracts';
import {
  getProduct,
  getSimilarProducts,
  listBrands,
  listOptionTypes,
  listProductReviews,
  listTaxons,
  listVendors,
} from '@ortoo/contracts/endpoints';
import type { getListingSchemas } from '@ortoo/contracts/schema';
import { answer } from '@ortoo/testing/fake-api';
import { brand, vendors } from './brand-answers';
import { reviewsAnswer } from './review-answers';
import { travelAnswers } from './travel-answers';

const names = ['«Хангай» эсгий гутал', '«Булган» арьсан гутал', 'Ноолууран ороолт', 'Аяллын үүргэвч'];

/** A product of a list; each number creates a different one. */
export const cardOf = (number: number, change: Partial<ListingCard> = {}): ListingCard => ({
  id: number,
  slug: `product-${number}`,
  name: `${names[number % names.length]} ${number}`,
  image: '/pictures/feltboot_grey_a',
  price: 100_000 + number * 1000,
  selling_price: 100_000 + number * 1000,
  sale_percent: 0,
  average_rating: 4.5,
  total_reviews: 12,
  badges: [],
  vid: number * 10,
  by: 'Ул',
  ...change,
});

const facetsOf = (total: number): Facets => ({
  ...(Object.fromEntries(facetNames.map(name => [name, []])) as unknown as Pick<Facets, FacetName>),
  category: [
    ['goods', 80],
    ['trips', 20],
  ],
  brand: [
    ['ul', 60],
    ['zamch', 20],
    ['aduuchin', 0],
  ],
  store: [
    ['ulch', 60],
    ['zuslan', 40],
  ],
  size: [
    ['42', 9],
    ['l', 0],
    ['36', 7],
  ],
  colour: [
    ['brown', 30],
    ['black', 12],
  ],
  price: { low: 16_000, high: 490_000 },
  rating: { 4: 70, 3: 90, 2: 0 },
  on_sale: 12,
  in_stock: total,
});

/** Query of a recorded request for a list. */
export const queryOf = ({ params = {} }: { params?: Record<string, unknown> | undefined }) =>
  params as NonNullable<InputOf<typeof getListingSchemas>['query']>;

/** A list of `total` products, page by page. */
export const listingAnswer =
  (total: number, change: Partial<Listing> = {}) =>
  (call: { params?: Record<string, unknown> | undefined }): Listing => {
    const { page = 1, per_page: size = 40, ids, facets } = queryOf(call);
    const before = (Number(page) - 1) * Number(size);
    const count = Math.max(0, Math.min(Number(size), total - before));
    const numbers = ids?.split(',').map(Number) ?? Array.from({ length: count }, (_, at) => before + at + 1);
    return {
      cards: numbers.map(number => cardOf(number)),
      total,
      facets: facets ? facetsOf(total) : null,
      near: [],
      source: 'search',
      ...change,
    };
  };

const taxon = (id: number, permalink: string, name: string, parent: number | null): Taxon => ({
  id,
  parent_id: parent,
  depth: permalink.split('/').length - 1,
  position: id,
  permalink,
  name,
  n: name,
  translation_en: name,
  icon: null,
  image: null,
  products_count: 5,
});

export const taxons = [
  taxon(1, 'goods', 'Бараа', null),
  taxon(2, 'goods/shoes', 'Гутал', 1),
  taxon(3, 'goods/shoes/boots', 'Түрийтэй гутал', 2),
  taxon(4, 'goods/shoes/slippers', 'Углааш', 2),
  taxon(5, 'trips', 'Аялал', null),
];

const colour = (name: string, presentation: string, swatch: string) => ({
  id: name.length,
  option_type: 'colour',
  name,
  presentation,
  swatch,
});
const size = (name: string) => ({ id: Number(name), option_type: 'size', name, presentation: name, swatch: null });
const [black, brown] = [colour('black', 'хар', '#22252b'), colour('brown', 'хүрэн бор', '#7a4b2a')];
const colourType = { id: 1, name: 'colour', presentation: 'Өнгө', option_values: [black, brown] };
const sizeType = { id: 2, name: 'size', presentation: 'Размер', option_values: ['40', '41', '42'].map(size) };

const money = (amount: number) => `${amount}.0`;

const variant = (
  id: number,
  values: Product['variants'][number]['option_values'],
  stock: number,
  selling = 329_000,
): Product['variants'][number] => ({
  id,
  sku: `OR-${id}`,
  price: money(329_000),
  display_price: '',
  selling_price: money(selling),
  display_selling_price: '',
  currency: 'MNT',
  image: `/pictures/tallboot_${values[0]?.name ?? 'black'}_a`,
  option_values: values,
  options_text: '',
  total_on_hand: stock,
  backorderable: false,
  in_stock: stock > 0,
  max_quantity: Math.min(stock, 99),
});

/** Boots in two colours and three sizes: brown 42 does not exist, black 41 is sold out, brown 40 is cheaper. */
export const boots: Product = {
  id: 50,
  slug: 'bulgan',
  sku: 'OR-501',
  kind: 'goods',
  name: '«Булган» арьсан гутал',
  price: money(329_000),
  display_price: '',
  selling_price: money(329_000),
  display_selling_price: '',
  currency: 'MNT',
  sale_percent: 0,
  sale_start_at: null,
  sale_expire_at: '2026-12-01T16:00:00.000Z',
  available_on: '2026-01-01T00:00:00.000Z',
  image: '/pictures/tallboot_black_a',
  badges: [{ id: 1, code: 'handmade', name: 'Гар урлал', tone: 'neutral' }],
  brand: { code: 'ul', name: 'Ул', logo: null },
  store: { vendor_id: 1, code: 'ulch', name: 'Ул гутлын урлан', logo: null },
  taxon: { id: 3, permalink: 'goods/shoes/boots', name: 'Түрийтэй гутал' },
  average_rating: 4.7,
  total_reviews: 142,
  total_on_hand: 16,
  variant_id: null,
  vid: 501,
  alcohol: false,
  description: 'Үхрийн арьсан дээр, хонины нэхий дотор.',
  meta_title: '«Булган» арьсан гутал',
  meta_description: 'Үхрийн арьсан дээр, хонины нэхий дотор.',
  locale: 'mn',
  images: [{ url: '/pictures/tallboot_black_a', alt: '' }],
  option_types: [colourType, sizeType],
  variants: [
    variant(501, [black, size('40')], 10),
    variant(502, [black, size('41')], 0),
    variant(503, [black, size('42')], 3),
    variant(504, [brown, size('40')], 1, 299_000),
    variant(505, [brown, size('41')], 2),
  ],
  properties: [{ name: 'Материал', value: 'Үхрийн арьс' }],
  details: {
    valid_days: null,
    event_at: null,
    place: null,
    stars: null,
    amenities: [],
    days: null,
    departures: [],
  },
  breadcrumbs: taxons.slice(0, 3).map(({ permalink, name }) => ({ permalink, name })),
  shippable: true,
  package_contents: ['Гутал', 'Даавуун уут'],
  has_nutrition: false,
  size_guide: 'shoes',
  return_hours: 48,
  delivery_hours: { city: [24, 48], country: [48, 72] },
};

/** Responses of the services when this remote runs alone; its tests use the same. */
export const answers = {
  'GET /listing': listingAnswer(100),
  ...answer(listTaxons, { taxons }),
  ...answer(listBrands, {
    brands: [brand(1, 'ul', 'Ул', 60), brand(2, 'zamch', 'Замч', 20), brand(3, 'aduuchin', 'Адуучин', 0)],
  }),
  ...answer(listVendors, { vendors }),
  ...answer(listOptionTypes, {
    option_types: [
      colourType,
      { ...sizeType, option_values: [size('36'), size('42'), { ...size('43'), name: 'l', presentation: 'L' }] },
    ],
  }),
  ...answer(getProduct, boots, { slug: boots.slug }),
  ...answer(
    getSimilarProducts,
    { models: [cardOf(1), cardOf(2)], related: [3, 4, 5].map(id => cardOf(id)) },
    { slug: boots.slug },
  ),
  ...travelAnswers(boots),
  ...answer(listProductReviews, reviewsAnswer(8), { slug: boots.slug }),
};
