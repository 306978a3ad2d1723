import { locales } from '@ortoo/i18n';
import type { Json } from '../../engine/index';

const keyword = { type: 'keyword' };
const long = { type: 'long' };
const float = { type: 'float' };
const date = { type: 'date' };
const boolean = { type: 'boolean' };

/** Analyzed in three forms: as written, stemmed, and by the spelling shared with Latin typing. */
const text = { type: 'text', analyzer: 'mongolian', search_analyzer: 'mongolian_search' };

/** The same for a list: a word counts the same among few others and among many. */
const list = { ...text, norms: false };

/** Shown, but not searched: another field has the same text, or no search needs it. */
const shownText = { type: 'text', index: false };
const shownWord = { type: 'keyword', index: false, doc_values: false };

const inEveryLocale = (field: Json): Json => Object.fromEntries(locales.map(locale => [locale, field]));

/** The type of products in version 6 of the protocol. */
export const productType = 'product';

/** The searchable fields of a product, as an Elasticsearch mapping. */
export const productMappings = {
  dynamic: false,
  // Searched and sorted by, but not returned.
  _source: { excludes: ['name_key', 'names', 'taxons', 'also', 'amounts', 'fits', 'codes', 'vocabulary', 'suggest'] },
  properties: {
    id: long,
    title: shownText,
    name: text,
    translated: { properties: inEveryLocale({ properties: { name: shownText, description: shownText } }) },
    description: text,
    property: {
      properties: { name: { properties: inEveryLocale(shownText) }, value: { properties: inEveryLocale(shownText) } },
    },
    image: keyword,
    focus: { properties: { x: long, y: long } },
    images: shownWord,
    slug: keyword,
    sku: keyword,
    vid: long,
    created_at: date,
    available_on: date,
    product_cat: keyword,
    badges: long,
    price: long,
    selling_price: long,
    sale_percent: long,
    sale_start_at: date,
    sale_expire_at: date,
    average_rating: float,
    total_reviews: long,
    total_on_hand: long,
    store: {
      properties: {
        name: text,
        translated: { properties: inEveryLocale(shownText) },
        code: keyword,
        logo: shownWord,
        vendor_id: long,
      },
    },
    brand: { properties: { name: text, translated: { properties: inEveryLocale(shownText) }, code: keyword } },
    variants: {
      type: 'nested',
      properties: {
        id: long,
        sku: keyword,
        image: shownWord,
        price: long,
        selling_price: long,
        converted_price: long,
        stock: long,
        total_on_hand: long,
        backorderable: boolean,
        // A product may have other options: a seat, a room.
        option_values: { type: 'object', dynamic: true, properties: { size: keyword, colour: keyword } },
      },
    },
    sizes: keyword,
    colours: keyword,
    series: keyword,
    l0: keyword,
    l1: keyword,
    l2: keyword,
    l3: keyword,
    l4: keyword,
    taxonomy: { properties: { id: long, permalink: keyword } },
    keyword: { properties: { id: long, name: keyword, mn: keyword, gpc_txt: keyword, gpc: keyword } },
    currency: keyword,
    alcohol: boolean,
    is_from: boolean,
    can_supply: boolean,
    custom_suggestion: boolean,
    suggestion: boolean,
    name_key: { properties: inEveryLocale(keyword) },
    names: text,
    taxons: list,
    also: list,
    amounts: keyword,
    fits: keyword,
    codes: { ...keyword, doc_values: false },
    vocabulary: { type: 'text', analyzer: 'mongolian_words', index_options: 'docs', norms: false },
    suggest: { type: 'completion', analyzer: 'mongolian_beginnings' },
  },
} as const satisfies Json;
