import { currentOrder } from '@ortoo/contracts';
import { addLineItem, changeLineItem, getCurrentOrder, removeLineItem } from '@ortoo/contracts/endpoints';
import { $online } from './online.store';
import {
  $cartActivity,
  $cartCount,
  $order,
  $orderToken,
  addToCart,
  changeQuantity,
  justChangedFor,
  loadOrder,
  orderHeaders,
  removeLine,
  resetOrder,
  takeOrder,
} from './order.store';
import { fakeShop, orderOf, callOf, settled, type WaitingCall } from './testing/fake-shop';
import { $toasts } from './toasts.store';

const line = { variant_id: 3, quantity: 1 };
const post = callOf(addLineItem, { number: 'R1' });
const make = callOf(addLineItem, { number: currentOrder });
const read = callOf(getCurrentOrder);
const ofLine = { number: 'R1', id: 7 };

let calls: WaitingCall[];
const requests = () => calls.map(({ what }) => what);

beforeEach(() => {
  resetOrder();
  $toasts.set([]);
  $cartActivity.set({ fetching: false, updating: false, justChanged: false, failed: false });
  calls = fakeShop();
});

describe('an action', () => {
  test.each([
    ['adds', () => addToCart(line, true), post, { line_item: line, gift: true }],
    ['changes', () => changeQuantity(7, 4), callOf(changeLineItem, ofLine), { line_item: { quantity: 4 } }],
    ['removes', () => removeLine(7), callOf(removeLineItem, ofLine), undefined],
  ])('%s and stores the response', async (_, verb, what, body) => {
    $order.set(orderOf(1));
    const done = verb();
    await settled();
    expect($cartActivity.get()).toMatchObject({ updating: true, failed: false });
    expect(calls).toMatchObject([{ what, body }]);
    calls[0]!.answer(orderOf(2));
    expect(await done).toEqual(orderOf(2));
    expect($cartCount.get()).toBe(2);
    expect($cartActivity.get()).toMatchObject({ updating: false, failed: false });
  });

  test("that is rejected shows the server's message as a warning and does not change the cart", async () => {
    $order.set(orderOf(1));
    const done = addToCart(line);
    await settled();
    calls[0]!.fail(422, 'Үлдэгдэл хүрэлцэхгүй байна');
    expect(await done).toBeUndefined();
    expect($order.get()).toEqual(orderOf(1));
    expect($cartActivity.get()).toMatchObject({ updating: false, failed: true, justChanged: false });
    expect($toasts.get()).toMatchObject([{ tone: 'warning', text: 'Үлдэгдэл хүрэлцэхгүй байна' }]);
  });

  test('that failed is forgotten once another command has the cart', async () => {
    $order.set(orderOf(1));
    const done = addToCart(line);
    await settled();
    calls[0]!.fail(503, 'Түр хүлээнэ үү');
    await done;
    takeOrder(orderOf(2, { line_items: [] }));
    expect($cartActivity.get()).toMatchObject({ failed: false });
  });

  test.each([
    ['reports being offline', true, [{ key: 'errors.offline' }]],
    ['leaves the report to the notice of the shell when there is no network', false, []],
  ])('without a response %s', async (_, onLine, toasts) => {
    const stop = $online.listen(() => undefined);
    $online.set(onLine);
    const done = addToCart(line);
    await settled();
    calls[0]!.fail(0);
    await done;
    expect($toasts.get()).toMatchObject(toasts);
    $online.set(true);
    stop();
  });
});

describe('two overlapping actions', () => {
  test.each([
    ['in turn', [0, 1]],
    ['the wrong way round', [1, 0]],
  ])('end with the newest response when they resolve %s', async (_, order) => {
    $order.set(orderOf(1));
    const done = [changeQuantity(7, 2), changeQuantity(7, 3)];
    await settled();
    calls[order[0]!]!.answer(orderOf(order[0]! + 2));
    await done[order[0]!];
    expect($cartActivity.get().updating).toBe(true);
    calls[order[1]!]!.answer(orderOf(order[1]! + 2));
    await Promise.all(done);
    expect($order.get()).toEqual(orderOf(3));
    expect($cartActivity.get().updating).toBe(false);
  });

  test('without a cart create one cart: the others wait for it', async () => {
    const done = [addToCart(line), addToCart(line), addToCart(line)];
    await settled();
    expect(requests()).toEqual([make]);
    calls[0]!.answer(orderOf(1));
    await settled();
    expect(requests()).toEqual([make, post, post]);
    calls[1]!.answer(orderOf(2));
    calls[2]!.answer(orderOf(3));
    await Promise.all(done);
    expect($cartCount.get()).toBe(3);
  });

  test('without a cart run one by one while creating it fails', async () => {
    const done = [addToCart(line), addToCart(line), addToCart(line)];
    await settled();
    calls[0]!.fail(500);
    await settled();
    expect(requests()).toEqual([make, make]);
    calls[1]!.answer(orderOf(1));
    await settled();
    expect(requests()).toEqual([make, make, post]);
    calls[2]!.answer(orderOf(2));
    expect(await Promise.all(done)).toMatchObject([undefined, { lock_version: 1 }, { lock_version: 2 }]);
  });
});

