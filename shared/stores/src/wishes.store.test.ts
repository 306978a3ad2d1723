import { times } from '@ortoo/contracts';
import { addWish, removeWish, syncWishes } from '@ortoo/contracts/endpoints';
import { $sessionActivity, $user } from './session.store';
import { fakeShop, callOf, userOf, type WaitingCall } from './testing/fake-shop';
import { $toasts } from './toasts.store';
import { $wishedIds, startWishes, takeWishes, toggleWish } from './wishes.store';

let calls: WaitingCall[];
let stop = () => undefined as void;

const said = () => calls.map(({ what, body }) => [what, (body as { variant_id?: number } | undefined)?.variant_id]);
const waitForDebounce = () => jest.advanceTimersByTimeAsync(times.wishDebounce);
const account = (...ids: number[]) => ({ wished_products: ids.map(variant_id => ({ variant_id })) });

/** Signs in, on a page whose session is known. */
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

test('a wish is added to the front and removed again', () => {
  for (const id of [1, 2, 3, 2]) toggleWish(id);
  expect($wishedIds.get()).toEqual([3, 1]);
});

test('a guest’s wishes stay local', async () => {
  toggleWish(1);
  await waitForDebounce();
  expect(calls).toEqual([]);
});

test('the first wish of a guest offers an account, later ones and those of a user do not', async () => {
  const offers = () => $toasts.get().filter(({ action }) => action === 'signIn').length;
  toggleWish(1);
  expect(offers()).toBe(1);
  $toasts.set([]);
  for (const id of [2, 1, 1]) toggleWish(id);
  expect(offers()).toBe(0);
  $wishedIds.set([]);
  await enter(1);
  toggleWish(1);
  expect(offers()).toBe(0);
});

test('changes are sent after a debounce, as their net effect', async () => {
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
    [callOf(addWish), 1],
    [callOf(removeWish), 7],
  ]);
});

test('changes that were not sent are sent with the next one', async () => {
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
    [callOf(addWish), 1],
    [callOf(addWish), 2],
  ]);
});

test('a wish that the server rejects is removed and does not block the others', async () => {
  await enter(1);
  calls.length = 0;
  for (const id of [1, 2]) toggleWish(id);
  await waitForDebounce();
  calls[0]?.fail(404, 'Ийм бараа алга');
  await jest.advanceTimersByTimeAsync(0);
  calls[1]?.answer(account());
  await jest.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([
    [callOf(addWish), 1],
    [callOf(addWish), 2],
  ]);
  expect($wishedIds.get()).toEqual([2]);
  expect($toasts.get()).toMatchObject([{ text: 'Ийм бараа алга' }]);
  toggleWish(3);
  await waitForDebounce();
  expect(said().slice(2)).toEqual([[callOf(addWish), 3]]);
});

test('a guest’s wishes are merged into the account’s, in one call', async () => {
  for (const id of [1, 2]) toggleWish(id);
  await enter(5, 2, 9, 1);
  expect($wishedIds.get()).toEqual([2, 9, 1]);
  expect(calls.map(({ what, body }) => [what, body])).toEqual([[callOf(syncWishes), { variant_ids: [2, 1] }]]);
});

test('the account’s wishes replace the local ones after a change of its lists', async () => {
  await enter(5, 9, 1);
  toggleWish(4);
  takeWishes([3, 9]);
  expect($wishedIds.get()).toEqual([4, 3, 9]);
});

test('the account’s own wishes follow the server: removed on another device means removed here', async () => {
  await enter(5, 9, 1);
  stop();
  stop = startWishes();
  calls.at(-1)?.answer(account(9, 3));
  await jest.advanceTimersByTimeAsync(0);
  expect($wishedIds.get()).toEqual([9, 3]);
  expect(calls.filter(({ what }) => what.startsWith('POST'))).toEqual([]);
});

test('a wish toggled while the account’s wishes load is preserved', async () => {
  $user.set(userOf(5));
  await jest.advanceTimersByTimeAsync(0);
  toggleWish(4);
  calls.at(-1)?.answer(account(9));
  await jest.advanceTimersByTimeAsync(0);
  expect($wishedIds.get()).toEqual([4, 9]);
});

test('signing out clears the wishes', async () => {
  await enter(5, 9);
  $user.set(null);
  expect($wishedIds.get()).toEqual([]);
  await enter(6, 3);
  expect($wishedIds.get()).toEqual([3]);
});
