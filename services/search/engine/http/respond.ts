import type { CallRequest, Engine } from '../engine';
import type { AnswerCache } from './answer-cache';
import { isAccepted } from './responder';

interface RespondOptions {
  engine: Engine;
  clock: () => Date;
  /** Brings the indices up to date before a read. */
  settle: (now: Date) => Promise<void>;
  cache: AnswerCache;
}

/** A request of this moment; `url` with its query parameters is part of the cache's key. */
export type Request = Omit<CallRequest, 'now'> & { url: string };

/** Answers one request with current indices, from the cache when it has the answer. */
export type Respond = (request: Request) => Promise<{ status: number; bytes: Uint8Array; failure?: string }>;

export const createRespond =
  ({ engine, clock, settle, cache }: RespondOptions): Respond =>
  async ({ url, ...request }) => {
    const now = clock();
    await settle(now);
    const call: CallRequest = { ...request, now: now.getTime() };
    const mayCache = call.access === 'read' && (call.body === '' || isAccepted(call.contentType));
    const compute = () => engine.call(call);
    return mayCache ? cache.answer(call, url, compute) : compute();
  };
