import { limits, type ProductCard } from '@ortoo/contracts';
import { addToHistory, removeFromHistory } from '@ortoo/contracts/endpoints';
import { call } from '@ortoo/http';
import { pageApi } from './api';
import { followAccount } from './follow-account';
import { persisted } from './persist';
import { $user } from './session.store';

const isList = (type: 'number' | 'string') => (value: unknown) =>
  Array.isArray(value) && value.every(item => typeof item === type);

/** Viewed products, newest first. */
export const $viewedIds = persisted<readonly ProductCard['id'][]>('viewed', [], isList('number'));

/** Search history, newest first. */
export const $searchHistory = persisted<readonly string[]>('searchHistory', [], isList('string'));

/** Noted on this page before the account's history was here. */
const early: { viewed: number[]; searches: string[] } = { viewed: [], searches: [] };

const account = followAccount('history', {
  clear: () => {
    $viewedIds.set([]);
    $searchHistory.set([]);
  },
  join: async (userId, isGuests, own) => {
    const noted = isGuests ? { viewed: [...$viewedIds.get()], searches: [...$searchHistory.get()] } : { ...early };
    const { viewed, searches } = await call(pageApi(), addToHistory, { body: noted });
    if ($user.get()?.id !== userId) return;
    $viewedIds.set(viewed);
    $searchHistory.set(searches);
    Object.assign(early, { viewed: [], searches: [] });
    own();
  },
});

/** Synchronizes the history with the signed-in user. Call once, when the page runs. */
export const startHistory = account.start;

/** The history is a convenience: a failure of the server is not reported, and the next page has it. */
const quietly = (sent: Promise<unknown>): void => void sent.catch(() => undefined);

const withFirst = <T>(list: readonly T[], first: T, limit: number): T[] =>
  [first, ...list.filter(entry => entry !== first)].slice(0, limit);

/** Records a viewed product. */
export const noteViewed = (id: ProductCard['id']): void => {
  const isKnown = $viewedIds.get()[0] === id;
  $viewedIds.set(withFirst($viewedIds.get(), id, limits.viewed));
  if (isKnown) return;
  if (account.isJoined()) quietly(call(pageApi(), addToHistory, { body: { viewed: [id] } }));
  else early.viewed = withFirst(early.viewed, id, limits.viewed);
};

/** Records a search. */
export const noteSearch = (query: string): void => {
  const text = query.trim();
  if (!text || $searchHistory.get()[0] === text) return;
  $searchHistory.set(withFirst($searchHistory.get(), text, limits.searchHistory));
  if (account.isJoined()) quietly(call(pageApi(), addToHistory, { body: { searches: [text] } }));
  else early.searches = withFirst(early.searches, text, limits.searchHistory);
};

/** Removes one search. */
export const forgetSearch = (query: string): void => {
  $searchHistory.set($searchHistory.get().filter(entry => entry !== query));
  if ($user.get()) quietly(call(pageApi(), removeFromHistory, { query: { search: query } }));
};
