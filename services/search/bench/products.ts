import {
  type Lookups,
  type ProductDocument,
  type ProductRow,
  serializeDocument,
  type VariantRow,
} from '@ortoo/shop-api/product-source';
import { randomFrom } from '../engine/testing/random';

/** The current time of the benchmark. */
export const benchNow = new Date('2026-11-21T00:00:00Z');

const goods: readonly [mn: string, en: string][] = [
  ['гутал', 'boots'],
  ['дээл', 'deel'],
  ['ороолт', 'scarf'],
  ['малгай', 'hat'],
  ['цүнх', 'bag'],
  ['аяга', 'cup'],
  ['утас', 'phone'],
  ['цамц', 'sweater'],
  ['бээлий', 'gloves'],
  ['хөнжил', 'blanket'],
  ['чихэвч', 'headphones'],
  ['цай', 'tea'],
  ['тогоо', 'pot'],
  ['ном', 'book'],
  ['тоглоом', 'toy'],
  ['гэрэл', 'lamp'],
  ['майхан', 'tent'],
  ['шампунь', 'shampoo'],
  ['хивс', 'carpet'],
  ['эмээл', 'saddle'],
];
const kinds: readonly [mn: string, en: string][] = [
  ['эсгий', 'felt'],
  ['арьсан', 'leather'],
  ['ноолууран', 'cashmere'],
  ['торгон', 'silk'],
  ['модон', 'wooden'],
  ['мөнгөн', 'silver'],
  ['өвлийн', 'winter'],
  ['зуны', 'summer'],
  ['хүүхдийн', "children's"],
  ['эрэгтэй', "men's"],
  ['эмэгтэй', "women's"],
  ['аяллын', 'travel'],
];
const colours = ['black', 'white', 'brown', 'grey', 'blue', 'red', 'green', 'sand'];
const sizes = ['36', '37', '38', '39', '40', '41', '42', '43', 'S', 'M', 'L', 'XL'];
const phrases: readonly [mn: string, en: string][] = [
  ['Гараар хийсэн, дулаан, хөнгөн', 'Made by hand, warm and light'],
  ['Өвлийн хүйтэнд ч дулаан байна', 'Stays warm even in the cold of winter'],
  ['Угаахад хэлбэрээ алдахгүй', 'Keeps its shape when washed'],
  ['Бэлэгт тохиромжтой хайрцагтай', 'Comes in a box fit for a present'],
  ['Монголд үйлдвэрлэсэн чанартай бүтээгдэхүүн', 'A quality product made in Mongolia'],
  ['Хоёр жилийн баталгаатай', 'With a warranty of two years'],
];
const syllables = [
  'ал',
  'бат',
  'гэр',
  'дуу',
  'ийн',
  'хан',
  'мөн',
  'нар',
  'оюу',
  'сүх',
  'тэн',
  'уул',
  'цэц',
  'эрд',
  'яру',
];

const taxonCount = 200;
const permalink = (at: number): string => {
  const [upper, middle] = [at % 8, at % 40];
  return `goods/g${upper}/g${upper}-${middle}/t${at}`;
};

const nameOf = (at: number) => ({ mn: `Ангилал ${at}`, en: `Category ${at}` });

const optionType = (id: number, code: string) => ({ id, code, name: {}, position: id });
const optionValue = (id: number, option_type_id: number, code: string) =>
  [id, { id, option_type_id, code, name: {}, swatch: null, position: id }] as const;

/** The names that rows reference. */
const lookups: Lookups = {
  taxons: new Map(Array.from({ length: taxonCount }, (_, at) => [permalink(at), nameOf(at)] as const)),
  options: {
    types: new Map([
      [1, optionType(1, 'size')],
      [2, optionType(2, 'colour')],
    ]),
    values: new Map([
      ...sizes.map((size, at) => optionValue(at + 1, 1, size)),
      ...colours.map((colour, at) => optionValue(at + 101, 2, colour)),
    ]),
  },
};

