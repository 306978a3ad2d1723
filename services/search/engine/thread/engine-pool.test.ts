import { setImmediate, setTimeout } from 'node:timers/promises';
import { createClient } from '../client';
import type { CallRequest, CallResponse, Engine } from '../engine';
import { searchCall } from '../testing/search-call';
import { EnginePool, type PoolOptions } from './engine-pool';
import { poolLimits } from './limits';

const now = new Date('2026-11-21T04:00:00Z').getTime();
const search = (body: string): CallRequest => searchCall(body, now, 'goods');

/** Writes documents, as the owner of the index. */
async function put(engine: Engine, ids: readonly number[]): Promise<void> {
  const lines = ids.map(id => `{"index":{"_id":"${id}"}}\n{"name":"felt boots ${id}"}\n`);
  expect(await createClient(engine, 'own')('POST', '/goods/_bulk', lines.join(''))).toMatchObject({
    body: { errors: false },
  });
}
const remove = (engine: Engine, ids: readonly number[]): Promise<unknown> =>
  createClient(engine, 'own')('POST', '/goods/_bulk', ids.map(id => `{"delete":{"_id":"${id}"}}\n`).join(''));

const documents = [1, 2, 3];

const faulty = new URL('../testing/faulty.worker.mjs', import.meta.url);
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

async function started(options: Partial<PoolOptions> = {}): Promise<Started> {
  const ended: string[] = [];
  const pool = new EnginePool({
    ...poolLimits,
    script: faulty,
    restart: 1,
    standbyAfter: 0,
    waitForDocuments: 60_000,
    onEnd: reason => ended.push(reason),
    ...options,
  });
  pools.push(pool);
  await pool.start();
  await put(pool, documents);
  pool.open(engine => put(engine, documents));
  return {
    pool,
    ended,
    total: async (body = '{}') => {
      const { hits } = read(await pool.call(search(body)));
      return hits.total.value;
    },
    standby: async () => {
      while (!pool.hasStandby) await setTimeout(20);
    },
  };
}

const text = ({ bytes }: CallResponse): string => new TextDecoder().decode(bytes);
const read = (response: CallResponse) =>
  JSON.parse(text(response)) as { hits: { total: { value: number } }; timed_out: boolean };

it('one thread writes a snapshot, and every thread is told where', async () => {
  const { pool, ended, standby, total } = await started();
  await standby();
  const owner = (path: string, body: string) =>
    pool.call({ method: 'PUT', path, query: {}, body, contentType: 'application/json', access: 'own', now });
  expect((await owner('/_snapshot/disk/goods', 'dies')).status).toBe(202);
  await standby();
  expect([ended.length, await total()]).toEqual([1, documents.length]);
  await owner('/_snapshot/disk', 'dies');
  while (ended.length < 3) await setTimeout(20);
});

it.each<[string, number, RegExp, Partial<PoolOptions>]>([
  ['dies', 503, /has ended/, {}],
  ['hangs', 503, /no answer within 300 ms/, { limits: { read: 300, write: 60_000 } }],
  ['fills its heap', 503, /memory/, { heap: 96 }],
  ['fills typed arrays', 500, /memory has grown/, { headroom: 40 * 1_048_576 }],
])(
  'a thread that %s is replaced: the next request is answered, and a second fault is handled too',
  async (fault, status, reason, options) => {
    const { pool, ended, total, standby } = await started(options);
    for (let turn = 1; turn <= 2; turn += 1) {
      await standby();
      const failing = pool.call(search(fault));
      const behind = Promise.all([total(), total(), total()]);
      expect((await failing).status).toBe(status);
      expect(await behind).toEqual([3, 3, 3]);
      expect(ended).toHaveLength(turn);
      expect(ended.at(-1)).toMatch(reason);
    }
  },
  60_000,
);

it('without a standby, a thread that ends is replaced by one that loads the documents first', async () => {
  const { pool, ended, total } = await started({ standby: false });
  expect((await pool.call(search('dies'))).status).toBe(503);
  expect(await total()).toBe(3);
  expect(ended).toHaveLength(1);
}, 60_000);

it('while no thread has the documents, a search is refused soon, also one that waited already', async () => {
  const { pool, ended } = await started({ standby: false, waitForDocuments: 50 });
  const loading = new Promise<void>(() => undefined);
  pool.open(() => loading);
  const statuses = await Promise.all(['dies', '{}', '{}', '{}'].map(body => pool.call(search(body))));
  expect(statuses.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  const refused = await pool.call(search('{}'));
  expect([refused.status, text(refused)]).toEqual([503, expect.stringContaining('no thread was free within 50 ms')]);
  expect(ended).toHaveLength(1);
}, 60_000);

it('a search after a write finds the written document, whichever thread answers', async () => {
  const { pool, total, standby } = await started();
  await standby();
  for (let id = 4; id < 10; id += 1) {
    void put(pool, [id]);
    expect(await total()).toBe(id);
  }
  void remove(pool, [1, 2]);
  await pool.call(search('dies'));
  expect(await total()).toBe(7);
}, 60_000);

it('rejects a search immediately when too many wait, and recovers', async () => {
  const { pool, total } = await started({ queue: 3, limits: { read: 400, write: 60_000 } });
  const hanging = pool.call(search('hangs'));
  const waiting = Array.from({ length: 4 }, () => pool.call(search('{}')));
  const rejected = await pool.call(search('{}'));
  expect([rejected.status, text(rejected)]).toEqual([429, expect.stringContaining('es_rejected_execution_exception')]);
  expect((await hanging).status).toBe(503);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await total()).toBe(3);
}, 60_000);

it('leaves this thread free while the longest accepted search runs', async () => {
  const { pool, total } = await started();
  await put(
    pool,
    Array.from({ length: 3_000 }, (_, at) => at + 10),
  );
  await total();
  const functions = Array.from({ length: 90 }, () => ({ random_score: { seed: 1 } }));
  const body = JSON.stringify({ size: 1, query: { function_score: { query: { match_all: {} }, functions } } });
  let calls = 0;
  let isOver = false;
  const answer = pool.call(search(body)).then(response => {
    isOver = true;
    return response;
  });
  while (!isOver && calls < 1_000) {
    await setImmediate();
    calls += 1;
  }
  // On this thread, the search would end before the first of them.
  expect(calls).toBeGreaterThan(20);
  expect((await answer).status).toBe(200);
}, 60_000);
