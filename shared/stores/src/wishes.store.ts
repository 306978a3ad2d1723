import { times } from '@ortoo/contracts';
import { addWish, listWishes, removeWish, syncWishes } from '@ortoo/contracts/endpoints';
import { ApiError, call } from '@ortoo/http';
import { pageApi } from './api';
import { followAccount } from './follow-account';
import { persisted } from './persist';
import { $user } from './session.store';
import { emit } from './shop-events';
import { showToast, warnOf } from './toasts.store';

const isListOfIds = (value: unknown) => Array.isArray(value) && value.every(id => typeof id === 'number');

/** Variants in any of the visitor's wish lists, newest first. */
export const $wishedIds = persisted<readonly number[]>('wishedIds', [], isListOfIds);

/** Wishes toggled since the last sync; after an immediate page change the next page sends them. */
const $pendingWishes = persisted<readonly number[]>('untoldWishes', [], isListOfIds);
let debounce: ReturnType<typeof setTimeout> | undefined;

const isWished = (variantId: number) => $wishedIds.get().includes(variantId);

const send = (variant_id: number) =>
  call(pageApi(), isWished(variant_id) ? addWish : removeWish, { body: { variant_id } });

/** Permanent errors, as of a deleted product: a retry would fail again, on every page. */
const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);

/** Sends pending wishes to the server; those that fail are sent with the next ones. */
const syncWithServer = async (): Promise<void> => {
  const pendingChanges = $pendingWishes.get();
  $pendingWishes.set([]);
  for (const [at, variantId] of pendingChanges.entries()) {
    try {
      await send(variantId);
    } catch (error) {
      warnOf(error);
      if (!isRejected(error))
        return $pendingWishes.set([...new Set([...pendingChanges.slice(at), ...$pendingWishes.get()])]);
      $wishedIds.set($wishedIds.get().filter(id => id !== variantId));
    }
  }
};

/** Adds a variant to the front of the wishes, or removes it: immediately here, on the server after a debounce. */
export const toggleWish = (variantId: number): void => {
  const wished = $wishedIds.get();
  if (isWished(variantId)) $wishedIds.set(wished.filter(id => id !== variantId));
  else {
    $wishedIds.set([variantId, ...wished]);
    emit('wished', { variant: variantId });
  }
  if (!$user.get()) {
    if (wished.length === 0) showToast({ tone: 'success', key: 'notices.wished', action: 'signIn' });
    return;
  }
  const pending = $pendingWishes.get();
  // Toggling twice cancels out.
  $pendingWishes.set(pending.includes(variantId) ? pending.filter(id => id !== variantId) : [...pending, variantId]);
  clearTimeout(debounce);
  debounce = setTimeout(() => void syncWithServer(), times.wishDebounce);
};

const replace = (saved: readonly number[]): void => {
  const pending = $pendingWishes.get();
  const added = pending.filter(id => isWished(id) && !saved.includes(id));
  const removed = pending.filter(id => !isWished(id));
  $wishedIds.set([...added, ...saved.filter(id => !removed.includes(id))]);
};

/** The account's wishes; a guest's are merged into them. */
const load = (guests: readonly number[]) =>
  guests.length > 0 ? call(pageApi(), syncWishes, { body: { variant_ids: [...guests] } }) : call(pageApi(), listWishes);

const account = followAccount('wishes', {
  clear: () => {
    $pendingWishes.set([]);
    $wishedIds.set([]);
  },
  join: async (userId, isGuests, own) => {
    const { wished_products } = await load(isGuests ? $wishedIds.get() : []);
    if ($user.get()?.id !== userId) return;
    replace(wished_products.map(({ variant_id }) => variant_id));
    own();
    await syncWithServer();
  },
});

/**
 * Replaces the wishes with the account's, as the server has answered; those that it does not know yet remain. A guest's
 * are merged first.
 */
export const takeWishes = (saved: readonly number[]): void => {
  if (account.isJoined()) replace(saved);
};

/** Synchronizes the wishes with the signed-in user. Call once, when the page runs. */
export const startWishes = account.start;
