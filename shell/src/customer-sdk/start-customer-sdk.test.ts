import { getCurrentOrder, signOut } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { sdkTimeout as timeout } from '@ortoo/remote/sdk';
import { $toasts, $user, connectStores, startPersistence } from '@ortoo/stores';
import { answer, exampleUser, fakeApi } from '@ortoo/testing';
import type { CustomerSdk } from './customer-sdk';
import { startCustomerSdk } from './start-customer-sdk';

const script = 'https://sdk.test/sdk.js';
const isLoggedIn = jest.fn<unknown, []>();
const logout = jest.fn<unknown, []>();
const ended = jest.fn<object, []>();
let stop = () => undefined as void;

const sdkWindow = window as Window & { customerSdk?: CustomerSdk };
/** Script elements of the page, none of which loads by itself. */
const scripts: Node[] = [];
const toasts = () => $toasts.get().map(({ key }) => key);
/** Lets all work run that does not wait for a timer. */
const settle = async (milliseconds = 0) => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
};

/** The script comes, and defines the SDK. */
const load = async () => {
  sdkWindow.customerSdk = { isLoggedIn, logout };
  scripts.at(-1)?.dispatchEvent(new Event('load'));
  await settle();
};
const returnToTab = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
};
const start = async () => {
  stop = startCustomerSdk({ script });
  await settle();
};
const startLinked = async () => {
  isLoggedIn.mockReturnValue(true);
  $user.set(exampleUser);
  await start();
  await load();
};

beforeAll(() => {
  startPersistence();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
});
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  scripts.length = 0;
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement && node.src === script) scripts.push(node);
  });
  $toasts.set([]);
  $user.set(null);
  isLoggedIn.mockReset().mockReturnValue(true);
  logout.mockReset();
  ended.mockReset().mockReturnValue({ user: null });
  const api = fakeApi({ ...answer(signOut, ended), ...answer(getCurrentOrder, undefined) });
  connectStores(api);
});
afterEach(async () => {
  // Nobody is linked in the next test.
  sdkWindow.customerSdk = { isLoggedIn, logout };
  logout.mockReset();
  $user.set(null);
  await settle(2 * timeout);
  stop();
  delete sdkWindow.customerSdk;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('loads nothing for a visitor', async () => {
  await start();
  await returnToTab();
  expect(scripts).toEqual([]);
});

it('signs out, with the usual notice, a user whose customer has signed out at the third party', async () => {
  await startLinked();
  isLoggedIn.mockReturnValue(false);
  await returnToTab();
  expect($user.get()).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(toasts()).toEqual(['notices.loggedOut']);
  await settle();
  expect(logout).not.toHaveBeenCalled();
});

it('leaves a user alone who has never been signed in there', async () => {
  isLoggedIn.mockReturnValue(false);
  $user.set(exampleUser);
  await start();
  await load();
  await returnToTab();
  expect($user.get()).toEqual(exampleUser);
  expect(isLoggedIn).toHaveBeenCalledTimes(2);
});

it('signs the customer out there when the user signs out here, once', async () => {
  await startLinked();
  $user.set(null);
  await settle();
  expect(logout).toHaveBeenCalledTimes(1);
  await returnToTab();
  expect(logout).toHaveBeenCalledTimes(1);
  expect(scripts).toHaveLength(1);
});

it('catches up on the next page when this one ended before', async () => {
  await startLinked();
  stop();
  $user.set(null);
  await settle();
  expect(logout).not.toHaveBeenCalled();
  await start();
  await load();
  expect(logout).toHaveBeenCalledTimes(1);
});

it('tries again when the server does not end the session', async () => {
  await startLinked();
  isLoggedIn.mockReturnValue(false);
  ended.mockImplementation(() => {
    throw new ApiError(503, 'UNAVAILABLE', 'later');
  });
  await returnToTab();
  expect($user.get()).toEqual(exampleUser);
  ended.mockReset().mockReturnValue({ user: null });
  await returnToTab();
  expect($user.get()).toBeNull();
});

it.each<[string, () => unknown]>([
  ['answers something else', () => undefined],
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
  ['hangs', () => new Promise<boolean>(() => undefined)],
])('an SDK that %s changes nothing, and is asked again later', async (_, answers) => {
  await startLinked();
  isLoggedIn.mockImplementation(answers);
  await returnToTab();
  await settle(timeout);
  expect($user.get()).toEqual(exampleUser);
  isLoggedIn.mockReset().mockReturnValue(false);
  await returnToTab();
  expect($user.get()).toBeNull();
});

it('a script that does not load changes nothing, and is requested again later', async () => {
  $user.set(exampleUser);
  await start();
  scripts[0]?.dispatchEvent(new Event('error'));
  await settle();
  expect($user.get()).toEqual(exampleUser);
  await returnToTab();
  expect(scripts).toHaveLength(2);
  await load();
  expect(isLoggedIn).toHaveBeenCalledTimes(1);
});

it('an answer about a user who has left meanwhile does not count', async () => {
  await startLinked();
  let reply: (isIn: boolean) => void = () => undefined;
  isLoggedIn.mockReturnValue(new Promise(resolve => (reply = resolve)));
  await returnToTab();
  const other = { ...exampleUser, id: exampleUser.id + 1 };
  $user.set(other);
  reply(false);
  isLoggedIn.mockReturnValue(false);
  await settle();
  expect($user.get()).toEqual(other);
  expect(ended).not.toHaveBeenCalled();
});
