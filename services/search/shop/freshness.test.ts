import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SearchResponse } from '@ortoo/contracts';
import { changed, onProductChange, openDatabase, transact, type Database } from '@ortoo/shop-api/db';
import { productSource } from '@ortoo/shop-api/product-source';
import { inMemory, startPostgres, type TestPostgres } from '@ortoo/shop-api/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildSearch, type SearchService } from './app';

const boots = 50_010;
const now = new Date('2026-11-21T04:00:00Z');
const authorization = `Basic ${Buffer.from('shop:shop').toString('base64')}`;

/** A writing process without any code of the shop, only PostgreSQL. */
const elsewhere = `
  import pg from 'pg';
  const [url, statement] = process.argv.slice(1);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();`;

async function writeElsewhere(url: string, statement: string): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', elsewhere, url, statement], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(said);
}

const sold = `update variants set stock = 0 where product_id = ${boots}`;
const filled = `update variants set stock = 5 where product_id = ${boots}`;
const cheaper = `update products set price = 1000, selling_price = null where id = ${boots}`;
const dearer = `update products set price = 2000 where id = ${boots}`;

interface Settings {
  hasReports: boolean;
  /** As in production; a thread of its own takes seconds to start. */
  inThread?: boolean;
}

interface Running {
  search: SearchService;
  prices: () => Promise<number[]>;
  close: () => Promise<void>;
}

/** What a writer by hand adds to its statement. */
const reported = `notify changes, '{"tag":"product","ids":[${boots}]}'`;

/** A search service in its own process; without reports it only polls. */
async function serve(database: Database, { hasReports, inThread = false }: Settings): Promise<Running> {
  const search = await buildSearch({
    source: productSource(database.db, () => now),
    clock: () => now,
    ...(hasReports && { onProductChange: listener => onProductChange(database, listener) }),
    pollEvery: 3_600_000,
    inThread,
  });
  const app: FastifyInstance = Fastify();
  await app.register(search.plugin);
  const prices = async (): Promise<number[]> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/search/shop/product/_search',
      headers: { authorization, 'content-type': 'application/json' },
      payload: { query: { term: { id: boots } } },
    });
    return answer.json<SearchResponse>().hits.hits.map(hit => hit._source?.selling_price ?? NaN);
  };
  return {
    search,
    prices,
    close: async () => {
      await search.close();
      await app.close();
    },
  };
}

describe('in the writing process, a change is in the next search', () => {
  async function follow(database: Database, ids?: number[]): Promise<void> {
    const { prices, close } = await serve(database, { hasReports: true, inThread: ids !== undefined });
    for (const [statement, expected] of [
      [cheaper, [1_000]],
      [sold, []],
      [filled, [1_000]],
      [dearer, [2_000]],
    ] as const) {
      await transact(database.db, async trx => {
        await sql.raw(statement).execute(trx);
        await changed(trx, 'product', ids);
      });
      expect(await prices()).toEqual(expected);
    }
    await close();
  }

  it.each([
    ['reported with its id', [boots]],
    ['reported without ids', undefined],
  ])(
    'on the embedded database, %s',
    async (_, ids) => {
      const database = await openDatabase(inMemory('whole'));
      await follow(database, ids);
      await database.close();
    },
    60_000,
  );

  it('on PostgreSQL', async () => {
    const postgres = await startPostgres({ contents: 'whole' });
    const database = await openDatabase({ databaseUrl: postgres.url });
    await follow(database, [boots]);
    await database.close();
    await postgres.close();
  });
});

describe('changes by another process on PostgreSQL', () => {
  let postgres: TestPostgres;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres({ contents: 'whole' });
    database = await openDatabase({ databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await database.close();
    await postgres.close();
  });

  it('arrive by notification when its writer reports them', async () => {
    const { prices, close } = await serve(database, { hasReports: true });
    const until = async (expected: number[]): Promise<void> => {
      while (JSON.stringify(await prices()) !== JSON.stringify(expected)) await setTimeout(20);
    };
    await writeElsewhere(postgres.url, `${cheaper}; ${reported}`);
    await until([1_000]);
    await writeElsewhere(postgres.url, `${sold}; ${reported}`);
    await until([]);
    await writeElsewhere(postgres.url, `${filled}; ${reported}`);
    await until([1_000]);
    await close();
  });

  it('arrive with the next poll of the sequence when they are not reported', async () => {
    const { search, prices, close } = await serve(database, { hasReports: false });
    const before = await prices();
    await writeElsewhere(postgres.url, dearer);
    expect(await prices()).toEqual(before);
    await search.catchUp();
    expect(await prices()).toEqual([2_000]);
    await close();
  });
});
