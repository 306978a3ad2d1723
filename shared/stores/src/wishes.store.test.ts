import { times } from '@ortoo/contracts';
import { $sessionActivity, $user } from './session.store';
import { fakeShop, userOf, type WaitingCall } from './testing/fake-shop';
import { $toasts } from './toasts.store';
import { $wishedIds, startWishes, toggleWish } from './wishes.store';

let calls: WaitingCall[];
let stop = () => undefined as void;

const said = () => calls.map(({ what, body }) => [what, (body as { variant_id?: number } | undefined)?.variant_id]);
const waitForDebounce = () => jest.advanceTimersByTimeAsync(times.wishDebounce);
const account = (...ids: number[]) => ({ wished_products: ids.map(variant_id => ({ variant_id })) });

/** Signs in, on a page that knows its session. */
const enter = async (id: number, ...wishes: number[]) => {
  $user.set(userOf(id));
  await jest.advanceTimersByTimeAsync(0);
  calls.at(-1)?.answer(account(...wishes));
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  calls = fakeShop();
  $sessionActivity.set({ known: true, fetching: false });
  $user.set(null);
  stop();
  stop = startWishes();
  $wishedIds.set([]);
  $toasts.set([]);
});
afterEach(() => jest.useRealTimers());

test('a wish goes to the front and comes out again', () => {
  for (const id of [1, 2, 3, 2]) toggleWish(id);
  expect($wishedIds.get()).toEqual([3, 1]);
});

test('a visitor’s hearts stay with the visitor', async () => {
  toggleWish(1);
  await waitForDebounce();
  expect(calls).toEqual([]);
});

test('the server is told after a moment of quiet, and of what has changed in the end', async () => {
  await enter(1, 7);
  calls.length = 0;
  toggleWish(1);
  await jest.advanceTimersByTimeAsync(times.wishDebounce - 1);
  for (const id of [2, 2, 7]) toggleWish(id);
  await jest.advanceTimersByTimeAsync(times.wishDebounce - 1);
  expect(calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  calls[0]?.answer(account());
  await jest.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([
    ['POST /wishlists/add_id', 1],
    ['POST /wishlists/remove_id', 7],
  ]);
});

test('what the server did not hear of is told with the next heart', async () => {
  await enter(1);
  calls.length = 0;
  toggleWish(1);
  await waitForDebounce();
  calls[0]?.fail(0);
  await jest.advanceTimersByTimeAsync(0);
  expect($toasts.get()).toMatchObject([{ tone: 'warning' }]);
  expect($wishedIds.get()).toEqual([1]);
  toggleWish(2);
  await waitForDebounce();
  calls[1]?.answer(account());
  await jest.advanceTimersByTimeAsync(0);
  expect(said().slice(1)).toEqual([
    ['POST /wishlists/add_id', 1],
    ['POST /wishlists/add_id', 2],
  ]);
});

test('a heart that the server refuses is taken back and keeps no other from being told', async () => {
  await enter(1);
  calls.length = 0;
  for (const id of [1, 2]) toggleWish(id);
  await waitForDebounce();
  calls[0]?.fail(404, 'Ийм бараа алга');
  await jest.advanceTimersByTimeAsync(0);
  calls[1]?.answer(account());
  await jest.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([
    ['POST /wishlists/add_id', 1],
    ['POST /wishlists/add_id', 2],
  ]);
  expect($wishedIds.get()).toEqual([2]);
  expect($toasts.get()).toMatchObject([{ text: 'Ийм бараа алга' }]);
  toggleWish(3);
  await waitForDebounce();
  expect(said().slice(2)).toEqual([['POST /wishlists/add_id', 3]]);
});

test('a guest’s wishes join those of the account', async () => {
  for (const id of [1, 2]) toggleWish(id);
  await enter(5, 9, 1);
  expect($wishedIds.get()).toEqual([2, 1, 9]);
  expect(said()).toEqual([
    ['GET /wished_products', undefined],
    ['POST /wishlists/add_id', 2],
  ]);
});

test('of an account’s own wishes the account decides: what went on another device is gone here too', async () => {
  await enter(5, 9, 1);
  stop();
  stop = startWishes();
  calls.at(-1)?.answer(account(9, 3));
  await jest.advanceTimersByTimeAsync(0);
  expect($wishedIds.get()).toEqual([9, 3]);
  expect(calls.filter(({ what }) => what.startsWith('POST'))).toEqual([]);
});

test('a heart pressed while the account’s wishes are on their way counts', async () => {
  $user.set(userOf(5));
  await jest.advanceTimersByTimeAsync(0);
  toggleWish(4);
  calls.at(-1)?.answer(account(9));
  await jest.advanceTimersByTimeAsync(0);
  expect($wishedIds.get()).toEqual([4, 9]);
});

test('whoever signs out takes the wishes along', async () => {
  await enter(5, 9);
  $user.set(null);
  expect($wishedIds.get()).toEqual([]);
  await enter(6, 3);
  expect($wishedIds.get()).toEqual([3]);
});
