import { limits } from '@ortoo/contracts';
import { persisted } from './persist';
import { showToast } from './toasts.store';

const isList = (isItem: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isItem);
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

/** Layout of product lists. */
export const $listLayout = persisted<'grid' | 'list'>(
  'listLayout',
  'grid',
  value => value === 'grid' || value === 'list',
);
