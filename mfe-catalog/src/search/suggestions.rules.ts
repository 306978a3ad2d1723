import { limits, type LocaleId, type SearchBody, type SearchQuery } from '@ortoo/contracts';

/** One line under the search box. */
export interface Suggestion {
  id: string;
  kind: 'recent' | 'category' | 'product' | 'all';
  label: string;
  /** Where it leads, without the locale prefix. */
  path: string;
  image?: string;
  price?: number;
}

/** What the search service suggests. */
export interface Suggested {
  total: number;
  products: { id: number; slug: string; name: string; image: string | null; price: number }[];
}

/** Lines of categories above the products. */
const mostCategories = 3;

export const suggestBody = (query: SearchQuery, locale: LocaleId, suggest?: SearchBody['suggest']): SearchBody => ({
  query,
  ...(suggest && { suggest }),
  size: limits.suggest,
  _source: ['id', 'slug', 'name', `translated.${locale}.name`, 'image', 'selling_price'],
});

export const resultsPath = (words: string): string => `/products?q=${encodeURIComponent(words)}`;

const recent = (history: readonly string[]): Suggestion[] =>
  history.map((words, at) => ({ id: `recent-${at}`, kind: 'recent', label: words, path: resultsPath(words) }));

interface Known {
  words: string;
  history: readonly string[];
  categories: readonly { permalink: string; name: string }[];
  suggested: Suggested | undefined;
  /** Folds what people type differently: upper case, letters that look alike. */
  fold: (text: string) => string;
  /** Label of the line that leads to all results. */
  seeAll: (total: number) => string;
}

/** The lines under the box: the last searches while it is empty, else categories, products and the way to all of them. */
export const suggestionsFor = ({ words, history, categories, suggested, fold, seeAll }: Known): Suggestion[] => {
  if (!words) return recent(history);
  const named = categories.filter(({ name }) =>
    fold(name)
      .split(/[\s,]+/)
      .some(part => part.startsWith(fold(words))),
  );
  const { products = [], total = 0 } = suggested ?? {};
  return [
    ...named.slice(0, mostCategories).map(({ permalink, name }): Suggestion => ({
      id: `category-${permalink.replaceAll('/', '-')}`,
      kind: 'category',
      label: name,
      path: `/t/${permalink}`,
    })),
    ...products.map(({ id, slug, name, image, price }): Suggestion => ({
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

/** A label cut where it meets what was typed: before, the match, after. */
export const markedPart = (label: string, words: string): [string, string, string] => {
  const at = words ? label.toLowerCase().indexOf(words.toLowerCase()) : -1;
  return at < 0
    ? [label, '', '']
    : [label.slice(0, at), label.slice(at, at + words.length), label.slice(at + words.length)];
};
