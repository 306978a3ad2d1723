import { getPushKey, linkDevice, registerDevice } from '@ortoo/contracts/endpoints';
import { $pushAnswer } from '@ortoo/remote/push';
import { $toasts, $user, startPersistence } from '@ortoo/stores';
import { answer, exampleSite, exampleUser, fakeApi, userEvent } from '@ortoo/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { $consent } from '../analytics/consent.store';
import { planOf, remoteOf, visitOf } from '../testing/fake-visit';
import { startPush } from './start-push';

const permission = jest.fn<NotificationPermission, []>();
const subscribe = jest.fn<Promise<object>, []>();
let subscription: object | null;

const prepareBrowser = () => {
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => (subscription = await subscribe()),
  };
  const registration = { pushManager };
  const value = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  Object.assign(window, {
    PushManager: class {},
    Notification: { permission: 'default', requestPermission: async () => permission() },
  });
};

const apiOf = () =>
  fakeApi({
    ...answer(getPushKey, { public_key: 'key' }),
    ...answer(registerDevice, { player_id: 'player' }),
    ...answer(linkDevice, undefined),
  });

beforeAll(startPersistence);
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
  // The code loads when the page is some seconds old.
  jest.spyOn(performance, 'now').mockReturnValue(3000);
  subscription = null;
  permission.mockReset().mockReturnValue('granted');
  subscribe.mockReset().mockResolvedValue({ toJSON: () => ({ endpoint: 'https://push.test/1', keys: {} }) });
  prepareBrowser();
  $pushAnswer.set(null);
  $consent.set(null);
  $user.set(null);
  $toasts.set([]);
  sessionStorage.clear();
  window.history.replaceState(null, '', '/x');
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const title = 'shell:push.title';
const offer = () => screen.queryByRole('region', { name: title });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = async (name: string) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: `shell:push.${name}` }));
};

const start = (changes: Parameters<typeof visitOf>[0] = {}) => {
  const api = apiOf();
  startPush(visitOf({ api, ...changes }));
  return api;
};

it('offers messages after ten seconds, and takes the device and its user after a yes', async () => {
  $user.set(exampleUser);
  const api = start();
  await wait(6_900);
  expect(offer()).toBeNull();
  await wait(200);
  expect(offer()).toBeVisible();
  expect(permission).not.toHaveBeenCalled();
  await press('allow');
  await waitFor(() => expect($pushAnswer.get()).toBe('on'));
  expect(api.calls.map(({ path }) => path)).toEqual(['/push/public_key', '/push/devices', '/users/link_device']);
  expect($toasts.get()).toMatchObject([{ tone: 'success', text: 'shell:push.on' }]);
  expect(offer()).toBeNull();
});

it('remembers “later”', async () => {
  start();
  await wait(11_000);
  await press('later');
  expect($pushAnswer.get()).toBe('later');
  start();
  await wait(20_000);
  expect(offer()).toBeNull();
});

it('says so when the browser refuses, and asks no more', async () => {
  permission.mockReturnValue('denied');
  start();
  await wait(11_000);
  await press('allow');
  await waitFor(() => expect($toasts.get()).toMatchObject([{ tone: 'warning', text: 'shell:push.denied' }]));
  expect($pushAnswer.get()).toBe('off');
});

it('says so when the push service does not answer', async () => {
  subscribe.mockRejectedValue(new DOMException('no service', 'AbortError'));
  start();
  await wait(11_000);
  await press('allow');
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'shell:push.failed' }]));
  expect($pushAnswer.get()).toBe('later');
});

it('waits while another question is open, and in a frame of its own', async () => {
  const remote = remoteOf('x', ['/x', '/pay']);
  const [first, pay] = remote.manifest.routes;
  const routes = [first!, { ...pay!, frame: 'enclosed' as const }];
  window.history.replaceState(null, '', '/pay');
  start({
    composition: planOf({ ...remote, manifest: { ...remote.manifest, routes } }),
    site: { ...exampleSite, configs: { ...exampleSite.configs, analytics: { kind: 'pixel', url: 'https://a.test' } } },
  });
  await wait(20_000);
  expect(offer()).toBeNull();
  window.history.replaceState(null, '', '/x');
  await wait(10_000);
  expect(offer()).toBeNull();
  $consent.set('refused');
  await wait(10_000);
  expect(offer()).toBeVisible();
});

it('offers nothing where the site or the browser has no messages', async () => {
  start({ site: { ...exampleSite, configs: { ...exampleSite.configs, push: false } } });
  Reflect.deleteProperty(window, 'PushManager');
  start();
  await wait(30_000);
  expect(offer()).toBeNull();
});

it('links the device again with who signs out and in', async () => {
  $pushAnswer.set('on');
  Object.assign(window.Notification, { permission: 'granted' });
  $user.set(exampleUser);
  const api = start();
  const links = () => api.calls.filter(({ path }) => path === '/users/link_device').length;
  await waitFor(() => expect(links()).toBe(1));
  $user.set(null);
  $user.set(exampleUser);
  await waitFor(() => expect(links()).toBe(2));
});

it('links the device once with whoever signs in', async () => {
  $pushAnswer.set('on');
  Object.assign(window.Notification, { permission: 'granted' });
  const api = start();
  await wait(100);
  expect(api.calls).toEqual([]);
  $user.set(exampleUser);
  await waitFor(() => expect(api.calls.at(-1)?.path).toBe('/users/link_device'));
  const count = api.calls.length;
  $user.set({ ...exampleUser, firstname: 'Б' });
  await wait(100);
  expect(api.calls).toHaveLength(count);
});