/** Rows as in the shop's tables: about 19 in 100 are hidden, without stock, price or picture, or with a future date. */
function* benchRows(count: number, now: Date, seed = 1): Generator<[ProductRow, VariantRow[]]> {
  const random = randomFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const skewed = (limit: number): number => Math.floor(random() ** 2 * limit);
  const one = <T>(list: readonly T[]): T => list[skewed(list.length)] as T;
  const brandName = (): string => Array.from({ length: 3 }, () => one(syllables)).join('');
  const brands = Array.from({ length: 300 }, brandName);
  const vendors = Array.from({ length: 120 }, brandName);
  const day = 86_400_000;
  const dated = (days: number): Date => new Date(now.getTime() + days * day);

  for (let at = 0; at < count; at += 1) {
    const id = 100_000 + at;
    const [kind, thing, colour, brand, vendor] = [
      one(kinds),
      one(goods),
      one(colours),
      skewed(brands.length),
      skewed(vendors.length),
    ];
    const series = `${one(syllables)}${one(syllables)}${one(syllables)} ${below(90)}`;
    const [first, second] = [one(phrases), one(phrases)];
    const price = 1_000 * (5 + skewed(2_000));
    const taxon = skewed(taxonCount);
    const isHidden = random() < 0.19;
    const why = below(4);
    const variants = Array.from({ length: 1 + below(3) }, (_, nth): VariantRow => ({
      id: id * 10 + nth,
      product_id: id,
      position: nth,
      sku: `OR-${id}-${nth}`,
      price: null,
      selling_price: null,
      stock: isHidden && why === 0 ? 0 : 1 + below(40),
      backorderable: false,
      image: null,
      option_value_ids: [1 + below(sizes.length), 101 + colours.indexOf(colour)],
    }));
    const row: ProductRow = {
      id,
      published: true,
      brand_id: brand,
      option_type_ids: [1, 2],
      details: {},
      image_details: {},
      lock_version: 0,
      slug: `product-${id}`,
      kind: 'goods',
      text: {
        mn: {
          name: `${kind[0]} ${thing[0]} «${series}», ${brands[brand] ?? ''}`,
          description: `${first[0]}. ${second[0]}.`,
        },
        en: { name: `${series} ${kind[1]} ${thing[1]}, ${colour}`, description: `${first[1]}. ${second[1]}.` },
      },
      price: isHidden && why === 1 ? 1 : price,
      selling_price: random() < 0.3 ? Math.round(price * 0.8) : null,
      sale_start_at: null,
      sale_expire_at: null,
      available_on: dated(isHidden && why === 2 ? 30 : -below(700)),
      alcohol: false,
      images: isHidden && why === 3 ? [] : [`picture-${at % 500}`],
      specifications: [{ name: { mn: 'Өнгө', en: 'Colour' }, value: { mn: colour, en: colour } }],
      badge_ids: random() < 0.2 ? [1 + below(8)] : [],
      average_rating: Math.round(random() * 50) / 10,
      total_reviews: below(200),
      taxon_id: 1_000 + (at % taxonCount),
      taxon_permalink: permalink(taxon),
      taxon_name: nameOf(taxon),
      vendor_id: vendor,
      vendor_code: `vendor-${vendor}`,
      vendor_name: { mn: vendors[vendor] ?? '', en: vendors[vendor] ?? '' },
      vendor_logo: null,
      brand_code: `brand-${brand}`,
      brand_name: { mn: brands[brand] ?? '', en: brands[brand] ?? '' },
      brand_logo: null,
      lowest_season_percent: null,
      weekend_percent: null,
    };
    yield [row, variants];
  }
}

/** Generated products, as the catalog gives them to the index. */
export function* benchDocuments(count: number, seed = 1): Generator<ProductDocument> {
  for (const [row, variants] of benchRows(count, benchNow, seed))
    yield serializeDocument(row, variants, lookups, benchNow);
}
