import { savedTickets, type SiteConfig } from '@ortoo/contracts';
import { getPushKey, linkDevice, registerDevice, removeDevice } from '@ortoo/contracts/endpoints';
import { call, type Api } from '@ortoo/http';
import { $pushAnswer, $sdkDevice, settledUser } from './push.store';
import { trustedScript } from './trusted-script';

export { $pushAnswer } from './push.store';

/**
 * Messages of the shop on this device: `denied` by the browser's settings, `unsupported` by the browser, which in iOS
 * is any page that is not on the home screen.
 */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const findSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
};

type PushConfig = Pick<SiteConfig, 'push_sdk'>;

// A chunk that the shell has already: a further one would be a line in the first script of every page.
const sdk = () => import(/* webpackChunkName: "analytics" */ './push-sdk');

/** Whether this device gets messages now. An SDK is not asked: it loads only when messages are turned on. */
export const readPushState = async ({ push_sdk }: PushConfig): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (push_sdk) return $sdkDevice.get() !== null && Notification.permission === 'granted' ? 'on' : 'off';
  return (await findSubscription()) ? 'on' : 'off';
};

const startWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(trustedScript(savedTickets.worker));
  return navigator.serviceWorker.ready;
};

const register = async (api: Api, subscription: PushSubscription): Promise<string> => {
  const { endpoint, keys } = subscription.toJSON();
  const { player_id } = await call(api, registerDevice, {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
  return player_id;
};

const subscribe = async (api: Api): Promise<PushSubscription> => {
  const { pushManager } = await startWorker();
  const { public_key: applicationServerKey } = await call(api, getPushKey);
  const options = { userVisibleOnly: true, applicationServerKey };
  return pushManager.subscribe(options).catch(async () => {
    // The browser has a subscription that is bound to another key, such as an earlier one of the shop.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
};

const subscribeBySdk = async (script: string): Promise<string> => {
  const { subscribeBySdk: ask } = await sdk();
  const playerId = await ask(script, await startWorker());
  $sdkDevice.set(playerId);
  return playerId;
};

/**
 * Registers this device, and links it with the user when somebody is signed in. Without the browser's permission, it
 * asks for that, which only a visitor's press may do.
 * @throws {ApiError} when the server does not answer; what the browser or the SDK throws when messages are impossible
 */
export const turnOnPush = async (api: Api, { push_sdk }: PushConfig): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const playerId = push_sdk ? await subscribeBySdk(push_sdk.script) : await register(api, await subscribe(api));
  if (settledUser()) await call(api, linkDevice, { body: { playerId } });
  $pushAnswer.set('on');
  // They are for the third party's own messages: the shop's come without them.
  if (push_sdk) await (await sdk()).setTopics(push_sdk.script, api).catch(() => undefined);
  return 'on';
};

/** Takes what the site's SDK has of a user who has left from this device. The server ends messages with the session. */
export const leavePush = async ({ push_sdk }: PushConfig): Promise<void> => {
  if (push_sdk && $sdkDevice.get() !== null) await (await sdk()).dropTopics(push_sdk.script);
};

const turnOffSdk = async (api: Api, script: string): Promise<void> => {
  const player_id = $sdkDevice.get();
  if (player_id === null) return;
  await call(api, removeDevice, { params: { player_id } });
  await (await sdk()).unsubscribeBySdk(script);
  $sdkDevice.set(null);
};

const turnOffOwn = async (api: Api): Promise<void> => {
  const subscription = await findSubscription();
  if (!subscription) return;
  await call(api, removeDevice, { params: { player_id: await register(api, subscription) } });
  await subscription.unsubscribe();
};

/** Ends the messages to this device, at the shop and in the browser. */
export const turnOffPush = async (api: Api, configs: PushConfig): Promise<PushState> => {
  await (configs.push_sdk ? turnOffSdk(api, configs.push_sdk.script) : turnOffOwn(api));
  $pushAnswer.set('off');
  return readPushState(configs);
};
