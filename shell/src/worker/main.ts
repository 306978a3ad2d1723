import { answerNavigation } from './answer-navigation';
import { answerSaved, isSavedPage } from './answer-saved';
import { openPush, renewPush, showPush, type PushScope } from './push-messages';

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  /** The browser's own request, begun while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { text: () => string } | null;
}

interface NotificationClickEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface SubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription;
  readonly newSubscription?: PushSubscription;
}

/** The worker's global scope; the DOM's types cover pages only. */
interface WorkerScope extends PushScope {
  registration: PushScope['registration'] & { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChangeEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;

// It holds no state: a new version can take over immediately.
worker.addEventListener('install', () => void worker.skipWaiting());

// The start of the worker must not delay a page.
worker.addEventListener('activate', event =>
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable())),
);

// Pages come from the network and are not stored; all other requests, releases above all, bypass the worker.
worker.addEventListener('fetch', event => {
  const { request, preloadResponse } = event;
  if (request.mode !== 'navigate') return;
  event.respondWith(
    isSavedPage(new URL(request.url).pathname)
      ? answerSaved(request, preloadResponse).catch(() => answerNavigation(request))
      : answerNavigation(request, preloadResponse),
  );
});

worker.addEventListener('push', event => event.waitUntil(showPush(worker, event.data?.text())));

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openPush(worker, (event.notification.data as { url?: unknown } | null)?.url ?? '/'));
});

worker.addEventListener('pushsubscriptionchange', event => event.waitUntil(renewPush(worker, event)));
