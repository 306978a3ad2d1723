import autocannon from 'autocannon';
import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ProductCard } from '@ortoo/contracts';
import { median } from './visit';
import { headersOf } from './visitors';

/** Requests a second and the slowest hundredth, in milliseconds. */
export interface Throughput {
  perSecond: number;
  p99: number;
}

/** The same, and how long the server's own check took meanwhile: its slowest hundredth, in milliseconds. */
export interface Uncached extends Throughput {
  healthP99: number;
}

const seconds = 5;

/** Loads one address of this machine for a few seconds. */
export const measureThroughput = async (url: string, connections = 50): Promise<Throughput> => {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': 'br' } });
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

/** Asks a server for its health until told to end, and returns the slowest hundredth of the answers. */
const probeHealth = (origin: string): (() => Promise<number>) => {
  const times: number[] = [];
  const ended = new AbortController();
  const probe = async () => {
    while (!ended.signal.aborted) {
      const sentAt = performance.now();
      await (await fetch(`${origin}/healthz`)).text();
      times.push(performance.now() - sentAt);
      await setTimeout(10);
    }
  };
  const probing = probe();
  return async () => {
    ended.abort();
    await probing;
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity;
  };
};

const loadUncached = async (origin: string, setupRequest: autocannon.Request['setupRequest']): Promise<Uncached> => {
  const endProbe = probeHealth(origin);
  const result = await autocannon({
    url: origin,
    connections: 20,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest }],
  });
  const healthP99 = await endProbe();
  // Pages whose connections ended with the measurement are still rendered.
  await setTimeout(2_000);
  if (result.non2xx > 0) throw new Error(`${result.non2xx} of the uncached pages failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99, healthP99 };
};

/**
 * Loads addresses that have not been requested before, each as another visitor: the medians of some rounds. V8 has not
 * optimized the code of these pages yet in the first.
 * @param pathOf the path of the request with this number
 */
export const measureUncached = async (
  origin: string,
  pathOf: (number: number) => string,
  runs: number,
): Promise<Uncached> => {
  let number = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    path: pathOf(++number),
    headers: { ...request.headers, ...headersOf(number) },
  });
  const rounds: Uncached[] = [];
  for (let run = 0; run < runs; run += 1) rounds.push(await loadUncached(origin, setupRequest));
  const middleOf = (pick: (round: Uncached) => number) => median(rounds.map(pick));
  return {
    perSecond: middleOf(round => round.perSecond),
    p99: middleOf(round => round.p99),
    healthP99: middleOf(round => round.healthP99),
  };
};

interface OtherServer {
  url: string;
  close: () => void;
}

const startOther = async (program: string, message: Serializable): Promise<OtherServer> => {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)));
  child.send(message);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}/`, close: () => void child.kill() };
};

/** A server that only sends the same bytes, in a separate process: the limit of this machine. */
export const startBareServer = (bytes: Buffer): Promise<OtherServer> =>
  startOther('bare-server.mjs', { body: bytes.toString('base64') });

/** A server that renders these cards with React alone, in a separate process. */
export const startPlainPage = (products: ProductCard[]): Promise<OtherServer> =>
  startOther('plain-page.mjs', { products });
