import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { addRequestCounts, deleteOldRequestCounts, type RequestCount } from './request-counts.tables';
import type { Database } from '../db/index';

/** Max number of counted visitors at a time, over all limits. */
const maxKeys = 50_000;

/** Milliseconds between two exchanges of counts with other processes. */
const exchangeEvery = 1_000;

interface Count {
  windowEnd: number;
  /** Of all processes, as far as this one knows. */
  total: number;
  /** Counted here since the last exchange. */
  pending: number;
}

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

export interface RequestCounts {
  /** Counts one request; returns the count of this window. */
  add: (key: string, timeWindow: number) => { current: number; ttl: number };
  /** Sends the local counts and adopts those of others. */
  exchange: () => Promise<void>;
  close: () => void;
}

/**
 * Counts requests by visitor in windows of time. Several processes on one PostgreSQL exchange their counts each second,
 * so that a limit applies to all of them together without a statement for each request.
 */
export const createRequestCounts = (
  { db, backend }: Pick<Database, 'db' | 'backend'>,
  now: () => number,
): RequestCounts => {
  const counts = new LRUCache<string, Count>({ max: maxKeys });

  const take = (): RequestCount[] =>
    [...counts.entries()].flatMap(([key, count]) => {
      if (count.pending === 0) return [];
      const pending = count.pending;
      count.pending = 0;
      return [{ key, window_end: new Date(count.windowEnd), count: pending }];
    });

  const exchange = async (): Promise<void> => {
    const taken = take();
    if (taken.length > 0) {
      for (const { key, window_end, count: total } of await addRequestCounts(db, taken)) {
        const known = counts.peek(key);
        if (known?.windowEnd === window_end.getTime()) known.total = total + known.pending;
      }
    }
    await deleteOldRequestCounts(db, new Date(now()));
  };

  // Without the exchange each process still enforces its own limit.
  const timer =
    backend === 'postgres' ? setInterval(() => void exchange().catch(() => undefined), exchangeEvery) : null;
  timer?.unref();

  return {
    add(name, timeWindow) {
      const key = createHash('sha256').update(name).digest('base64url');
      const moment = now();
      const windowEnd = (Math.floor(moment / timeWindow) + 1) * timeWindow;
      const known = counts.get(key);
      const count = known?.windowEnd === windowEnd ? known : { windowEnd, total: 0, pending: 0 };
      count.total += 1;
      count.pending += 1;
      if (count !== known) counts.set(key, count);
      return { current: count.total, ttl: windowEnd - moment };
    },
    exchange,
    close: () => clearInterval(timer ?? undefined),
  };
};

/** A store for the limits of @fastify/rate-limit, which counts each route by itself. */
export const storeOf = (counts: RequestCounts) =>
  class RequestCountStore {
    readonly scope: string;

    constructor(options: object) {
      const { routeInfo = {} } = options as { routeInfo?: { method?: string | string[]; url?: string } };
      this.scope = `${String(routeInfo.method)} ${String(routeInfo.url)}`;
    }

    incr(key: string, callback: Callback, timeWindow: number): void {
      callback(null, counts.add(`${this.scope} ${key}`, timeWindow));
    }

    child(options: object): RequestCountStore {
      return new RequestCountStore(options);
    }
  };
