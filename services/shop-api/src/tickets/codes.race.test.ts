import { type ApiErrorBody, pathOf, shopHeaders } from '@ortoo/contracts';
import {
  addStoreCredit,
  applyCouponCode,
  applyGiftCard,
  completeCheckout,
  getOrder,
  removeCouponCode,
} from '@ortoo/contracts/endpoints';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { type Buyer, newBuyer, newGiftCard } from '../testing/buyers';
import { errorOf } from '../testing/client';
import { requestInvoice, fillStock } from '../testing/payments';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';

const orders = process.env['LONG'] ? 100 : 40;
const keys = process.env['LONG'] ? 100 : 8;

let postgres: TestPostgres;
let test: TestShop;
let buyers: Buyer[];
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 30 });
  await fillStock(test);
  buyers = await Promise.all(Array.from({ length: orders }, () => newBuyer(test)));
});
afterEach(() => expectBalancedBooks(test));
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

const invoice = async ({ client, order }: Buyer): Promise<string> => {
  const { body: current } = await client.call(getOrder, { params: order });
  const answer = await requestInvoice(client, current);
  return answer.status === 200 ? 'held' : (errorOf(answer).code ?? '');
};
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((sums, one) => ({ ...sums, [one]: (sums[one] ?? 0) + 1 }), {});

it(`uses a one-use code once for ${orders} simultaneous orders`, async () => {
  const applied = await Promise.all(
    buyers.map(buyer => buyer.client.call(applyCouponCode, { params: buyer.order, body: { coupon_code: 'NEGUDAA' } })),
  );
  expect(applied.every(({ body }) => body.successful)).toBe(true);
  const outcomes = await Promise.all(buyers.map(invoice));
  expect(tally(outcomes)).toEqual({ held: 1, COUPON_USED_UP: orders - 1 });
  const winner = buyers[outcomes.indexOf('held')];
  const { used } = await test.shop.db
    .selectFrom('promotions')
    .select('used')
    .where('code', '=', 'NEGUDAA')
    .executeTakeFirstOrThrow();
  expect(used).toBe(1);
  buyers = buyers.filter(buyer => buyer !== winner);
});

it('takes no more from a gift card than its balance', async () => {
  const card = await newGiftCard(test, 'RACECARD', 110_000);
  await Promise.all(
    buyers.map(async buyer => {
      await buyer.client.call(removeCouponCode, { params: buyer.order, body: { coupon_code: 'NEGUDAA' } });
      await buyer.client.call(applyGiftCard, { params: buyer.order, body: { code: 'RACECARD', amount: 25_000 } });
    }),
  );
  // The last ones get the error that less is left than shown, or nothing.
  const { held, GIFT_CARD_EMPTY: empty = 0, AMOUNT_CHANGED: less = 0 } = tally(await Promise.all(buyers.map(invoice)));
  expect([held, empty + less]).toEqual([4, buyers.length - 4]);
  expect([await balanceOf(test, card), await balanceOf(test, `${card}:held`)]).toEqual([10_000, 100_000]);
});

it(`creates one order for each key that is sent twenty times at the same time, ${keys} times`, async () => {
  const revenue = await balanceOf(test, 'revenue');
  const each = async (_: unknown, index: number) => {
    const buyer = await newBuyer(test, { digital: 200_000 });
    await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } });
    const key = { [shopHeaders.idempotencyKey]: `idempotent-${index}` };
    const complete = () => buyer.client.call(completeCheckout, { params: buyer.order }, key);
    const answers = await Promise.all(Array.from({ length: 20 }, complete));
    const done = answers.filter(({ status }) => status === 200);
    const early = answers.filter(({ status }) => status === 409);
    expect(done.length + early.length).toBe(20);
    expect(done.length).toBeGreaterThan(0);
    expect(early.every(answer => errorOf(answer).code === 'IDEMPOTENCY_IN_FLIGHT')).toBe(true);
    const later = await complete();
    expect(later.headers['idempotency-replayed']).toBe('true');
    expect(new Set([...done, later].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const other = await buyer.client.put<ApiErrorBody>(
      pathOf(completeCheckout, buyer.order),
      { order: 'another' },
      key,
    );
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(await balanceOf(test, `user:${buyer.id}:digital`)).toBe(75_000);
  };
  await Promise.all(Array.from({ length: keys }, each));
  expect(await balanceOf(test, 'revenue')).toBe(revenue + keys * 125_000);
});
