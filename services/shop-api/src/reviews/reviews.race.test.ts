import { pathOf } from '@ortoo/contracts';
import { addProductReview, markReviewHelpful, unmarkReviewHelpful } from '@ortoo/contracts/endpoints';
import { sql } from 'kysely';
import type { Shop } from '../shop';
import { errorOf, type TestClient } from '../testing/client';
import { reviewForm } from '../testing/forms';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { transact } from '../db/changes';
import { countTotals, lockTotals } from './reviews.tables';

const readers = 24;

let postgres: TestPostgres;
let test: TestShop;
let clients: TestClient[];
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 30 });
  clients = await Promise.all(Array.from({ length: readers }, (_, at) => signedInShopper(test, `reader${at}`)));
});
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

const insert = (trx: Shop['db'], at: number, state: 'approved' | 'pending' = 'approved') =>
  trx
    .insertInto('reviews')
    .values({
      product_id: 1,
      author: `Б. Уншигч${at}`,
      rating: (at % 5) + 1,
      comment: 'Эсгий нь зөөлөн.',
      images: '[]',
      state,
      verified: false,
      created_at: test.shop.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

const total = async () =>
  (await test.shop.db.selectFrom('products').select('total_reviews').where('id', '=', 1).executeTakeFirstOrThrow())
    .total_reviews;

const clear = () => test.shop.db.deleteFrom('reviews').execute();

/** Reviews that are published at the same moment; the wait makes sure that they overlap. */
const approveAtOnce = async (before: (trx: Shop['db']) => Promise<void>): Promise<number> => {
  await clear();
  const { db } = test.shop;
  const one = (at: number) =>
    transact(db, async trx => {
      await before(trx);
      await insert(trx, at);
      await countTotals(trx, 1);
      await sql`select pg_sleep(0.02)`.execute(trx);
    });
  await Promise.all(Array.from({ length: 12 }, (_, at) => one(at)));
  return total();
};

it('counts every review of a product, and would miss some without the lock: the race is real', async () => {
  expect(await approveAtOnce(async () => undefined)).toBeLessThan(12);
  expect(await approveAtOnce(trx => lockTotals(trx, 1))).toBe(12);
});

it('counts each reader once when all of them click repeatedly at the same time', async () => {
  await clear();
  const { id } = await insert(test.shop.db, 0);
  const clicks = [...clients, ...clients, ...clients].map(client => client.call(markReviewHelpful, { params: { id } }));
  await Promise.all(clicks);
  const review = await test.shop.db
    .selectFrom('reviews')
    .select('helpful')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(review.helpful).toBe(readers);
  await Promise.all([...clients, ...clients].map(client => client.call(unmarkReviewHelpful, { params: { id } })));
  const after = await test.shop.db
    .selectFrom('reviews')
    .select('helpful')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(after.helpful).toBe(0);
});

it('saves one of two reviews that a shopper sends at the same time', async () => {
  await clear();
  const { payload, type } = reviewForm({ rating: 5, comment: 'Хоёр удаа дарсан сэтгэгдэл.' });
  const send = () => clients[0]!.post(pathOf(addProductReview, { slug: 'boots' }), payload, { 'content-type': type });
  const answers = await Promise.all(Array.from({ length: 6 }, send));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(answer => errorOf(answer).code === 'REVIEW_EXISTS')).toHaveLength(5);
});