describe('an order that no longer exists', () => {
  test.each([
    ['is replaced by the one the server knows', orderOf(1, { number: 'R2' }), 'R2'],
    ['leaves no cart when the server knows none', '', undefined],
  ])('after a command that was answered with 404 %s', async (_, answer, number) => {
    $order.set(orderOf(5));
    const done = removeLine(7);
    await settled();
    calls[0]!.fail(404, 'Захиалга олдсонгүй');
    await settled();
    expect(requests().at(-1)).toBe(read);
    calls[1]!.answer(answer);
    await done;
    expect($order.get()?.number).toBe(number);
    expect($toasts.get()).toHaveLength(1);
  });

  test.each([
    [404, null],
    [401, null],
    [500, 'R1'],
    [0, 'R1'],
  ])('is requested and answered with %s', async (status, number) => {
    $order.set(orderOf(1));
    $orderToken.set('guest-1');
    const done = loadOrder();
    calls[0]!.fail(status);
    await done;
    expect($order.get()?.number ?? null).toBe(number);
    expect($orderToken.get()).toBe(number && 'guest-1');
    expect($cartActivity.get()).toMatchObject({ fetching: false, failed: true });
  });

  test.each([
    ['no cart', (call: WaitingCall) => call.answer('')],
    ['not found', (call: WaitingCall) => call.fail(404)],
  ])('does not affect a new cart: an older response of %s is ignored', async (_, finish) => {
    const loading = loadOrder();
    const adding = addToCart(line);
    await settled();
    calls[1]!.answer(orderOf(1));
    await adding;
    finish(calls[0]!);
    await loading;
    expect($order.get()).toEqual(orderOf(1));
    expect($orderToken.get()).toBe('guest-1');
  });
});

describe('a cart after a reset', () => {
  const verbs: [string, () => Promise<unknown>][] = [
    ['a verb', () => changeQuantity(7, 2)],
    ['a reading', () => loadOrder()],
  ];

  test.each(verbs)('is not restored by the late response of %s', async (_, verb) => {
    $order.set(orderOf(1));
    const done = verb();
    await settled();
    resetOrder();
    calls[0]!.answer(orderOf(2));
    await done;
    expect([$order.get(), $orderToken.get()]).toEqual([null, null]);
  });

  test.each(verbs)('ignores the late error of %s', async (_, verb) => {
    $order.set(orderOf(1));
    const done = verb();
    await settled();
    resetOrder();
    calls[0]!.fail(404, 'Захиалга олдсонгүй');
    await done;
    expect($toasts.get()).toEqual([]);
    expect(requests()).toHaveLength(1);
  });

  test('is empty once it is complete', () => {
    takeOrder(orderOf(1));
    takeOrder(orderOf(2, { completed_at: '2026-11-21T06:00:00Z' }));
    expect([$order.get(), $orderToken.get()]).toEqual([null, null]);
  });
});

test('the token of a guest grants access to the order from then on, also when a later response has none', () => {
  expect(orderHeaders('/cards')).toEqual({});
  takeOrder(orderOf(1));
  expect(Object.values(orderHeaders('/cards'))).toEqual(['guest-1']);
  takeOrder(orderOf(2, { token: null }));
  expect(Object.values(orderHeaders('/cards'))).toEqual(['guest-1']);
});

test('a cart counts as just changed for a moment after the last addition', async () => {
  jest.useFakeTimers();
  const add = async (version: number) => {
    const done = addToCart(line);
    await jest.advanceTimersByTimeAsync(0);
    calls.at(-1)!.answer(orderOf(version));
    await done;
  };
  await add(1);
  jest.advanceTimersByTime(justChangedFor - 1);
  await add(2);
  jest.advanceTimersByTime(justChangedFor - 1);
  expect($cartActivity.get().justChanged).toBe(true);
  jest.advanceTimersByTime(1);
  expect($cartActivity.get().justChanged).toBe(false);
  jest.useRealTimers();
});
