import { limits } from '@ortoo/contracts';
import { $compared, toggleCompare } from './collections.store';
import { $searchHistory, $viewedIds, forgetSearch, noteSearch, noteViewed } from './history.store';
import { $toasts, dismissToast, showToast, toastLimit } from './toasts.store';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

beforeEach(() => {
  for (const store of [$compared, $searchHistory, $viewedIds, $toasts]) store.set([]);
});

test('a product above the compare limit is rejected with a warning', () => {
  const slugs = upTo(limits.compare).map(String);
  expect(slugs.map(toggleCompare)).not.toContain(false);
  expect(toggleCompare('more')).toBe(false);
  expect($compared.get()).toEqual(slugs);
  expect($toasts.get()).toMatchObject([{ key: 'notices.compareFull', values: { limit: limits.compare } }]);
  expect(toggleCompare('1')).toBe(true);
  expect(toggleCompare('more')).toBe(true);
});

test('viewed products are listed once, newest first, up to a limit', () => {
  for (const id of [...upTo(limits.viewed + 2), 5]) noteViewed(id);
  expect($viewedIds.get()).toHaveLength(limits.viewed);
  expect($viewedIds.get().slice(0, 3)).toEqual([5, limits.viewed + 2, limits.viewed + 1]);
});

test('searches are listed once, newest first, up to a limit, and can be removed', () => {
  for (const text of ['гутал', '  ', ' хөнжил ', 'гутал']) noteSearch(text);
  expect($searchHistory.get()).toEqual(['гутал', 'хөнжил']);
  forgetSearch('гутал');
  expect($searchHistory.get()).toEqual(['хөнжил']);
  for (const number of upTo(limits.searchHistory + 1)) noteSearch(String(number));
  expect($searchHistory.get()).toHaveLength(limits.searchHistory);
});

test('a notice that is shown already is renewed, not shown twice', () => {
  $toasts.set([]);
  showToast({ tone: 'warning', key: 'notices.compareFull', values: { count: 4 } });
  showToast({ tone: 'success', text: 'Link copied.' });
  const again = showToast({ tone: 'warning', key: 'notices.compareFull', values: { count: 4 } });
  expect($toasts.get()).toMatchObject([{ text: 'Link copied.' }, { id: again, key: 'notices.compareFull' }]);
  $toasts.set([]);
});

test('a new notice replaces the oldest at the limit, and each can be dismissed', () => {
  const ids = upTo(toastLimit + 1).map(number => showToast({ tone: 'success', text: String(number) }));
  expect($toasts.get().map(({ id }) => id)).toEqual(ids.slice(1));
  dismissToast(ids[1]!);
  expect($toasts.get().map(({ id }) => id)).toEqual(ids.slice(2));
});
