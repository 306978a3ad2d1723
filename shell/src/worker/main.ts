import { answerTickets, isTicketsPage } from './answer-tickets';

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** What this file runs in; the DOM's types know pages alone. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;

// It keeps no state of its own: a new one can take over at once.
worker.addEventListener('install', () => void worker.skipWaiting());

// Everything else, public pages and releases above all, goes its own way as if there were no worker.
worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.mode === 'navigate' && isTicketsPage(new URL(request.url).pathname)) {
    event.respondWith(answerTickets(request));
  }
});
