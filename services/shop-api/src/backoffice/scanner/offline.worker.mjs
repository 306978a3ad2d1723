// The service worker of the scanner: its page opens without a network. Everything that it has stored, and the worker
// itself, is removed when its user signs out, and by the first answer that says that they may not be here.

const cacheName = 'scanner';
const page = /^(\/[a-z]{2})?\/backoffice\/scan\/?$/;
const api = '/api/v2/';
const session = `${api}session`;
/** What the scanner asks the shop; other answers, such as the cart, are not stored. */
const answers = [session, `${api}coupons/public_key`, `${api}back_office/scans/`];
/** What the scanner is made of besides its page; the decoder is a client of its own. */
const files = `${api}back_office/scanner/`;
/** Milliseconds after which a page that is stored is shown instead of one that does not arrive. */
const pageTimeout = 3000;

/**
 * @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} LifeEvent
 * @typedef {LifeEvent & {
 *   request: Request; clientId: string; respondWith: (answer: Promise<Response>) => void;
 * }} FetchEvent
 * @typedef {object} WorkerScope
 * @property {() => Promise<void>} skipWaiting
 * @property {{ claim: () => Promise<void>; get: (id: string) => Promise<{ url: string } | undefined> }} clients
 * @property {ServiceWorkerRegistration} registration
 * @property {(type: string, listener: (event: FetchEvent) => void) => void} addEventListener
 */

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (globalThis));

let isEnded = false;

/** Leaves nothing behind. */
const end = async () => {
  isEnded = true;
  await caches.delete(cacheName);
  await worker.registration.unregister();
};

/**
 * A page that is not for this user does not exist.
 *
 * @param {Request} request
 * @param {Response} response
 */
const isRefusal = (request, { status }) =>
  status === 401 || status === 403 || (status === 404 && request.mode === 'navigate');

/**
 * @param {FetchEvent} event
 * @param {Promise<Response>} answer
 */
const store = (event, answer) =>
  event.waitUntil(
    answer
      .then(async response => {
        if (isRefusal(event.request, response)) return end();
        if (!response.ok || isEnded) return undefined;
        const copy = response.clone();
        return (await caches.open(cacheName)).put(event.request, copy);
      })
      .catch(() => undefined),
  );

/** @param {Request} request */
const stored = async request => (await caches.open(cacheName)).match(request, { ignoreVary: true });

/** @param {FetchEvent} event */
const fromNetwork = event => {
  const answer = fetch(event.request);
  store(
    event,
    answer.then(response => response.clone()),
  );
  return answer;
};

/** @param {number} milliseconds */
const pass = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/**
 * From the network; without one, what was stored.
 *
 * @param {FetchEvent} event
 * @param {number} [patience] after which what is stored is enough
 */
const networkFirst = async (event, patience = 60_000) => {
  const answer = fromNetwork(event).catch(() => undefined);
  const first = await Promise.race([answer, pass(patience)]);
  if (first instanceof Response) return first;
  return (await stored(event.request)) ?? (await answer) ?? Response.error();
};

/**
 * Files of releases never change.
 *
 * @param {FetchEvent} event
 */
const storedFirst = async event => (await stored(event.request)) ?? fromNetwork(event);

/** @param {FetchEvent} event */
const isOfScanner = async event => {
  const client = await worker.clients.get(event.clientId);
  return client !== undefined && page.test(new URL(client.url).pathname);
};

/** @param {FetchEvent} event */
const fetchGuarded = async event => {
  const response = await fetch(event.request);
  if (isRefusal(event.request, response)) event.waitUntil(end());
  return response;
};

/**
 * Only what the scanner itself loads is stored: other pages of staff show orders and people.
 *
 * @param {FetchEvent} event
 * @param {string} pathname
 */
const answerPart = async (event, pathname) => {
  const isRelease = pathname.startsWith('/releases/');
  const isPart = isRelease || answers.some(path => pathname.startsWith(path)) || page.test(pathname);
  if (!pathname.startsWith(files) && !(isPart && (await isOfScanner(event)))) return fetchGuarded(event);
  return isRelease ? storedFirst(event) : networkFirst(event);
};

/**
 * @param {FetchEvent} event
 * @param {string} pathname
 */
const answerCommand = async (event, pathname) => {
  const response = await fetchGuarded(event);
  if (event.request.method === 'DELETE' && pathname.startsWith(session)) event.waitUntil(end());
  return response;
};

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || isEnded) return;
  if (request.method !== 'GET') {
    if (pathname.startsWith(api)) event.respondWith(answerCommand(event, pathname));
  } else if (request.mode === 'navigate') {
    if (page.test(pathname)) event.respondWith(networkFirst(event, pageTimeout));
  } else event.respondWith(answerPart(event, pathname));
});
