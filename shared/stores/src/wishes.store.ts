import { times } from '@ortoo/contracts';
import { addWish, listWishes, removeWish } from '@ortoo/contracts/endpoints';
import { ApiError, call } from '@ortoo/http';
import { pageApi } from './api';
import { persisted } from './persist';
import { $sessionActivity, $user } from './session.store';
import { emit } from './shop-events';
import { warnOf } from './toasts.store';

const isListOfIds = (value: unknown) => Array.isArray(value) && value.every(id => typeof id === 'number');

/** Variants in any of the visitor's wish lists, newest first. */
export const $wishedIds = persisted<readonly number[]>('wishedIds', [], isListOfIds);

/** Owner of these wishes; null while they are a guest's, which an account may merge. */
const $wishesOwner = persisted<number | null>(
  'wishesOwner',
  null,
  value => value === null || typeof value === 'number',
);

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
  if (!$user.get()) return;
  const pending = $pendingWishes.get();
  // Toggling twice cancels out.
  $pendingWishes.set(pending.includes(variantId) ? pending.filter(id => id !== variantId) : [...pending, variantId]);
  clearTimeout(debounce);
  debounce = setTimeout(() => void syncWithServer(), times.wishDebounce);
};

/** Replaces the wishes with the account's and merges a guest's. */
const join = async (userId: number): Promise<void> => {
  const { wished_products } = await call(pageApi(), listWishes);
  if ($user.get()?.id !== userId) return;
  const saved = wished_products.map(({ variant_id }) => variant_id);
  const isGuests = $wishesOwner.get() === null;
  const pending = $pendingWishes.get();
  const mine = $wishedIds.get().filter(id => isGuests || pending.includes(id));
  const taken = pending.filter(id => !mine.includes(id));
  $pendingWishes.set([...new Set([...pending, ...mine.filter(id => !saved.includes(id))])]);
  $wishedIds.set([...mine, ...saved.filter(id => !mine.includes(id) && !taken.includes(id))]);
  $wishesOwner.set(userId);
  await syncWithServer();
};

/** Synchronizes the wishes with the signed-in user. Call once, when the page runs. */
export const startWishes = (): (() => void) => {
  let joined: number | undefined;
  const follow = () => {
    if (!$sessionActivity.get().known) return;
    const user = $user.get();
    const owner = $wishesOwner.get();
    // The next user of this device has wishes of their own.
    if (owner !== null && owner !== user?.id) {
      $pendingWishes.set([]);
      $wishedIds.set([]);
      $wishesOwner.set(null);
    }
    if (user?.id === joined) return;
    joined = user?.id;
    if (user) join(user.id).catch(() => undefined);
  };
  const stops = [$sessionActivity.subscribe(follow), $user.listen(follow)];
  return () => stops.forEach(stop => stop());
};
