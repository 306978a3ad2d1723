import { currentOrder, shopHeaders, shopPaths, type AddLineItem, type Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { computed, map } from 'nanostores';
import { pageApi } from './api';
import { persisted } from './persist';
import { warnOf } from './toasts.store';

const isOrder = (value: unknown) =>
  value === null ||
  (typeof value === 'object' &&
    typeof (value as Order).number === 'string' &&
    Array.isArray((value as Order).line_items));

/** The current order, the cart: the server's last answer. A completed order is none. */
export const $order = persisted<Order | null>('order', null, isOrder);

/** Opens a guest's order. */
export const $orderToken = persisted<string | null>(
  'orderToken',
  null,
  value => value === null || typeof value === 'string',
);

/** What is going on with the cart right now. Never stored. */
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

/** Keeps the newest answer: of two that overlap, the one with the older version comes too late. */
const accept = (order: Order | null | undefined | ''): void => {
  const known = $order.get();
  if (!order || !isCurrent(order)) return resetOrder();
  if (known?.number === order.number && order.lock_version < known.lock_version) return;
  $order.set(order);
  if (order.token) $orderToken.set(order.token);
};

/** Headers that open the guest's own order; the page's api sends them with every call. */
export const orderHeaders = (): Record<string, string> => {
  const token = $orderToken.get();
  return token ? { [shopHeaders.orderToken]: token } : {};
};

/** Forgets the current order, after it is complete or its owner has left. */
export const resetOrder = (): void => {
  $order.set(null);
  $orderToken.set(null);
};

let underway = 0;

const change = async (command: () => Promise<Order | ''>): Promise<Order | undefined> => {
  underway += 1;
  $cartActivity.set({ ...$cartActivity.get(), updating: true, justChanged: false, failed: false });
  try {
    accept(await command());
    return $order.get() ?? undefined;
  } catch (error) {
    $cartActivity.setKey('failed', true);
    warnOf(error);
    if (error instanceof ApiError && error.status === 404) await loadOrder();
    return undefined;
  } finally {
    underway -= 1;
    $cartActivity.setKey('updating', underway > 0);
  }
};

/** Reads the current order again. */
export const loadOrder = async (): Promise<void> => {
  $cartActivity.setKey('fetching', true);
  try {
    const order = await pageApi().shop.get<Order | ''>(shopPaths.currentOrder);
    if (order) accept(order);
    else $order.set(null);
    $cartActivity.setKey('failed', false);
  } catch (error) {
    $cartActivity.setKey('failed', true);
    if (error instanceof ApiError && (error.status === 404 || error.status === 401)) resetOrder();
  } finally {
    $cartActivity.setKey('fetching', false);
  }
};

/** Puts a variant in the cart and makes a cart when there is none. Answers with the cart, or undefined when refused. */
export const addToCart = async (line: AddLineItem['line_item'], gift = false): Promise<Order | undefined> => {
  const number = $order.get()?.number ?? currentOrder;
  const order = await change(() => pageApi().shop.post<Order>(shopPaths.lineItems(number), { line_item: line, gift }));
  if (order) markChanged();
  return order;
};

/** Sets the quantity of a line; 0 removes it. */
export const changeQuantity = (lineId: number, quantity: number): Promise<Order | undefined> => {
  const number = $order.get()?.number ?? currentOrder;
  return change(() => pageApi().shop.put<Order>(shopPaths.lineItem(number, lineId), { line_item: { quantity } }));
};

/** Takes a line out. */
export const removeLine = (lineId: number): Promise<Order | undefined> => {
  const number = $order.get()?.number ?? currentOrder;
  return change(() => pageApi().shop.delete<Order>(shopPaths.lineItem(number, lineId)));
};

/** Takes the server's newest answer about the current order, as the checkout gets them. */
export const takeOrder = accept;
