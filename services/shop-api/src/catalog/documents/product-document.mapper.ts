import { type SearchDocument, type SearchVariant, suggestionsFor } from '@ortoo/contracts';
import type { Text } from '../../db/schema.types';
import { maybePicture, maybeTime, time } from '../../http/display';
import { pick } from '../../http/locale';
import { nextChange, priceFrom, type PriceNow } from '../pricing.rules';
import { pathOf } from '../taxon.rules';
import { isListed } from '../visibility.rules';
import type { Options, VariantRow } from '../variants.tables';
import type { ProductRow } from '../products.tables';
import { synonymsOf } from '../search-rules/search-text.rules';

/** What is known of a product at one moment, in every language. Cards, pages and the search index are made from it. */
export interface ProductDocument {
  /** Its fields, as the search service answers them. */
  fields: SearchDocument;
  /** Its taxons, root first. */
  taxons: readonly { permalink: string; name: Text }[];
  /** What it is also called, by the synonyms that staff have set. */
  also: readonly string[];
  /** Whether lists and searches show it. */
  isListed: boolean;
  /** When a sale starts or ends, or its date is reached, in milliseconds; Infinity without such a time. */
  changesAt: number;
}

/** What the rows of a product refer to. */
export interface Lookups {
  /** Names of taxons by permalink. */
  taxons: ReadonlyMap<string, Text>;
  options: Options;
  /** Groups of words that find the same products. */
  synonyms?: readonly (readonly string[])[];
}

const inMongolian = (text: Text): string => pick(text, 'mn', 'mn') ?? '';

const codesOf = (ids: readonly number[], { types, values }: Options): Record<string, string> =>
  Object.fromEntries(
    ids.flatMap(id => {
      const value = values.get(id);
      const type = value && types.get(value.option_type_id);
      return value && type ? [[type.code, value.code]] : [];
    }),
  );

const variantOf = (row: VariantRow, product: ProductRow, { options }: Lookups, now: Date): SearchVariant => {
  const { price, selling } = priceFrom(product, row, now);
  return {
    id: row.id,
    sku: row.sku,
    image: maybePicture(row.image),
    price,
    selling_price: selling,
    option_values: {
      ...(product.details.colour && { colour: product.details.colour }),
      ...codesOf(row.option_value_ids, options),
    },
    stock: row.stock,
    total_on_hand: row.stock,
    converted_price: selling,
    backorderable: row.backorderable,
  };
};

/** The price from which a product is sold: that of its cheapest variant in stock. */
const cheapest = (product: ProductRow, rows: readonly VariantRow[], now: Date): PriceNow => {
  const inStock = rows.filter(({ stock }) => stock > 0);
  const prices = (inStock.length > 0 ? inStock : rows).map(row => priceFrom(product, row, now));
  const own = priceFrom(product, undefined, now);
  return prices.reduce((best, one) => (one.selling < best.selling ? one : best), prices[0] ?? own);
};

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter(value => value !== undefined)),
];

/** Names of models are equal up to a comma: «Хангай» эсгий гутал, саарал. */
const seriesOf = (row: ProductRow, name: string): string => {
  const [model = name] = name.split(',');
  const words =
    model
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [row.vendor_code, row.taxon_permalink, words.join('-')].join(':');
};

const namesOf = ({ text }: ProductRow): string[] => Object.values(text).map(({ name }) => name);

/** The product as it is at a moment. */
export const serializeDocument = (
  row: ProductRow,
  rows: readonly VariantRow[],
  lookups: Lookups,
  now: Date,
): ProductDocument => {
  const { price, selling, percent } = cheapest(row, rows, now);
  const variants = rows.map(variant => variantOf(variant, row, lookups, now));
  const { name, description } = pick(row.text, 'mn', 'mn') ?? { name: row.slug, description: '' };
  const path = pathOf(row.taxon_permalink);
  const inStock = variants.filter(variant => variant.stock > 0);
  const taxonName = inMongolian(row.taxon_name);
  const focus = row.image_details[row.images[0] ?? '']?.focus;
  const total_on_hand = inStock.reduce((sum, { stock }) => sum + stock, 0);
  return {
    fields: {
      id: row.id,
      slug: row.slug,
      title: name,
      name,
      description,
      image: maybePicture(row.images[0]),
      ...(focus && { focus }),
      images: row.images.flatMap(image => maybePicture(image) ?? []),
      created_at: time(row.available_on),
      property: row.specifications.map(({ name: label, value }) => ({ name: { ...label }, value: { ...value } })),
      price,
      selling_price: selling,
      sku: variants[0]?.sku ?? '',
      vid: (inStock[0] ?? variants[0])?.id ?? 0,
      product_cat: row.kind,
      badges: row.badge_ids,
      translated: row.text,
      average_rating: row.average_rating,
      total_reviews: row.total_reviews,
      total_on_hand,
      available_on: time(row.available_on),
      sale_percent: percent,
      // The price of a night depends on its day.
      is_from: row.kind === 'hotel' || inStock.some(variant => variant.selling_price > selling),
      sale_start_at: maybeTime(row.sale_start_at),
      sale_expire_at: maybeTime(row.sale_expire_at),
      store: {
        name: inMongolian(row.vendor_name),
        translated: row.vendor_name,
        logo: maybePicture(row.vendor_logo),
        code: row.vendor_code,
        vendor_id: row.vendor_id,
      },
      brand:
        row.brand_code && row.brand_name
          ? { code: row.brand_code, name: inMongolian(row.brand_name), translated: row.brand_name }
          : null,
      variants,
      series: seriesOf(row, name),
      sizes: distinct(inStock.map(({ option_values }) => option_values.size)),
      colours: distinct(inStock.map(({ option_values }) => option_values.colour)),
      l0: path[0] ?? null,
      l1: path[1] ?? null,
      l2: path[2] ?? null,
      l3: path[3] ?? null,
      l4: path[4] ?? null,
      taxonomy: { id: row.taxon_id, permalink: row.taxon_permalink },
      keyword: { id: row.taxon_id, name: taxonName, mn: taxonName, gpc_txt: null, gpc: null },
      currency: 'MNT',
      alcohol: row.alcohol,
      can_supply: inStock.length > 0 || variants.some(variant => variant.backorderable),
      ...suggestionsFor(row.kind, row.details),
    },
    taxons: path.flatMap(permalink => {
      const name = lookups.taxons.get(permalink);
      return name ? [{ permalink, name }] : [];
    }),
    also: synonymsOf(namesOf(row), lookups.synonyms ?? []),
    isListed: isListed({ ...row, selling, total_on_hand }, now),
    changesAt: nextChange(row, now),
  };
};
