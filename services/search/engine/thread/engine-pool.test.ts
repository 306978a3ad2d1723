import { setImmediate } from 'node:timers/promises';
import type { EngineDocument } from '../engine';
import type { CallResponse } from '../http/responder';
import { searchCall } from '../../shop/testing/hostile-run';
import { EnginePool, type PoolOptions } from './engine-pool';
import { poolOptions } from './options';

const now = new Date('2026-11-21T04:00:00Z').getTime();
const product = (id: number): EngineDocument => ({
  id: String(id),
  source: {
    id,
    name: `Эсгий гутал ${id}`,
    selling_price: 1_000,
    total_on_hand: 5,
    available_on: '2026-01-01',
    image: 'a',
  },
});
const documents = [1, 2, 3].map(product);

const pools: EnginePool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

interface Started {
  pool: EnginePool;
  ended: string[];
  /** The number of documents that a search finds. */
  total: (body?: string) => Promise<number>;
  standby: () => Promise<void>;
}

async function started(script: URL, options: Partial<PoolOptions> = {}): Promise<Started> {
  const ended: string[] = [];
  const pool = new EnginePool({
    ...poolOptions,
    script,
    restart: 1,
    standbyAfter: 0,
    onEnd: reason => ended.push(reason),
    ...options,
  });
  pools.push(pool);
  await pool.start();
  await pool.put(documents);
  pool.open(index => index.put(documents));
  return {
    pool,
    ended,
    total: async (body = '{}') => {
      const { hits } = read(await pool.respond(searchCall(body, now)));
      return hits.total.value;
    },
    standby: async () => {
      while (!pool.hasStandby) await setImmediate();
    },
  };
}

const text = ({ bytes }: CallResponse): string => new TextDecoder().decode(bytes);
const read = (response: CallResponse) =>
  JSON.parse(text(response)) as { hits: { total: { value: number } }; timed_out: boolean };

const faulty = new URL('../testing/faulty.worker.mjs', import.meta.url);

it.each<[string, number, RegExp, Partial<PoolOptions>]>([
  ['dies', 503, /has ended/, {}],
  ['hangs', 503, /no answer within 300 ms/, { limits: { read: 300, write: 60_000 } }],
  ['fills its heap', 503, /memory/, { heap: 96 }],
  ['fills typed arrays', 500, /memory has grown/, { headroom: 40 * 1_048_576 }],
])(
  'a thread that %s is replaced: the next request is answered, and a second fault is handled too',
  async (fault, status, reason, options) => {
    const { pool, ended, total, standby } = await started(faulty, options);
    for (let turn = 1; turn <= 2; turn += 1) {
      await standby();
      const failing = pool.respond(searchCall(fault, now));
      const behind = Promise.all([total(), total(), total()]);
      expect((await failing).status).toBe(status);
      expect(await behind).toEqual([3, 3, 3]);
      expect(ended).toHaveLength(turn);
      expect(ended.at(-1)).toMatch(reason);
    }
  },
  60_000,
);

it('a search after a write finds the written document, whichever thread answers', async () => {
  const { pool, total, standby } = await started(faulty);
  await standby();
  for (let id = 4; id < 10; id += 1) {
    void pool.put([product(id)]);
    expect(await total()).toBe(id);
  }
  void pool.remove(['1', '2']);
  await pool.respond(searchCall('dies', now));
  expect(await total()).toBe(7);
}, 60_000);

it('rejects a search immediately when too many wait, and recovers', async () => {
  const { pool, total } = await started(faulty, { queue: 3, limits: { read: 400, write: 60_000 } });
  const hanging = pool.respond(searchCall('hangs', now));
  const waiting = Array.from({ length: 4 }, () => pool.respond(searchCall('{}', now)));
  const rejected = await pool.respond(searchCall('{}', now));
  expect([rejected.status, text(rejected)]).toEqual([429, expect.stringContaining('es_rejected_execution_exception')]);
  expect((await hanging).status).toBe(503);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await total()).toBe(3);
}, 60_000);

it('leaves this thread free while the longest accepted search runs', async () => {
  const { pool, total } = await started(poolOptions.script);
  await pool.put(Array.from({ length: 3_000 }, (_, at) => product(at + 10)));
  await total();
  const functions = Array.from({ length: 90 }, () => ({ random_score: { seed: 1 } }));
  const body = JSON.stringify({ size: 1, query: { function_score: { query: { match_all: {} }, functions } } });
  let calls = 0;
  let isOver = false;
  const search = pool.respond(searchCall(body, now)).then(response => {
    isOver = true;
    return response;
  });
  while (!isOver && calls < 1_000) {
    await setImmediate();
    calls += 1;
  }
  // On this thread, the search would end before the first of them.
  expect(calls).toBeGreaterThan(20);
  expect((await search).status).toBe(200);
}, 60_000);
