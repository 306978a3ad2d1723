import { localeIds, suggestionsFor, type LocaleId, type SearchDocument, type SearchVariant } from '@ortoo/contracts';
import { collationKey } from './mongolian/collation-key.rules';
import { tokens } from './mongolian/fold.rules';
import { alsoCalled } from './mongolian/spoken-words.rules';
import type { Lookups, ProductRow, VariantRow } from './feed.tables';

/** A document, and the additional fields it is found by. */
export interface ProductDocument {
  document: SearchDocument;
  derived: {
    /** Sort keys of the name per language. */
    name_key: Record<LocaleId, string>;
    /** Names in languages other than Mongolian. */
    names: string[];
    /** Names of its taxons, in every language. */
    taxons: string[];
    /** Colloquial loan words and short forms. */
    also: string[];
    /** All words of the product, as the source of spelling corrections. */
    vocabulary: string[];
    /** Completions of a typed prefix, weighted by popularity. */
    suggest: { input: string[]; weight: number };
  };
}

const picture = (name: string | null | undefined): string | null => (name ? `/pictures/${name}` : null);
const inMongolian = (names: Partial<Record<string, string>>): string => names.mn ?? Object.values(names)[0] ?? '';
const words = (names: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).flatMap(([locale, text]) => (text === undefined ? [] : [[locale, text]])));

const time = (value: Date | null): number | null => (value === null ? null : new Date(value).getTime());

/** Whether the sale price applies now: within its period, or always without a period. */
export function saleRuns({ selling_price, sale_start_at, sale_expire_at }: ProductRow, now: Date): boolean {
  const [start, end] = [time(sale_start_at), time(sale_expire_at)];
  return selling_price !== null && (start === null || start <= now.getTime()) && (end === null || now.getTime() < end);
}

/** The next time at which the document changes: a sale starts or ends, or its date is reached. */
export function nextTurn({ sale_start_at, sale_expire_at, available_on }: ProductRow, now: Date): number {
  const changesAt = [sale_start_at, sale_expire_at, available_on]
    .map(time)
    .filter(turn => turn !== null && turn > now.getTime());
  return Math.min(Infinity, ...changesAt.map(Number));
}

function variantOf(row: VariantRow, product: ProductRow, onSale: boolean, { options }: Lookups): SearchVariant {
  const price = row.price ?? product.price;
  const reduced = row.selling_price ?? (row.price === null ? product.selling_price : null);
  const selling_price = onSale && reduced !== null ? Math.min(reduced, price) : price;
  const values = row.option_value_ids.flatMap(id => options.get(id) ?? []);
  const pairs = values.flatMap((value, at) => (at % 2 === 0 ? [[value, values[at + 1] ?? '']] : []));
  return {
    id: row.id,
    sku: row.sku,
    image: picture(row.image),
    price,
    selling_price,
    option_values: Object.fromEntries(pairs) as Record<string, string>,
    stock: row.stock,
    total_on_hand: row.stock,
    converted_price: selling_price,
    backorderable: row.backorderable,
  };
}

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter(value => value !== undefined)),
];

function levels(permalink: string): string[] {
  const steps = permalink.split('/');
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
}

/** Taxons whose name describes the product: not the widest, and none that names several kinds at once. */
const searchableOf = (path: readonly string[], { taxons }: Lookups): readonly string[] =>
  path.filter((permalink, depth) => {
    if (depth === path.length - 1) return true;
    return permalink !== 'goods' && !inMongolian(taxons.get(permalink) ?? {}).includes(',');
  });

/** Names of models are equal up to a comma: «Хангай» эсгий гутал, саарал. */
const seriesOf = (row: ProductRow, name: string): string =>
  [row.vendor.code, row.permalink, tokens(name.split(',')[0] ?? name).join('-')].join(':');

