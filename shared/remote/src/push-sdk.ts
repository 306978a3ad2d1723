import { getNotificationSettings } from '@ortoo/contracts/endpoints';
import { call, type Api } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { $topicsOf, settledUser } from './push.store';
import { answerOf, createSdkLoader } from './sdk';

/** What the script of a push SDK puts at `window.pushSdk`. Each answer may be a promise. */
export interface PushSdk {
  /** Subscribes the browser at the shop's service worker, which shows the messages. Answers the id of the device. */
  subscribe: (registration: ServiceWorkerRegistration) => unknown;
  /** What the device is to get of the third party's own messages, in place of what was set before. */
  setTopics: (topics: readonly string[]) => unknown;
  /** Ends the subscription. */
  unsubscribe: () => unknown;
}

const maxLength = 100;

const loaders = new Map<string, () => Promise<PushSdk>>();

const loaderOf = (script: string): (() => Promise<PushSdk>) => {
  const loader = loaders.get(script) ?? createSdkLoader<PushSdk>(script, 'pushSdk');
  loaders.set(script, loader);
  return loader;
};

/** Subscribes this device; resolves to its id. An answer that is none is a failure. */
export const subscribeBySdk = async (script: string, registration: ServiceWorkerRegistration): Promise<string> => {
  const sdk = await loaderOf(script)();
  const id = await answerOf(() => sdk.subscribe(registration));
  if (typeof id !== 'string' || id === '' || id.length > maxLength) throw new Error('The push SDK names no device');
  return id;
};

/** The kinds of notifications that the signed-in user wants on devices; nothing of who it is. */
export const setTopics = async (script: string, api: Api): Promise<void> => {
  const user = settledUser();
  if (!user) return;
  const { choices } = await call(api, getNotificationSettings);
  const topics = choices.flatMap(({ kind, channel, enabled }) => (channel === 'push' && enabled ? [kind] : []));
  const sdk = await loaderOf(script)();
  // The user has left meanwhile.
  if ($user.get()?.id !== user.id) return;
  $topicsOf.set(user.id);
  await answerOf(() => sdk.setTopics(topics));
};

/** Takes the topics of a user who has left from the device. Loads nothing when there are none. */
export const dropTopics = async (script: string): Promise<void> => {
  const owner = $topicsOf.get();
  if (owner === null || owner === $user.get()?.id) return;
  const sdk = await loaderOf(script)();
  await answerOf(() => sdk.setTopics([]));
  if ($topicsOf.get() === owner) $topicsOf.set(null);
};

/** Ends the messages of the third party to this device. */
export const unsubscribeBySdk = async (script: string): Promise<void> => {
  const sdk = await loaderOf(script)();
  await answerOf(() => sdk.unsubscribe());
  $topicsOf.set(null);
};
