import { performance } from 'node:perf_hooks';
import type { Engine } from '../../engine/index';
import { searchCall } from '../../engine/testing/search-call';
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

const decoder = new TextDecoder();

/** Sends expensive bodies and some random invalid ones; reports the status of each answer. */
export async function* sendHostile(
  engine: Engine,
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
    const { status, bytes } = await engine.call(searchCall(payload, now, name.startsWith('area') ? 'zipcode' : 'shop'));
    const milliseconds = performance.now() - start;
    const isPartial = status === 200 && decoder.decode(bytes.subarray(0, 40)).includes('"timed_out":true');
    yield { name, status, milliseconds, isPartial, body: payload };
  }
}
