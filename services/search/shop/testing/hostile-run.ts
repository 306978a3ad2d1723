import { performance } from 'node:perf_hooks';
import type { CallRequest, Responder } from '../../engine/http/responder';
import { fuzzer } from '../../engine/testing/fuzz';
import { hostileBodies } from './hostile-bodies';

/** Size limit of a page's request in bytes. */
const bodyMax = 65_536;

export interface Sent {
  name: string;
  status: number;
  milliseconds: number;
  isPartial: boolean;
  body: string;
}

/** A search as the public route passes it on. */
export const searchCall = (body: string, now: number, index = 'shop'): CallRequest => ({
  method: 'POST',
  path: `/${index}/_search`,
  query: {},
  body,
  contentType: 'application/json',
  access: 'read',
  now,
});

const decoder = new TextDecoder();

/** Sends expensive bodies and some random invalid ones; reports the status of each answer. */
export async function* sendHostile(
  responder: Responder,
  random: () => number,
  searches: number,
  now: number,
): AsyncGenerator<Sent> {
  const [hostile, { text }] = [hostileBodies(random), fuzzer(random)];
  for (let turn = 0; turn < searches; turn += 1) {
    const isHostile = random() < 0.8;
    const { name, body } = isHostile ? hostile() : { name: 'nonsense', body: undefined };
    const payload = body === undefined ? text() : JSON.stringify(body);
    if (payload.length > bodyMax) continue;
    const start = performance.now();
    const { status, bytes } = await responder.respond(
      searchCall(payload, now, name.startsWith('area') ? 'zipcode' : 'shop'),
    );
    const milliseconds = performance.now() - start;
    const isPartial = status === 200 && decoder.decode(bytes.subarray(0, 40)).includes('"timed_out":true');
    yield { name, status, milliseconds, isPartial, body: payload };
  }
}
