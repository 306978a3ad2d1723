import type { Listing } from '@ortoo/contracts';
import { beginsInLatin, wordsOf } from '../parts/latin-typing.rules';

/** One line below the search box. */
export interface Suggestion {
  id: string;
  kind: 'recent' | 'category' | 'brand' | 'product' | 'all';
  label: string;
  /** Path of its page, without the locale prefix. */
  path: string;
  image?: string;
  price?: number;
}

/** Pages that can be found by name. */
export interface Places {
  categories: readonly { permalink: string; name: string }[];
  brands: readonly { code: string; name: string }[];
}

/** Maximum number of categories, and of brands, above the products. */
const maxPlaces = 3;

export const resultsPath = (typed: string): string => `/products?q=${encodeURIComponent(typed)}`;

const recent = (history: readonly string[]): Suggestion[] =>
  history.map((typed, at) => ({ id: `recent-${at}`, kind: 'recent', label: typed, path: resultsPath(typed) }));

interface Known {
  typed: string;
  history: readonly string[];
  places: Places;
  suggested: Pick<Listing, 'cards' | 'near' | 'total'> | undefined;
  /** Normalizes spelling: upper case, similar letters. */
  fold: (text: string) => string;
  /** Label of the line that links to all results. */
  seeAll: (total: number) => string;
}

/**
 * Items whose name, or last part of the address, has a word with this prefix, the shorter names first. Addresses are
 * Latin in every locale, and a Cyrillic name is also found by its Latin spelling.
 */
const named = <Place extends { name: string }>(
  places: readonly Place[],
  addressOf: (place: Place) => string,
  { typed, fold }: Pick<Known, 'typed' | 'fold'>,
): Place[] => {
  const begins = (word: string) => fold(word).startsWith(fold(typed)) || beginsInLatin(word, typed);
  const lastPart = (address: string) => address.slice(address.lastIndexOf('/') + 1);
  return places
    .filter(place => [place.name, lastPart(addressOf(place))].flatMap(wordsOf).some(begins))
    .sort((a, b) => a.name.length - b.name.length)
    .slice(0, maxPlaces);
};

/**
 * The lines below the box: the last searches for an empty text, else categories, brands, products and a link to all.
 */
export const suggestionsFor = (known: Known): Suggestion[] => {
  const { typed: words, history, places, suggested, seeAll } = known;
  if (!words) return recent(history);
  const { cards = [], near = [], total = 0 } = suggested ?? {};
  return [
    ...named(places.categories, ({ permalink }) => permalink, known).map(({ permalink, name }): Suggestion => ({
      id: `category-${permalink.replaceAll('/', '-')}`,
      kind: 'category',
      label: name,
      path: `/t/${permalink}`,
    })),
    ...named(places.brands, ({ code }) => code, known).map(({ code, name }): Suggestion => ({
      id: `brand-${code}`,
      kind: 'brand',
      label: name,
      path: `/brands/${encodeURIComponent(code)}`,
    })),
    ...(cards.length > 0 ? cards : near).map(({ id, slug, name, image, selling_price: price }): Suggestion => ({
      id: `product-${id}`,
      kind: 'product',
      label: name,
      path: `/products/${slug}`,
      price,
      ...(image && { image }),
    })),
    ...(total > 0 ? [{ id: 'all', kind: 'all' as const, label: seeAll(total), path: resultsPath(words) }] : []),
  ];
};

/** A label split at the typed text: before, the match, after. */
export const markedPart = (label: string, typed: string): [string, string, string] => {
  const at = typed ? label.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  return at < 0
    ? [label, '', '']
    : [label.slice(0, at), label.slice(at, at + typed.length), label.slice(at + typed.length)];
};
