import { limits, type ProductCard } from '@ortoo/contracts';
import { addToHistory, removeFromHistory } from '@ortoo/contracts/endpoints';
import { call } from '@ortoo/http';
import { $searchHistory, $user, $viewedIds, pageApi } from '@ortoo/stores';

/** The history is a convenience: a failure of the server is not reported, and the next page has it. */
const quietly = (sent: Promise<unknown>): void => void sent.catch(() => undefined);

const forget = (query: { viewed?: number; all?: 'viewed' | 'searches' }): void => {
  if ($user.get()) quietly(call(pageApi(), removeFromHistory, { query }));
};

/** Removes one viewed product. */
export const forgetViewed = (id: ProductCard['id']): void => {
  $viewedIds.set($viewedIds.get().filter(entry => entry !== id));
  forget({ viewed: id });
};

/** Removes all of a kind. */
export const forgetAll = (all: 'viewed' | 'searches'): void => {
  if (all === 'viewed') $viewedIds.set([]);
  else $searchHistory.set([]);
  forget({ all });
};

/** Brings back what was removed. */
export const restoreHistory = (removed: { viewed?: readonly number[]; searches?: readonly string[] }): void => {
  const { viewed = [], searches = [] } = removed;
  $viewedIds.set([...new Set([...viewed, ...$viewedIds.get()])].slice(0, limits.viewed));
  $searchHistory.set([...new Set([...searches, ...$searchHistory.get()])].slice(0, limits.searchHistory));
  const body = { viewed: [...$viewedIds.get()], searches: [...$searchHistory.get()] };
  if ($user.get()) quietly(call(pageApi(), addToHistory, { body }));
};
