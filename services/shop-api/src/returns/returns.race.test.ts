import { approveReturn, exchangeReturn, refundReturn, rejectReturn } from '@ortoo/contracts/endpoints';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { fillStock } from '../testing/payments';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { sendReturn, boots, deliver, paidOrder, signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';

let postgres: TestPostgres;
let test: TestShop;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 10 });
  await fillStock(test);
});
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

const bought = async (quantity: number) => {
  const paid = await paidOrder(test, boots, quantity);
  await deliver(test, paid.order);
  return paid;
};

it('requests, approves and refunds once, for concurrent callers', async () => {
  const { client, id, order } = await bought(2);
  const requests = await Promise.all(Array.from({ length: 6 }, () => sendReturn(client, order, { quantity: 2 })));
  expect(requests.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  const returned = requests.find(({ status }) => status === 201)!.body;
  const staff = await signedInStaff(test);
  for (const decision of [approveReturn, refundReturn]) {
    const decide = () => staff.call(decision, { params: { id: returned.id } });
    const answers = await Promise.all(Array.from({ length: 4 }, decide));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  expect(await balanceOf(test, `user:${id}:store_credit`)).toBe(240_000);
  await expectBalancedBooks(test);
});

it('accepts one of two decisions', async () => {
  const { client, order } = await bought(1);
  const { body: returned } = await sendReturn(client, order);
  const staff = await signedInStaff(test);
  const params = { id: returned.id };
  const answers = await Promise.all([staff.call(approveReturn, { params }), staff.call(rejectReturn, { params })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('exchanges or refunds, and gives the last piece to one of two exchanges', async () => {
  const staff = await signedInStaff(test);
  const approved = async () => {
    const { client, id, order } = await bought(1);
    const { body: returned } = await sendReturn(client, order);
    await staff.call(approveReturn, { params: { id: returned.id } });
    return { id: returned.id, user: id };
  };
  const exchange = (id: number) => staff.call(exchangeReturn, { params: { id }, body: { variant_id: boots } });
  const one = await approved();
  const answers = await Promise.all([exchange(one.id), staff.call(refundReturn, { params: { id: one.id } })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);

  const [first, second] = [await approved(), await approved()];
  await fillStock(test, { variant_id: boots, stock: 1 });
  const taken = await Promise.all([exchange(first.id), exchange(second.id)]);
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 422]);
  const { stock } = await test.shop.db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', boots)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(0);
  await expectBalancedBooks(test);
});
