import { getNotificationSettings, linkDevice, removeDevice } from '@ortoo/contracts/endpoints';
import { $pushAnswer, leavePush, readPushState, turnOffPush, turnOnPush } from '@ortoo/remote/push';
import { sdkTimeout } from '@ortoo/remote/sdk';
import { $sessionActivity, $user, startPersistence } from '@ortoo/stores';
import { answer, exampleUser, fakeApi } from '@ortoo/testing';

const script = 'https://push.test/sdk.js';
const configs = { push_sdk: { script, origins: [] } };
const subscribe = jest.fn<Promise<unknown>, [unknown]>();
const setTopics = jest.fn<Promise<unknown>, [readonly string[]]>();
const unsubscribe = jest.fn<Promise<unknown>, []>();
const permission = jest.fn<NotificationPermission, []>();
const registration = {};
const scripts: Node[] = [];
const page = window as Window & { pushSdk?: object };

const choices = [
  { kind: 'price', channel: 'push', enabled: true },
  { kind: 'quote', channel: 'push', enabled: false },
  { kind: 'delivery', channel: 'email', enabled: true },
] as const;
const settings = { choices: [...choices], email: null, news_pending: false, quiet_hours: { from: 22, to: 8 } };
const apiOf = () =>
  fakeApi({
    ...answer(linkDevice, undefined),
    ...answer(getNotificationSettings, settings),
    ...answer(removeDevice, undefined, { player_id: 'device-1' }),
  });

beforeAll(startPersistence);
beforeEach(async () => {
  jest.useFakeTimers({ advanceTimers: true });
  scripts.length = 0;
  // A script is loaded as soon as it is inserted.
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scripts.push(node);
      page.pushSdk = { subscribe, setTopics, unsubscribe };
      setTimeout(() => node.dispatchEvent(new Event('load')));
    }
  });
  permission.mockReset().mockReturnValue('granted');
  subscribe.mockReset().mockResolvedValue('device-1');
  setTopics.mockReset().mockResolvedValue(undefined);
  unsubscribe.mockReset().mockResolvedValue(undefined);
  const value = { register: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  const Notification = { permission: 'default', requestPermission: async () => permission() };
  Object.assign(window, { PushManager: class {}, Notification });
  $user.set(null);
  $pushAnswer.set(null);
  await turnOffPush(apiOf(), configs);
  $pushAnswer.set(null);
  unsubscribe.mockReset();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('loads nothing before the visitor has said yes to the browser, too', async () => {
  expect(await readPushState(configs)).toBe('off');
  await leavePush(configs);
  permission.mockReturnValue('denied');
  expect(await turnOnPush(apiOf(), configs)).toBe('denied');
  expect(scripts).toEqual([]);
  expect(subscribe).not.toHaveBeenCalled();
});

it('subscribes at the shop’s worker, links the device with the user, and sets what it is to be told', async () => {
  $user.set(exampleUser);
  const api = apiOf();
  expect(await turnOnPush(api, configs)).toBe('on');
  expect(subscribe).toHaveBeenCalledWith(registration);
  expect(api.calls.map(({ path }) => path)).toEqual(['/users/link_device', getNotificationSettings.path]);
  expect(api.calls[0]?.body).toEqual({ playerId: 'device-1' });
  expect(setTopics.mock.calls).toEqual([[['price']]]);
  expect($pushAnswer.get()).toBe('on');
});

it.each([
  ['is not signed in', null, false],
  ['is leaving', exampleUser, true],
])('links nobody who %s, and tells the third party nothing of topics', async (_, user, isLeaving) => {
  $user.set(user);
  $sessionActivity.setKey('fetching', isLeaving);
  const api = apiOf();
  await turnOnPush(api, configs);
  $sessionActivity.setKey('fetching', false);
  expect(api.calls).toEqual([]);
  expect(setTopics).not.toHaveBeenCalled();
});

it('takes the topics away when the user has left, once', async () => {
  $user.set(exampleUser);
  await turnOnPush(apiOf(), configs);
  await leavePush(configs);
  expect(setTopics).toHaveBeenCalledTimes(1);
  $user.set(null);
  await leavePush(configs);
  await leavePush(configs);
  expect(setTopics.mock.calls).toEqual([[['price']], [[]]]);
});

it('tries again to take the topics away when the third party fails', async () => {
  $user.set(exampleUser);
  await turnOnPush(apiOf(), configs);
  $user.set(null);
  setTopics.mockRejectedValueOnce(new Error('broken'));
  await expect(leavePush(configs)).rejects.toThrow('broken');
  await leavePush(configs);
  expect(setTopics.mock.calls.at(-1)).toEqual([[]]);
});

it('ends messages at the shop and there; at the shop also when the third party fails', async () => {
  Object.assign(window.Notification, { permission: 'granted' });
  await turnOnPush(apiOf(), configs);
  expect(await readPushState(configs)).toBe('on');
  const api = apiOf();
  unsubscribe.mockRejectedValueOnce(new Error('broken'));
  await expect(turnOffPush(api, configs)).rejects.toThrow('broken');
  expect(api.calls.map(({ path }) => path)).toEqual(['/push/devices/device-1']);
  await turnOffPush(api, configs);
  expect(await readPushState(configs)).toBe('off');
  expect($pushAnswer.get()).toBe('off');
});

it.each<[string, () => Promise<unknown>]>([
  ['names no device', async () => 42],
  ['names an endless device', async () => 'x'.repeat(101)],
  ['fails', () => Promise.reject(new Error('broken'))],
  ['hangs', () => new Promise(() => undefined)],
])('an SDK that %s turns nothing on', async (_, answers) => {
  subscribe.mockImplementation(answers);
  $user.set(exampleUser);
  const api = apiOf();
  const outcome = turnOnPush(api, configs).catch(() => 'failed');
  await jest.advanceTimersByTimeAsync(sdkTimeout + 100);
  expect(await outcome).toBe('failed');
  expect(api.calls).toEqual([]);
  expect($pushAnswer.get()).toBeNull();
  expect(await readPushState(configs)).toBe('off');
});

it('is on although its topics fail', async () => {
  setTopics.mockRejectedValue(new Error('broken'));
  $user.set(exampleUser);
  expect(await turnOnPush(apiOf(), configs)).toBe('on');
});
