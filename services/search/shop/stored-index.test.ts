import { cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changed, openDatabase, transact, type Database } from '@ortoo/shop-api/db';
import { productSource } from '@ortoo/shop-api/product-source';
import { exampleTime, inMemory } from '@ortoo/shop-api/testing';
import { textQuery, type SearchResponse } from '@ortoo/contracts';
import { type RawBuilder, sql } from 'kysely';
import { buildSearch } from './app';
import { createEngine, indexNames } from './create-engine';
import { IndexWriter } from './feed/index-writer';
import { IndexSnapshot, type SnapshotOptions } from './index-snapshot';
import { snapshotsIn } from './snapshots-in';

const boots = 50_010;
const other = 50_011;
const discontinued = 50_013;
/** Visible from the next day on. */
const tomorrow = 69_050;
const day = 86_400_000;
/** In the stored indices of places only: a start that finds it has not indexed them. */
const marker = 'marker';
const capital = '11';
const placeIndices = [indexNames.airports, indexNames.zipcodes];
const freshPlaces = [capital, 'UBN'];
const storedPlaces = [...freshPlaces, marker, marker];

let folder: string;
let database: Database;
let now = exampleTime;
let logged: object[];

/** What the first run has stored. */
let before: string;
let version: string;
/** Products of the shop, and how many of them can be found. */
let present: number;
let listed: number;
let first: { reads: number; rebuilt: string | undefined; answers: SearchResponse[]; places: string[] };

const file = (index: string = indexNames.products): string => join(folder, 'search', `${index}.snapshot`);
const snapshotsOf = (program = version): SnapshotOptions => ({ folder: join(folder, 'search'), version: program });

async function deleteProducts(which: (id: RawBuilder<number>) => RawBuilder<boolean>, db = database.db): Promise<void> {
  await db
    .deleteFrom('variants')
    .where(which(sql.ref('product_id')))
    .execute();
  await db
    .deleteFrom('products')
    .where(which(sql.ref('id')))
    .execute();
}

async function addMarkers(): Promise<void> {
  const clock = (): Date => now;
  const engine = await createEngine(clock, undefined, snapshotsOf());
  for (const index of placeIndices) {
    await new IndexWriter(engine, index, clock).put([{ id: marker, source: {} }]);
    await new IndexSnapshot(engine, index, snapshotsOf(), clock).save({});
  }
}

