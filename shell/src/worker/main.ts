import { answerTickets, isTicketsPage } from './answer-tickets';

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** The worker's global scope; the DOM's types cover pages only. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;

// It holds no state: a new version can take over immediately.
worker.addEventListener('install', () => void worker.skipWaiting());

// All other requests, public pages and releases above all, bypass the worker.
worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.mode === 'navigate' && isTicketsPage(new URL(request.url).pathname)) {
    event.respondWith(answerTickets(request));
  }
});