/** A locale without a name uses the English one, so few keys are computed. */
function nameKeys(row: ProductRow, name: string): Record<LocaleId, string> {
  const keys = new Map<string, string>();
  const keyOf = (text: string): string => {
    const key = keys.get(text) ?? collationKey(text);
    keys.set(text, key);
    return key;
  };
  const nameIn = (locale: LocaleId): string => row.text[locale]?.name ?? row.text.en?.name ?? name;
  return Object.fromEntries(localeIds.map(locale => [locale, keyOf(nameIn(locale))])) as Record<LocaleId, string>;
}

function derivedOf(
  row: ProductRow,
  name: string,
  path: readonly string[],
  lookups: Lookups,
): ProductDocument['derived'] {
  const namesOf = (permalink: string): string[] => Object.values(words(lookups.taxons.get(permalink) ?? {}));
  const taxons = searchableOf(path, lookups).flatMap(namesOf);
  const names = distinct([name, ...Object.values(row.text).map(text => text?.name)]);
  const also = alsoCalled([name, ...taxons].join(' '));
  const owners = [row.vendor.name, row.brand?.name ?? {}].flatMap(names => Object.values(words(names)));
  return {
    name_key: nameKeys(row, name),
    names: names.filter(other => other !== name),
    taxons,
    also,
    vocabulary: distinct([...names, ...taxons, ...also, ...owners]),
    suggest: { input: distinct([...names, ...also]), weight: 1 + row.total_reviews },
  };
}

/** The indexed document of a product at a given time. */
export function documentOf(row: ProductRow, lookups: Lookups, now: Date): ProductDocument {
  const onSale = saleRuns(row, now);
  const selling_price = onSale ? Math.min(row.selling_price ?? row.price, row.price) : row.price;
  const variants = (row.variants ?? []).map(variant => variantOf(variant, row, onSale, lookups));
  const text = row.text.mn ?? Object.values(row.text)[0];
  const name = text?.name ?? row.slug;
  const path = levels(row.permalink);
  const inStock = variants.filter(variant => variant.stock > 0);
  const taxonName = inMongolian(lookups.taxons.get(row.permalink) ?? {});
  const document: SearchDocument = {
    id: row.id,
    slug: row.slug,
    title: name,
    name,
    description: text?.description ?? '',
    image: picture(row.images[0]),
    images: row.images.flatMap(image => picture(image) ?? []),
    created_at: new Date(row.available_on).toISOString(),
    property: row.specifications.map(({ name: label, value }) => ({ name: words(label), value: words(value) })),
    price: row.price,
    selling_price,
    sku: variants[0]?.sku ?? '',
    vid: (inStock[0] ?? variants[0])?.id ?? 0,
    product_cat: row.kind,
    badges: row.badge_ids,
    translated: row.text as SearchDocument['translated'],
    average_rating: Number(row.average_rating),
    total_reviews: row.total_reviews,
    total_on_hand: variants.reduce((sum, { total_on_hand }) => sum + total_on_hand, 0),
    available_on: new Date(row.available_on).toISOString(),
    sale_percent: row.price > 0 ? Math.floor(((row.price - selling_price) * 100) / row.price) : 0,
    sale_start_at: row.sale_start_at ? new Date(row.sale_start_at).toISOString() : null,
    sale_expire_at: row.sale_expire_at ? new Date(row.sale_expire_at).toISOString() : null,
    store: {
      name: inMongolian(row.vendor.name),
      translated: words(row.vendor.name),
      logo: picture(row.vendor.logo),
      code: row.vendor.code,
      vendor_id: row.vendor.id,
    },
    brand: row.brand
      ? { code: row.brand.code, name: inMongolian(row.brand.name), translated: words(row.brand.name) }
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
    taxonomy: { id: row.taxon_id, permalink: row.permalink },
    keyword: { id: row.taxon_id, name: taxonName, mn: taxonName, gpc_txt: null, gpc: null },
    currency: 'MNT',
    alcohol: row.alcohol,
    can_supply: inStock.length > 0 || variants.some(variant => variant.backorderable),
    ...suggestionsFor(row.kind),
  };
  return { document, derived: derivedOf(row, name, path, lookups) };
}
