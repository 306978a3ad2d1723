import { amountTerms } from '@ortoo/contracts';
import { type Locale, locales } from '@ortoo/i18n/locales';
import type { ProductDocument } from '@ortoo/shop-api/product-source';
import type { IndexDocument } from './index-writer';
import { collationKey } from '../mongolian/collation-key.rules';
import { alsoCalled, presentFor } from '../mongolian/spoken-words.rules';

/** The fields that a product is found and sorted by, in addition to those that are answered. */
interface Derived extends Record<string, unknown> {
  /** Sort keys of the name per language. */
  name_key: Record<Locale, string>;
  /** Names in languages other than Mongolian. */
  names: string[];
  /** Names of its taxons, in every language. */
  taxons: string[];
  /** Colloquial loan words and short forms, and for whom it is a present. */
  also: string[];
  /** Numbers of its name and options: `700ml`. */
  amounts: string[];
  /** Single sizes in stock: those of `36-39` and of `s-m`, too. */
  fits: string[];
  /** Numbers of the codes of its variants: `57070` of `OR-57070`. */
  codes: string[];
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
    ({ permalink, name }) => permalink !== 'goods' && !(name.mn ?? Object.values(name)[0] ?? '').includes(','),
  );

/** English words of the list complete no prefix: products have English names, and one text for many is slow. */
const isLatin = /[a-z]/;

/** Options whose codes are numbers of a unit. */
const optionUnits = { storage: 'gb' } as const;

const optionAmounts = ({ variants }: ProductDocument['fields']): string[] =>
  distinct(
    variants.flatMap(({ option_values }) =>
      Object.entries(optionUnits).flatMap(([option, unit]) =>
        /^\d+$/.test(option_values[option] ?? '') ? [`${option_values[option]} ${unit}`] : [],
      ),
    ),
  );

/** Sizes may be a range of numbers or two letters. */
const fitsOf = (size: string): string[] => {
  const [from = '', to] = size.split('-');
  if (to === undefined) return [size];
  if (!/^\d+-\d+$/.test(size)) return [from, to];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at));
};

/** A locale without a name uses the English one, so few keys are computed. */
function nameKeys({ fields: { name, translated } }: ProductDocument): Record<Locale, string> {
  const keys = new Map<string, string>();
  const keyOf = (text: string): string => {
    const key = keys.get(text) ?? collationKey(text);
    keys.set(text, key);
    return key;
  };
  const nameIn = (locale: Locale): string => translated[locale]?.name ?? translated.en?.name ?? name;
  return Object.fromEntries(locales.map(locale => [locale, keyOf(nameIn(locale))])) as Record<Locale, string>;
}

function derivedOf(product: ProductDocument): Derived {
  const { name, translated, store, brand, sizes, variants, total_reviews } = product.fields;
  const taxonNames = searchable(product.taxons).flatMap(taxon => Object.values(taxon.name));
  const taxons = distinct([...taxonNames, ...alsoCalled(taxonNames.join(' '))]);
  const names = distinct([name, ...Object.values(translated).map(text => text.name)]);
  const also = distinct([...alsoCalled(name), ...product.also]);
  const owners = [store.translated, brand?.translated ?? {}].flatMap(owner => Object.values(owner));
  return {
    name_key: nameKeys(product),
    names: names.filter(other => other !== name),
    taxons,
    also: [...also, ...presentFor(name)],
    amounts: amountTerms([...names, ...taxonNames, ...optionAmounts(product.fields)]),
    fits: distinct(sizes.flatMap(fitsOf)),
    codes: distinct(variants.flatMap(({ sku }) => sku.match(/\b\d{4,}\b/g) ?? [])),
    vocabulary: distinct([...names, ...taxons, ...also, ...owners]),
    suggest: { input: distinct([...names, ...also.filter(word => !isLatin.test(word))]), weight: 1 + total_reviews },
  };
}

/** A product as the index stores it. */
export const documentOf = (product: ProductDocument): IndexDocument & { source: Derived } => ({
  id: String(product.fields.id),
  source: { ...product.fields, ...derivedOf(product) },
});
