import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Requests a second and the slowest hundredth, in milliseconds. */
export interface Throughput {
  perSecond: number;
  p99: number;
}

const seconds = 5;

/** Loads one address of this machine for a few seconds. */
export const measureThroughput = async (url: string): Promise<Throughput> => {
  const result = await autocannon({ url, connections: 50, duration: seconds, headers: { 'accept-encoding': 'br' } });
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

/**
 * Loads addresses that have not been requested before.
 * @param pathOf the path of the request with this number
 */
export const measureUncached = async (url: string, pathOf: (number: number) => string): Promise<Throughput> => {
  let number = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({ ...request, path: pathOf(++number) });
  const result = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest }],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} of the uncached pages failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

/** A server that only sends the same bytes, in a separate process: the limit of this machine. */
export const startBareServer = async (bytes: Buffer): Promise<{ url: string; close: () => void }> => {
  const child = fork(fileURLToPath(new URL('bare-server.mjs', import.meta.url)));
  child.send({ body: bytes.toString('base64') });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}/`, close: () => void child.kill() };
};
