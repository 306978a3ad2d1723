import { savedTickets } from '@ortoo/contracts';
import { getPushKey, linkDevice, registerDevice, removeDevice } from '@ortoo/contracts/endpoints';
import { call, type Api } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { $pushAnswer } from './push.store';
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

/** Whether this device gets messages now. */
export const readPushState = async (): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) ? 'on' : 'off';
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
  await navigator.serviceWorker.register(trustedScript(savedTickets.worker));
  const { pushManager } = await navigator.serviceWorker.ready;
  const { public_key: applicationServerKey } = await call(api, getPushKey);
  const options = { userVisibleOnly: true, applicationServerKey };
  return pushManager.subscribe(options).catch(async () => {
    // The browser has a subscription that is bound to another key, such as an earlier one of the shop.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
};

/**
 * Registers this device, and links it with the user when somebody is signed in. Without the browser's permission, it
 * asks for that, which only a visitor's press may do.
 * @throws {ApiError} when the server does not answer; what the browser throws when it reaches no push service
 */
export const turnOnPush = async (api: Api): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const playerId = await register(api, await subscribe(api));
  if ($user.get()) await call(api, linkDevice, { body: { playerId } });
  $pushAnswer.set('on');
  return 'on';
};

/** Ends the messages to this device, at the shop and in the browser. */
export const turnOffPush = async (api: Api): Promise<PushState> => {
  const subscription = await findSubscription();
  if (subscription) {
    await call(api, removeDevice, { params: { player_id: await register(api, subscription) } });
    await subscription.unsubscribe();
  }
  $pushAnswer.set('off');
  return readPushState();
};
