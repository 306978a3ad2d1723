import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createReadiness } from './readiness';
import { startTestShop, type TestShop } from './testing/test-shop';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

let minutes = 0;
/** After cached results have expired. */
const later = () => {
  const now = performance.now() + 60_000 * (minutes += 1);
  jest.spyOn(performance, 'now').mockReturnValue(now);
};
const ready = async () => {
  const { statusCode, body } = await test.app.inject('/readyz');
  return [statusCode, JSON.parse(body) as unknown];
};

it('is ready while the database and the disk accept writes', async () => {
  expect(await ready()).toEqual([200, { status: 'ok' }]);
});

it('is not ready while the disk is full', async () => {
  await symlink('/dev/full', join(test.shop.dataDir, 'readiness.probe'));
  later();
  expect(await ready()).toEqual([503, { status: 'unavailable', failed: ['disk'] }]);
});

it('is not ready while the database rejects writes, though it can be read', async () => {
  await sql`alter table heartbeats rename to heartbeats_away`.execute(test.shop.db);
  later();
  await test.shop.database.ping();
  expect(await ready()).toEqual([503, { status: 'unavailable', failed: ['database'] }]);
  await sql`alter table heartbeats_away rename to heartbeats`.execute(test.shop.db);
});

it('writes once for all callers within a second', async () => {
  const { shop } = test;
  const write = jest.spyOn(shop.db, 'transaction');
  const readiness = createReadiness(shop);
  const answers = await Promise.all(Array.from({ length: 50 }, readiness));
  expect(new Set(answers.map(answer => answer.ready))).toEqual(new Set([true]));
  await readiness();
  expect(write).toHaveBeenCalledTimes(1);
});