beforeAll(async () => {
  database = await openDatabase(inMemory('whole'));
  // Each run costs less with a part of the example shop.
  await deleteProducts(id => sql`${id} between 54_020 and 69_000`);
  before = folder = await mkdtemp(join(tmpdir(), 'stored-index-'));
  ({ version } = await snapshotsIn(folder, database.db));
  present = (await database.db.selectFrom('products').select('id').execute()).length;
  first = await running(async run => {
    listed = (await run.found({})).length;
    return { ...run, answers: await answersOf(run), places: await run.places() };
  });
  await addMarkers();
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
  answer: (body: object) => Promise<SearchResponse>;
  /** Ids of the known places that are found. */
  places: () => Promise<string[]>;
}

/** One run of the service, from its start to its stop. */
async function running<T>(
  work: (run: Run) => Promise<T>,
  { inThread = false, program }: { inThread?: boolean; program?: string } = {},
): Promise<T> {
  logged = [];
  let reads = 0;
  const source = productSource(database.db, () => now);
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
    snapshots: snapshotsOf(program),
  });
  const send = async <Source>(path: string, body: object): Promise<SearchResponse<Source>> => {
    const { status, bytes } = await search.send(path, JSON.stringify(body));
    const text = Buffer.from(bytes).toString();
    if (status !== 200) throw new Error(text);
    return { ...(JSON.parse(text) as SearchResponse<Source>), took: 0 };
  };
  const answer = (body: object): Promise<SearchResponse> => send('/shop/product/_search', body);
  const [{ rebuilt } = {}] = logged as { rebuilt?: string }[];
  try {
    return await work({
      found: async body => (await answer({ size: 1_000, ...body })).hits.hits.map(hit => hit._source?.id ?? NaN),
      rebuilt,
      reads,
      answer,
      places: async () => {
        const { hits } = await send(`/${placeIndices.join(',')}/_search`, {
          query: { ids: { values: ['UBN', capital, marker] } },
        });
        return hits.hits.map(({ _id }) => _id).sort();
      },
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
const answersOf = ({ answer }: Run): Promise<SearchResponse[]> => Promise.all(bodies.map(answer));

it('every search has something to compare', () => {
  const found = first.answers.map(({ hits, suggest }) => hits.hits.length + (suggest?.s?.[0]?.options.length ?? 0));
  expect(found.map(count => count > 0)).toEqual(bodies.map(() => true));
  expect([listed < present, listed > 60]).toEqual([true, true]);
});

it.each([false, true])('a start reads what the last run has stored (in a thread: %s)', async inThread => {
  expect([first.rebuilt, first.reads, first.places]).toEqual(['there is none', present, freshPlaces]);
  const second = await running(async run => ({ ...run, answers: await answersOf(run), places: await run.places() }), {
    inThread,
  });
  expect([second.rebuilt, second.reads, second.places]).toEqual([undefined, 0, storedPlaces]);
  expect(second.answers).toEqual(first.answers);
});

it('what has changed in between is read before the first answer', async () => {
  await publish(false);
  await setStock(other, 0);
  const ids = await running(async ({ rebuilt, reads, found }) => {
    expect([rebuilt, reads]).toEqual([undefined, 2]);
    return found({});
  });
  expect(ids).toHaveLength(listed - 2);
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
  await change(trx => deleteProducts(id => sql`${id} = ${discontinued}`, trx));
  const ids = await running(async ({ rebuilt, found }) => {
    expect(rebuilt).toBeUndefined();
    return found({});
  });
  expect(ids).toHaveLength(listed - 1);
  expect(ids).not.toContain(discontinued);
});

const tear = async (path: string): Promise<void> => truncate(path, (await readFile(path)).length >> 1);
async function damage(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = bytes.length - 5_000;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

const unfit: [string, string | RegExp, () => Promise<unknown>][] = [
  ['is torn', /cannot be read: its? /, () => tear(file())],
  ['is damaged', /checksum/, () => damage(file())],
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
  expect(ids.length).toBeGreaterThan(60);
});

it('an index that was loaded from the database is stored again', async () => {
  await truncate(file(), 100);
  const twice = [await running(run => Promise.resolve(run)), await running(run => Promise.resolve(run))];
  expect(twice.map(({ rebuilt }) => rebuilt)).toEqual([expect.any(String), undefined]);
});

/** Differs when the file was written again. */
async function writtenAt(path: string): Promise<string> {
  const { ino, mtimeMs } = await stat(path);
  return `${ino} ${mtimeMs}`;
}

it.each([
  ['airports', 'torn', tear],
  ['zipcodes', 'damaged', damage],
] as const)('%s whose stored index is %s are indexed and stored again', async (index, _, spoil) => {
  const path = file(indexNames[index]);
  await spoil(path);
  const written = [await writtenAt(path)];
  for (let start = 1; start <= 2; start += 1) {
    expect(await running(run => run.places())).toEqual([...freshPlaces, marker]);
    written.push(await writtenAt(path));
  }
  const [spoilt, first, second] = written;
  expect([first === spoilt, second === first]).toEqual([false, true]);
});

it('another program, or another database, loads from the database', async () => {
  const next = await running(async run => ({ ...run, places: await run.places() }), { program: 'next' });
  expect([next.rebuilt, next.places]).toEqual(['it is of another program or database', freshPlaces]);
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
  expect(await running(run => run.places())).toEqual(freshPlaces);
  expect(logged).toContainEqual({ err: expect.any(Error) as Error });
});
