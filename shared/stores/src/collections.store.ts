import { limits, type ProductCard } from '@ortoo/contracts';
import { persisted } from './persist';
import { showToast } from './toasts.store';

const isList = (isItem: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isItem);
const isNumber = (value: unknown) => typeof value === 'number';
const isString = (value: unknown) => typeof value === 'string';

/** Slugs of the products to compare. */
export const $compared = persisted<readonly string[]>('compared', [], isList(isString));

/** Adds a product to the comparison or removes it; one above the limit is rejected with a warning. */
export const toggleCompare = (slug: string): boolean => {
  const compared = $compared.get();
  if (compared.includes(slug)) {
    $compared.set(compared.filter(entry => entry !== slug));
    return true;
  }
  if (compared.length >= limits.compare) {
    showToast({ tone: 'warning', key: 'notices.compareFull', values: { limit: limits.compare } });
    return false;
  }
  $compared.set([...compared, slug]);
  return true;
};

/** Viewed products, newest first. */
export const $viewedIds = persisted<readonly ProductCard['id'][]>('viewed', [], isList(isNumber));

/** Records a viewed product. */
export const noteViewed = (id: ProductCard['id']): void =>
  $viewedIds.set([id, ...$viewedIds.get().filter(entry => entry !== id)].slice(0, limits.viewed));

/** Search history, newest first. */
export const $searchHistory = persisted<readonly string[]>('searchHistory', [], isList(isString));

/** Records a search. */
export const noteSearch = (query: string): void => {
  const text = query.trim();
  if (!text) return;
  $searchHistory.set([text, ...$searchHistory.get().filter(entry => entry !== text)].slice(0, limits.searchHistory));
};

/** Removes one search. */
export const forgetSearch = (query: string): void =>
  $searchHistory.set($searchHistory.get().filter(entry => entry !== query));

/** Layout of product lists. */
export const $listLayout = persisted<'grid' | 'list'>(
  'listLayout',
  'grid',
  value => value === 'grid' || value === 'list',
);
