import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changed, openDatabase, transact, type Database } from '@ortoo/shop-api/db';
import { productSource } from '@ortoo/shop-api/product-source';
import { exampleTime, inMemory } from '@ortoo/shop-api/testing';
import { textQuery, type SearchResponse } from '@ortoo/contracts';
import { buildSearch } from './app';
import { snapshotsIn } from './snapshots-in';

const boots = 50_010;
const other = 50_011;
const discontinued = 50_013;
/** Visible from the next day on. */
const tomorrow = 69_050;
const day = 86_400_000;

let folder: string;
let database: Database;
let now = exampleTime;
let logged: object[];

/** What the first run has stored. */
let before: string;
let first: { reads: number; rebuilt: string | undefined; answers: unknown[] };

const file = (): string => join(folder, 'search/shop.snapshot');

beforeAll(async () => {
  database = await openDatabase(inMemory('whole'));
  before = folder = await mkdtemp(join(tmpdir(), 'stored-index-'));
  first = await running(async run => ({ ...run, answers: await answersOf(run) }));
});
afterAll(async () => {
  await rm(before, { recursive: true });
  await database.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-index-'));
  await cp(before, folder, { recursive: true });
  now = exampleTime;
});
afterEach(() => rm(folder, { recursive: true }));

interface Run {
  found: (body: object) => Promise<number[]>;
  /** Why the index was read from the database; absent when it was not. */
  rebuilt: string | undefined;
  /** Products that were read from the database. */
  reads: number;
  answer: (body: object) => Promise<unknown>;
}

/** One run of the service, from its start to its stop. */
async function running<T>(
  work: (run: Run) => Promise<T>,
  { inThread = false, version }: { inThread?: boolean; version?: string } = {},
): Promise<T> {
  logged = [];
  let reads = 0;
  const source = productSource(database.db, () => now);
  const snapshots = await snapshotsIn(folder, database.db);
  const search = await buildSearch({
    source: {
      ...source,
      read: async ids => {
        reads += ids.length;
        return source.read(ids);
      },
      async *batches(size) {
        for await (const batch of source.batches(size)) {
          reads += batch.length;
          yield batch;
        }
      },
    },
    clock: () => now,
    inThread,
    standby: false,
    logger: { info: (entry: object) => logged.push(entry), warn: (entry: object) => logged.push(entry) },
    snapshots: { ...snapshots, ...(version !== undefined && { version }) },
  });
  const send = async (body: object): Promise<SearchResponse<{ id: number }>> => {
    const { status, body: text } = await search.send('/shop/product/_search', JSON.stringify(body));
    if (status !== 200) throw new Error(text);
    return { ...(JSON.parse(text) as SearchResponse<{ id: number }>), took: 0 };
  };
  const [{ rebuilt } = {}] = logged as { rebuilt?: string }[];
  try {
    return await work({
      found: async body => (await send({ size: 1_000, ...body })).hits.hits.map(hit => hit._source?.id ?? NaN),
      rebuilt,
      reads,
      answer: send,
    });
  } finally {
    await search.close();
  }
}

const change = (work: (trx: Database['db']) => Promise<unknown>): Promise<unknown> =>
  transact(database.db, async trx => {
    await work(trx);
    await changed(trx, 'product');
  });
const publish = (published: boolean) =>
  change(trx => trx.updateTable('products').set({ published }).where('id', '=', boots).execute());
const setStock = (id: number, stock: number) =>
  change(trx => trx.updateTable('variants').set({ stock }).where('product_id', '=', id).execute());

const bodies: object[] = [
  ...['эсгий гутал', 'esgii gutal', 'felt boots', 'ноолууран ороолт', 'leather bag'].map(text => ({
    query: textQuery(text),
    size: 40,
    aggs: { brands: { terms: { field: 'brand.code' } }, colours: { terms: { field: 'colours' } } },
  })),
  { sort: ['name_key.mn', 'id'], size: 500 },
  { query: { nested: { path: 'variants', query: { range: { 'variants.stock': { gt: 3 } } } } }, sort: ['id'] },
  { suggest: { s: { prefix: 'гут', completion: { field: 'suggest', size: 50 } } } },
];
const answersOf = ({ answer }: Run): Promise<unknown[]> => Promise.all(bodies.map(answer));

it.each([false, true])('a start reads what the last run has stored (in a thread: %s)', async inThread => {
  expect([first.rebuilt, first.reads > 400]).toEqual(['there is none', true]);
  const second = await running(async run => ({ ...run, answers: await answersOf(run) }), { inThread });
  expect([second.rebuilt, second.reads]).toEqual([undefined, 0]);
  expect(second.answers).toEqual(first.answers);
});

