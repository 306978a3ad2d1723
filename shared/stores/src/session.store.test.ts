import type { User } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { $order, $orderToken, resetOrder } from './order.store';
import {
  $isStaff,
  $sessionActivity,
  $unreadCount,
  $user,
  confirmSignUp,
  signIn,
  signOut,
  verifySession,
} from './session.store';
import { fakeShop, orderOf, callOf, sessionOf, settled, userOf, type WaitingCall } from './testing/fake-shop';
import { $toasts } from './toasts.store';

const read = callOf(endpoints.getCurrentOrder);
let calls: WaitingCall[];
const toasts = () => $toasts.get().map(({ key, text }) => key ?? text);

beforeEach(() => {
  $user.set(null);
  resetOrder();
  $toasts.set([]);
  $sessionActivity.set({ known: false, fetching: false });
  calls = fakeShop();
});

describe('signing in', () => {
  const ways: [string, () => Promise<void>, string, object][] = [
    [
      'with a password',
      () => signIn({ login: '99112233', password: 'p' }),
      callOf(endpoints.signIn),
      { login: '99112233' },
    ],
    [
      'with a new account',
      () => confirmSignUp({ token: 't', code: '123456' }),
      callOf(endpoints.confirmSignUp),
      { token: 't' },
    ],
  ];

  test.each(ways)('%s merges the guest’s cart and loads the cart again', async (_, way, what, sent) => {
    $orderToken.set('guest-1');
    const done = way();
    expect(calls).toMatchObject([{ what, body: { ...sent, order_token: 'guest-1' } }]);
    expect($sessionActivity.get().fetching).toBe(true);
    calls[0]!.answer(sessionOf(userOf(1), true));
    await settled();
    expect(calls[1]!.what).toBe(read);
    calls[1]!.answer(orderOf(4, { token: null }));
    await done;
    expect($user.get()).toEqual(userOf(1));
    expect($order.get()?.lock_version).toBe(4);
    expect(toasts()).toEqual(['notices.cartMerged']);
    expect($sessionActivity.get()).toEqual({ known: true, fetching: false });
  });

  test.each(ways)('%s rejects on an error and changes nothing', async (_, way) => {
    const done = way();
    expect(calls[0]!.body).not.toHaveProperty('order_token');
    calls[0]!.fail(422, 'Нууц үг буруу');
    await expect(done).rejects.toMatchObject({ status: 422, message: 'Нууц үг буруу' });
    expect($user.get()).toBeNull();
    expect($sessionActivity.get().fetching).toBe(false);
  });
});

describe('signing out', () => {
  beforeEach(() => {
    $user.set(userOf(1));
    $order.set(orderOf(1));
    $orderToken.set('guest-1');
  });

  test.each([
    ['the server has ended it', (call: WaitingCall) => call.answer('')],
    ['the server knew of none any more', (call: WaitingCall) => call.fail(401)],
  ])('clears the user and the cart and notifies: %s', async (_, finish) => {
    const done = signOut();
    expect($sessionActivity.get().fetching).toBe(true);
    finish(calls[0]!);
    expect(await done).toBe(true);
    expect($sessionActivity.get().fetching).toBe(false);
    expect([$user.get(), $order.get(), $orderToken.get()]).toEqual([null, null, null]);
    expect(toasts()).toEqual(['notices.loggedOut']);
  });

  test.each([
    [0, 'errors.offline', ''],
    [500, 'Түр саатал гарлаа', 'Түр саатал гарлаа'],
  ])('has no effect while the server still has the session: %s', async (status, toast, message) => {
    const done = signOut();
    calls[0]!.fail(status, message);
    expect(await done).toBe(false);
    expect($sessionActivity.get().fetching).toBe(false);
    expect($user.get()).toEqual(userOf(1));
    expect($order.get()).toEqual(orderOf(1));
    expect(toasts()).toEqual([toast]);
  });
});

describe('a stored user', () => {
  const verify = async (stored: User | null, finish: (call: WaitingCall) => void) => {
    $user.set(stored);
    $order.set(orderOf(1));
    const done = verifySession();
    finish(calls[0]!);
    await settled();
    calls[1]?.answer(orderOf(9, { number: 'R9' }));
    await done;
    return { user: $user.get(), order: $order.get()?.number, toasts: toasts(), requests: calls.length };
  };
  const says = (user: User | null) => (call: WaitingCall) => call.answer(sessionOf(user));
  const saved = { user: userOf(1), order: 'R1', toasts: [], requests: 1 };

  test('brings the number of unread notifications, which a sign-out resets', async () => {
    $user.set(userOf(1));
    const done = verifySession();
    calls[0]!.answer({ ...sessionOf(userOf(1)), unread_count: 2 });
    await done;
    expect($unreadCount.get()).toBe(2);
    const left = signOut();
    calls[1]!.answer(sessionOf(null));
    await left;
    expect($unreadCount.get()).toBe(0);
  });

  test.each([
    ['is renewed', userOf(1), says(userOf(1, ['staff'])), { ...saved, user: userOf(1, ['staff']) }],
    ['is signed out after the session has ended', userOf(1), says(null), { user: null, order: undefined, requests: 1 }],
    ['is preserved without a response', userOf(1), (call: WaitingCall) => call.fail(0), saved],
    ['is preserved on a server error', userOf(1), (call: WaitingCall) => call.fail(503), saved],
    ['is loaded in a new tab', null, says(userOf(1)), { user: userOf(1), order: 'R9', requests: 2 }],
    ['is replaced by another one', userOf(2), says(userOf(1)), { user: userOf(1), order: 'R9', requests: 2 }],
    ['is null for a visitor', null, says(null), { user: null, order: 'R1', toasts: [], requests: 1 }],
  ])('%s', async (_, stored, finish, expected) => {
    expect(await verify(stored, finish)).toMatchObject(expected);
    expect($sessionActivity.get().known).toBe(true);
  });

  test('shows why the session has ended', async () => {
    expect((await verify(userOf(1), says(null))).toasts).toEqual(['notices.loggedOut']);
  });

  test('that has just signed in is not signed out by an older response', async () => {
    $user.set(userOf(1));
    const done = verifySession();
    $user.set(userOf(2));
    calls[0]!.answer(sessionOf(null));
    await done;
    expect($user.get()).toEqual(userOf(2));
    expect(toasts()).toEqual([]);
  });
});

test.each([
  [null, false],
  [userOf(1), false],
  [userOf(1, ['shopper', 'staff']), true],
  [userOf(1, ['admin']), true],
])('staff are those with a role: %j', (user, expected) => {
  $user.set(user);
  expect($isStaff.get()).toBe(expected);
});
