import { pathOf, requestedWith, shopApiPrefix, shopHeaders } from '@ortoo/contracts';
import { appFiles } from '@ortoo/contracts/app-files';
import { linkDevice, registerDevice } from '@ortoo/contracts/endpoints';

/** What the server sends; see the push module of the Shop API. */
interface PushPayload {
  title: string;
  body: string;
  url: string;
  lang: string;
  tag: string;
}

type Renewed = Pick<PushSubscription, 'toJSON'>;

/** The parts of the worker's global scope that messages need; the DOM's types cover pages only. */
export interface PushScope {
  location: { origin: string };
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    pushManager: { subscribe: (options: PushSubscriptionOptionsInit) => Promise<Renewed> };
  };
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
}

interface WindowClient {
  url: string;
  focus: () => Promise<unknown>;
}

/** Shows a message. A browser that gets one must show something: a damaged one opens the list of notifications. */
export const showPush = async (scope: PushScope, text: string | undefined): Promise<void> => {
  let payload: Partial<PushPayload> = {};
  try {
    payload = JSON.parse(text ?? '') as PushPayload;
  } catch {
    // Shown without its content.
  }
  const { title = scope.location.origin, body = '', url = '/notifications', lang, tag } = payload;
  await scope.registration.showNotification(title, {
    body,
    icon: appFiles.icon,
    data: { url },
    ...(lang !== undefined && { lang }),
    ...(tag !== undefined && { tag }),
  });
};

/** Opens what a message is about, in a window that shows it already, or a new one. Only of this site. */
export const openPush = async ({ clients, location }: PushScope, address: unknown): Promise<void> => {
  const url = new URL(String(address), location.origin);
  const target = url.origin === location.origin ? url.href : location.origin;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(client => client.url === target);
  await (shown ? shown.focus() : clients.openWindow(target));
};

const post = (path: string, body: object) =>
  fetch(shopApiPrefix + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [shopHeaders.requestedWith]: requestedWith },
    body: JSON.stringify(body),
  });

/** The browser has replaced the subscription, or asks for a new one with the same key. */
export const renewPush = async (
  { registration }: PushScope,
  {
    oldSubscription,
    newSubscription,
  }: { oldSubscription?: Pick<PushSubscription, 'options'>; newSubscription?: Renewed },
): Promise<void> => {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ??
    (options?.applicationServerKey &&
      (await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: options.applicationServerKey,
      })));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const answer = await post(pathOf(registerDevice), { endpoint, keys, time_zone });
  if (!answer.ok) return;
  const { player_id: playerId } = (await answer.json()) as { player_id: string };
  await post(pathOf(linkDevice), { playerId });
};
