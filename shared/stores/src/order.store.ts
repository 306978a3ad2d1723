import { currentOrder, shopHeaders, type AddLineItem, type Order } from '@ortoo/contracts';
import { addLineItem, changeLineItem, getCurrentOrder, removeLineItem } from '@ortoo/contracts/endpoints';
import { ApiError, call } from '@ortoo/http';
import { computed, map, type WritableAtom } from 'nanostores';
import { pageApi } from './api';
import { persisted } from './persist';
import { emit } from './shop-events';
import { warnOf } from './toasts.store';

const isLine = (line: Partial<Order['line_items'][number]> | null) =>
  typeof line?.id === 'number' && typeof line.quantity === 'number' && typeof line.product?.name === 'string';

const isOrder = (value: unknown) => {
  if (value === null) return true;
  const { number, lock_version, total_quantity, line_items } = Object(value) as Partial<Order>;
  return (
    typeof number === 'string' &&
    typeof lock_version === 'number' &&
    typeof total_quantity === 'number' &&
    Array.isArray(line_items) &&
    line_items.every(isLine)
  );
};

/** Of the texts of this page's responses. */
const pageLanguage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang);

type StoredOrder = Order & { language?: string | undefined };

/** Tabs share the order with the language of its texts: one in another language loads a newer order in its own. */
const storedForm = {
  write: (order: Order | null): StoredOrder | null => order && { ...order, language: pageLanguage() || undefined },
  read: (stored: StoredOrder | null): Order | null => {
    if (!stored) return null;
    const { language, ...order } = stored;
    if (language === undefined || language === pageLanguage()) return order;
    const known = $order.value?.number === order.number ? $order.value : undefined;
    if (known && known.lock_version >= order.lock_version) return known;
    queueMicrotask(() => void loadOrder());
    return known ?? order;
  },
};

/** The current order (cart) from the server's last response. Null once it is complete. */
export const $order: WritableAtom<Order | null> = persisted<Order | null>('order', null, isOrder, storedForm);

/** Token that grants access to a guest's order. */
export const $orderToken = persisted<string | null>(
  'orderToken',
  null,
  value => value === null || typeof value === 'string',
);

const isTokens = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(token => typeof token === 'string');

/** Tokens of orders that were placed as a guest, by their numbers: the latest of this device. */
export const $guestOrders = persisted<Record<string, string>>('guestOrders', {}, isTokens);

const guestOrdersKept = 20;

/** Keeps the token of a guest's order, from the completed checkout or from the link of its email. */
export const rememberGuestOrder = (number: string, token: string): void => {
  const { [number]: _, ...others } = $guestOrders.get();
  $guestOrders.set(Object.fromEntries([...Object.entries(others), [number, token] as const].slice(-guestOrdersKept)));
};

/** Forgets the token of an order, which has moved to an account. */
export const forgetGuestOrder = (number: string): void => {
  const { [number]: _, ...others } = $guestOrders.get();
  $guestOrders.set(others);
};

/** Current activity of the cart. Never stored. */
export const $cartActivity = map({ fetching: false, updating: false, justChanged: false, failed: false });

export const $cartCount = computed($order, order => order?.total_quantity ?? 0);

/** How long a cart counts as just changed, in milliseconds. */
export const justChangedFor = 3000;

let justChangedTimer: ReturnType<typeof setTimeout> | undefined;

const markChanged = () => {
  clearTimeout(justChangedTimer);
  $cartActivity.setKey('justChanged', true);
  justChangedTimer = setTimeout(() => $cartActivity.setKey('justChanged', false), justChangedFor);
};

const isCurrent = (order: Order) => order.completed_at === null;

/** Stores the newest response: of two overlapping ones, the older version is ignored. */
const accept = (order: Order | null | undefined | ''): void => {
  const known = $order.get();
  if (!order) return resetOrder();
  if (!isCurrent(order)) {
    if (order.token) rememberGuestOrder(order.number, order.token);
    return resetOrder();
  }
  if (known?.number === order.number && order.lock_version < known.lock_version) return;
  $order.set(order);
  if (order.token) $orderToken.set(order.token);
};