it('what has changed in between is read before the first answer', async () => {
  await publish(false);
  await setStock(other, 0);
  const ids = await running(async ({ rebuilt, reads, found }) => {
    expect([rebuilt, reads]).toEqual([undefined, 2]);
    return found({});
  });
  expect(ids.length).toBeGreaterThan(400);
  expect(ids).not.toContain(boots);
  expect(ids).not.toContain(other);
  await publish(true);
  await setStock(other, 4);
  const later = await running(async ({ rebuilt, found }) => ({ rebuilt, ids: await found({}) }));
  expect(later.rebuilt).toBeUndefined();
  expect(later.ids).toEqual(expect.arrayContaining([boots, other]));
});

it('a change during a run that no search has followed is read at the next start', async () => {
  await running(async ({ found }) => {
    await found({});
    await publish(false);
  });
  expect(await running(async ({ rebuilt, found }) => [rebuilt, (await found({})).includes(boots)])).toEqual([
    undefined,
    false,
  ]);
  await publish(true);
});

it('products that have changed by themselves in between are read, too', async () => {
  now = new Date(now.getTime() + 25 * 3_600_000);
  const ids = await running(async ({ rebuilt, found }) => {
    expect(rebuilt).toBeUndefined();
    return found({});
  });
  expect(ids).toContain(tomorrow);
});

it('products that change by themselves after such a start are read in time', async () => {
  await running(async ({ rebuilt, found }) => {
    expect(rebuilt).toBeUndefined();
    expect(await found({})).not.toContain(tomorrow);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect(await found({})).toContain(tomorrow);
  });
});

it('a product that was deleted in between is not found', async () => {
  await change(async trx => {
    await trx.deleteFrom('variants').where('product_id', '=', discontinued).execute();
    await trx.deleteFrom('products').where('id', '=', discontinued).execute();
  });
  const ids = await running(async ({ rebuilt, found }) => {
    expect(rebuilt).toBeUndefined();
    return found({});
  });
  expect(ids.length).toBeGreaterThan(400);
  expect(ids).not.toContain(discontinued);
});

const unfit: [string, string | RegExp, () => Promise<unknown>][] = [
  ['is torn', /cannot be read: its? /, async () => truncate(file(), (await readFile(file())).length >> 1)],
  [
    'is damaged',
    /checksum/,
    async () => {
      const bytes = await readFile(file());
      const at = bytes.length - 5_000;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await writeFile(file(), bytes);
    },
  ],
  ['is of another format', /format/, async () => writeFile(file(), 'OTHER FORMAT OF A FILE')],
  ['is missing', 'there is none', () => rm(file())],
  [
    'is newer than the clock',
    'the clock was set back',
    () => {
      now = new Date(now.getTime() - day);
      return Promise.resolve();
    },
  ],
  [
    'is older than most products',
    'too many products have changed',
    () => change(trx => trx.updateTable('products').set({ total_reviews: 1 }).execute()),
  ],
  [
    'is behind the retained changes',
    'the changes since then are no longer retained',
    async () => {
      await setStock(boots, 3);
      await setStock(boots, 4);
      await setStock(other, 4);
      const last = database.db.selectFrom('product_changes').select(({ fn }) => fn.max('sequence').as('last'));
      await database.db.deleteFrom('product_changes').where('sequence', '<', last).execute();
    },
  ],
];

it.each(unfit)('an index that %s is loaded from the database', async (_, reason, spoil) => {
  await spoil();
  const { rebuilt, ids } = await running(async run => ({ ...run, ids: await run.found({}) }));
  expect(rebuilt).toEqual(expect.stringMatching(reason));
  expect(ids.length).toBeGreaterThan(400);
});

it('an index that was loaded from the database is stored again', async () => {
  await truncate(file(), 100);
  const twice = [await running(run => Promise.resolve(run)), await running(run => Promise.resolve(run))];
  expect(twice.map(({ rebuilt }) => rebuilt)).toEqual([expect.any(String), undefined]);
});

it('another program, or another database, loads from the database', async () => {
  expect(await running(run => Promise.resolve(run.rebuilt), { version: 'next' })).toBe(
    'it is of another program or database',
  );
  const copy = await openDatabase(inMemory('whole'));
  const [one, two] = await Promise.all([database, copy].map(({ db }) => snapshotsIn(folder, db)));
  await copy.db
    .updateTable('kysely_migration' as never)
    .set({ timestamp: 'later' } as never)
    .execute();
  const three = await snapshotsIn(folder, copy.db);
  await copy.close();
  expect(one).toEqual(two);
  expect(three.version).not.toBe(one?.version);
});

it('a service that cannot store its index stops, and says so', async () => {
  await rm(join(folder, 'search'), { recursive: true });
  await writeFile(join(folder, 'search'), 'a file');
  await running(run => Promise.resolve(run));
  expect(logged).toContainEqual({ err: expect.any(Error) as Error });
});
