import { listBookmarks, syncBookmarks, toggleBookmark as setBookmark } from '@ortoo/contracts/endpoints';
import { call } from '@ortoo/http';
import { pageApi } from './api';
import { followAccount } from './follow-account';
import { persisted } from './persist';
import { $user } from './session.store';
import { warnOf } from './toasts.store';

const isListOfIds = (value: unknown) => Array.isArray(value) && value.every(id => typeof id === 'number');

/** Ids of the bookmarked articles, newest first. */
export const $bookmarkedIds = persisted<readonly number[]>('bookmarks', [], isListOfIds);

const load = (guests: readonly number[]) =>
  guests.length > 0
    ? call(pageApi(), syncBookmarks, { body: { ids: [...guests] } })
    : call(pageApi(), listBookmarks, {});

const account = followAccount('bookmarks', {
  clear: () => $bookmarkedIds.set([]),
  join: async (userId, isGuests, own) => {
    const { bookmarks } = await load(isGuests ? $bookmarkedIds.get() : []);
    if ($user.get()?.id !== userId) return;
    $bookmarkedIds.set(bookmarks.map(({ id }) => id));
    own();
  },
});

/** Synchronizes the bookmarks with the signed-in user. Call once, when the page runs. */
export const startBookmarks = account.start;

const setLocal = (id: number, bookmarked: boolean): void => {
  const others = $bookmarkedIds.get().filter(entry => entry !== id);
  $bookmarkedIds.set(bookmarked ? [id, ...others] : others);
};

/** Bookmarks an article, or removes its bookmark: at once here, and in the account of a signed-in user. */
export const toggleBookmark = async (id: number): Promise<void> => {
  const bookmarked = !$bookmarkedIds.get().includes(id);
  setLocal(id, bookmarked);
  if (!$user.get()) return;
  try {
    await call(pageApi(), setBookmark, { body: { id, bookmarked } });
  } catch (error) {
    warnOf(error);
    setLocal(id, !bookmarked);
  }
};