/** Headers that grant access to a guest's order: the one in the path of the call, else the cart. */
export const orderHeaders = (path: string): Record<string, string> => {
  const [, number = ''] = /\/(?:orders|checkouts)\/(R\d+)/.exec(path) ?? [];
  const token = $guestOrders.get()[number] ?? $orderToken.get();
  return token ? { [shopHeaders.orderToken]: token } : {};
};

const forget = (): void => {
  $order.set(null);
  $orderToken.set(null);
};

/** Counts resets of the cart: responses about an earlier cart are ignored. */
let left = 0;

/** Clears the current order after completion or sign-out. */
export const resetOrder = (): void => {
  left += 1;
  forget();
};

let underway = 0;

const change = async (command: () => Promise<Order | ''>): Promise<Order | undefined> => {
  underway += 1;
  $cartActivity.set({ ...$cartActivity.get(), updating: true, justChanged: false, failed: false });
  const before = left;
  try {
    const order = await command();
    if (left !== before) return undefined;
    const known = $order.get();
    accept(order);
    const after = $order.get();
    emit('cart_changed', { before: known, after });
    return after ?? undefined;
  } catch (error) {
    if (left !== before) return undefined;
    $cartActivity.setKey('failed', true);
    warnOf(error);
    if (error instanceof ApiError && error.status === 404) await loadOrder();
    return undefined;
  } finally {
    underway -= 1;
    $cartActivity.setKey('updating', underway > 0);
  }
};

/** Loads the current order again. */
export const loadOrder = async (): Promise<void> => {
  $cartActivity.setKey('fetching', true);
  const known = $order.get();
  const before = left;
  // A cart that was created meanwhile is newer than this response.
  const isOutdated = () => left !== before || $order.get()?.number !== known?.number;
  try {
    const order = await call(pageApi(), getCurrentOrder);
    if (order && left === before) accept(order);
    else if (!isOutdated()) $order.set(null);
    $cartActivity.setKey('failed', false);
  } catch (error) {
    $cartActivity.setKey('failed', true);
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 401);
    if (isGone && !isOutdated()) forget();
  } finally {
    $cartActivity.setKey('fetching', false);
  }
};

let making: Promise<unknown> | undefined;

/**
 * Without a cart, concurrent additions wait for the first: two at the same time would create two carts and lose one.
 */
const oneCart = async (add: () => Promise<Order | undefined>): Promise<Order | undefined> => {
  while (making && !$order.get()) await making;
  if ($order.get()) return add();
  const made = add();
  making = made.finally(() => (making = undefined));
  return made;
};

const add = (line: AddLineItem['line_item'], gift: boolean) => {
  const number = $order.get()?.number ?? currentOrder;
  return change(() => call(pageApi(), addLineItem, { params: { number }, body: { line_item: line, gift } }));
};

/** Adds a variant to the cart and creates a cart when there is none. Returns the cart, or undefined on an error. */
export const addToCart = async (line: AddLineItem['line_item'], gift = false): Promise<Order | undefined> => {
  const order = await oneCart(() => add(line, gift));
  if (order) markChanged();
  return order;
};

/** Sets the quantity of a line; 0 removes it. */
export const changeQuantity = (lineId: number, quantity: number): Promise<Order | undefined> => {
  const number = $order.get()?.number ?? currentOrder;
  const body = { line_item: { quantity } };
  return change(() => call(pageApi(), changeLineItem, { params: { number, id: lineId }, body }));
};

/** Removes a line. */
export const removeLine = (lineId: number): Promise<Order | undefined> => {
  const number = $order.get()?.number ?? currentOrder;
  return change(() => call(pageApi(), removeLineItem, { params: { number, id: lineId } }));
};

/** Stores the server's newest response about the current order, as the checkout receives it; an earlier failure is over. */
export const takeOrder = (order: Order): void => {
  $cartActivity.setKey('failed', false);
  accept(order);
};
