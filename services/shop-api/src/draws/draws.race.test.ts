import { randomBytes } from 'node:crypto';
import { enterJackpot, spinWheel } from '@ortoo/contracts/endpoints';
import { findFaults } from '../money/api';
import { newShopper } from '../testing/buyers';
import { type TestPostgres, startPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';

const players = 200;
const stock = 30;

let postgres: TestPostgres;
let test: TestShop;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 40, timeout: 100_000 });
});
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

const nonce = () => randomBytes(16).toString('hex');

const newPlayer = async () => {
  const shopper = await newShopper(test);
  const confirmed = { phone_confirmed_at: test.shop.clock() };
  await test.shop.db.updateTable('users').set(confirmed).where('id', '=', shopper.id).execute();
  return shopper;
};

const statusesOf = async (calls: readonly Promise<{ status: number }>[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

it('draws once for 40 parallel requests of one player, each with its own nonce', async () => {
  const { client, id } = await newPlayer();
  const calls = Array.from({ length: 40 }, () => client.call(spinWheel, { body: { nonce: nonce() } }));
  expect(await statusesOf(calls)).toEqual({ 200: 1, 422: 39 });
  const draws = await test.shop.db.selectFrom('draws').select('id').where('user_id', '=', id).execute();
  expect(draws).toHaveLength(1);
});

it('draws once for 40 parallel requests with one nonce, and answers all of them the same', async () => {
  const { client, id } = await newPlayer();
  const body = { nonce: nonce() };
  const answers = await Promise.all(Array.from({ length: 40 }, () => client.call(spinWheel, { body })));
  expect(new Set(answers.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1);
  const draws = await test.shop.db.selectFrom('draws').select('id').where('user_id', '=', id).execute();
  expect(draws).toHaveLength(1);
});

it('gives one entry of the jackpot for 40 parallel requests', async () => {
  const { client, id } = await newPlayer();
  const calls = Array.from({ length: 40 }, () => client.call(enterJackpot, { body: { nonce: nonce() } }));
  expect(await statusesOf(calls)).toEqual({ 200: 1, 422: 39 });
  const entries = await test.shop.db.selectFrom('draw_entries').select('number').where('user_id', '=', id).execute();
  expect(entries).toHaveLength(1);
});

it(`hands out ${stock} prizes to ${players} players who all draw it, and numbers the draws without a gap`, async () => {
  test.pass(24 * 3_600_000);
  const prizes = test.shop.db.updateTable('prizes').where('weight', '>', 0);
  await prizes.set({ weight: 0 }).where('amount', '<>', 5_000).execute();
  const rare = test.shop.db.updateTable('prizes').set({ stock }).where('amount', '=', 5_000);
  const { id } = await rare.returning('id').executeTakeFirstOrThrow();
  const all = [];
  for (let made = 0; made < players; made += 1) all.push(await newPlayer());
  const calls = all.map(({ client }) => client.call(spinWheel, { body: { nonce: nonce() } }));
  expect(await statusesOf(calls)).toEqual({ 200: players });
  const draws = await test.shop.db
    .selectFrom('draws')
    .select(['sequence', 'drawn_prize_id', 'prize_id'])
    .where('drawn_prize_id', '=', id)
    // In the rounds of the tests before, a player may have drawn it, too.
    .where(
      'user_id',
      'in',
      all.map(player => player.id),
    )
    .orderBy('sequence')
    .execute();
  expect(draws.map(({ sequence }) => sequence)).toEqual(all.map((_, at) => at + 1));
  expect(draws.filter(({ prize_id }) => prize_id === id)).toHaveLength(stock);
  const left = await test.shop.db.selectFrom('prizes').select('stock').where('id', '=', id).executeTakeFirst();
  expect(left).toEqual({ stock: 0 });
  expect(await findFaults(test.shop.db)).toEqual([]);
});
