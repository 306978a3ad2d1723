import {
  addAddress,
  addProductReview,
  cancelOrder,
  deleteAccount,
  getOwnUser,
  signIn,
  updateProfile,
} from '@ortoo/contracts/endpoints';
import { expectBalancedBooks, fillWallet } from '../testing/books';
import { newShopper } from '../testing/buyers';
import { errorOf, exampleAddress, type TestClient } from '../testing/client';
import { fillStock } from '../testing/payments';
import { boots, deliver, paidOrder, signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { personalTables } from './personal-data.tables';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const end = (client: TestClient, body: { current_password?: string } = {}) => client.call(deleteAccount, { body });
const setPassword = (id: number, password_hash: string | null) =>
  test.shop.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
const rowsOf = async (table: keyof typeof personalTables, id: number) => {
  const { column = '' } = personalTables[table] ?? {};
  return test.shop.db.selectFrom(table).selectAll().where(test.shop.db.dynamic.ref(column), '=', id).execute();
};

it('deletes everything that tells who somebody was, and keeps orders without a name', async () => {
  const { client, id, order } = await paidOrder(test, boots, 1);
  await deliver(test, order);
  await setPassword(id, null);
  await client.call(updateProfile, { body: { firstname: 'Оюун', lastname: 'Бат' } });
  await client.call(addAddress, { body: exampleAddress });
  await client.call(addProductReview, {
    params: { slug: 'boots' },
    body: { rating: 5, comment: 'Маш дулаан гутал байна', 'images[][file]': [], 'images[][name]': [] },
  });
  expect((await rowsOf('reviews', id)).length).toBe(1);

  const { status, body } = await end(client);
  expect([status, body.user]).toEqual([200, null]);
  for (const [table, { fate }] of Object.entries(personalTables)) {
    if (fate === 'deleted') expect([table, await rowsOf(table as 'sessions', id)]).toEqual([table, []]);
  }
  expect(await rowsOf('reviews', id)).toEqual([]);
  expect(await test.shop.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
    ...{ email: null, phone: null, password_hash: null, firstname: '', lastname: '', avatar: null, roles: [] },
    ended_at: test.shop.clock(),
  });
  const remaining = await test.shop.db
    .selectFrom('orders as o')
    .innerJoin('addresses as a', 'a.id', 'o.ship_address_id')
    .select(['o.number', 'a.user_id'])
    .where('o.user_id', '=', id)
    .execute();
  expect(remaining).toEqual([{ number: order.number, user_id: null }]);
  expect((await client.reject(getOwnUser)).status).toBe(401);
});

it('asks for the password of an account that has one', async () => {
  const { client, id } = await newShopper(test);
  await setPassword(id, 'not a hash of anything');
  const without = await end(client);
  expect([without.status, errorOf(without).code]).toEqual([422, 'PASSWORD_REQUIRED']);
  expect((await client.call(getOwnUser)).status).toBe(200);
});

it('takes the right password only, and frees the login', async () => {
  const staff = await signedInStaff(test);
  expect(errorOf(await end(staff, { current_password: 'wrong' }))).toMatchObject({ code: 'PASSWORD_WRONG' });
  expect(errorOf(await end(staff, { current_password: 'Staff-2026' })).code).toBe('ACCOUNT_STAFF');
  expect(
    (await staff.call(signIn, { body: { login: 'staff@example.mn', password: 'Staff-2026' } })).status,
  ).toBeLessThan(300);
});

it('waits for open orders, and for money in a wallet', async () => {
  const { client, id, order } = await paidOrder(test, boots, 1);
  await setPassword(id, null);
  expect(errorOf(await end(client)).code).toBe('ACCOUNT_ORDERS');
  await client.call(cancelOrder, { params: order, body: {} });
  await fillWallet(test, id, 'money', 5_000);
  expect(errorOf(await end(client)).code).toBe('ACCOUNT_BALANCE');
  expect((await client.call(getOwnUser)).status).toBe(200);
});

it('does not wait for points and cashback', async () => {
  const { client, id } = await newShopper(test, { loyalty: 900, cashback: 300 });
  await setPassword(id, null);
  expect((await end(client)).status).toBe(200);
});
