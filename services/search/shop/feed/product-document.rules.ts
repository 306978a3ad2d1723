import { localeIds, type LocaleId } from '@ortoo/contracts';
import type { ProductDocument } from '@ortoo/shop-api/product-source';
import type { IndexDocument } from './index-writer';
import { collationKey } from '../mongolian/collation-key.rules';
import { alsoCalled } from '../mongolian/spoken-words.rules';

/** The fields that a product is found and sorted by, in addition to those that are answered. */
interface Derived extends Record<string, unknown> {
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
}

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter(value => value !== undefined)),
];

/** Taxons whose name describes the product: not the widest, and none that names several kinds at once. */
const searchable = (taxons: ProductDocument['taxons']): ProductDocument['taxons'] =>
  taxons.filter(
    ({ permalink, name }, depth) =>
      depth === taxons.length - 1 ||
      (permalink !== 'goods' && !(name.mn ?? Object.values(name)[0] ?? '').includes(',')),
  );

/** A locale without a name uses the English one, so few keys are computed. */
function nameKeys({ fields: { name, translated } }: ProductDocument): Record<LocaleId, string> {
  const keys = new Map<string, string>();
  const keyOf = (text: string): string => {
    const key = keys.get(text) ?? collationKey(text);
    keys.set(text, key);
    return key;
  };
  const nameIn = (locale: LocaleId): string => translated[locale]?.name ?? translated.en?.name ?? name;
  return Object.fromEntries(localeIds.map(locale => [locale, keyOf(nameIn(locale))])) as Record<LocaleId, string>;
}

function derivedOf(product: ProductDocument): Derived {
  const { name, translated, store, brand, total_reviews } = product.fields;
  const taxons = searchable(product.taxons).flatMap(taxon => Object.values(taxon.name));
  const names = distinct([name, ...Object.values(translated).map(text => text.name)]);
  const also = alsoCalled([name, ...taxons].join(' '));
  const owners = [store.translated, brand?.translated ?? {}].flatMap(owner => Object.values(owner));
  return {
    name_key: nameKeys(product),
    names: names.filter(other => other !== name),
    taxons,
    also,
    vocabulary: distinct([...names, ...taxons, ...also, ...owners]),
    suggest: { input: distinct([...names, ...also]), weight: 1 + total_reviews },
  };
}

/** A product as the index stores it. */
export const documentOf = (product: ProductDocument): IndexDocument & { source: Derived } => ({
  id: String(product.fields.id),
  source: { ...product.fields, ...derivedOf(product) },
});
