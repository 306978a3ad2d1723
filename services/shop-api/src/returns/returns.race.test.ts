import { approveReturn, refundReturn, rejectReturn } from '@ortoo/contracts/endpoints';
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
