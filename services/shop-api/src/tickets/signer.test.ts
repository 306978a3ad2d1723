import { getOrder } from '@ortoo/contracts/endpoints';
import { sql } from 'kysely';
import { checkLast, fillShelf, sandboxPage, toInvoice } from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillShelf(test);
});
afterAll(() => test.close());

it('opens the key again when the database has failed before the first sale', async () => {
  const client = await signedInShopper(test, 'first');
  const order = await toInvoice(client, 'qr');
  await sql`alter table signing_keys rename to signing_keys_away`.execute(test.shop.db);
  await client.post(sandboxPage(order), { action: 'approve' });
  expect((await checkLast(client, order)).status).toBe(503);
  await sql`alter table signing_keys_away rename to signing_keys`.execute(test.shop.db);
  expect((await checkLast(client, order)).body.state).toBe('complete');
  expect((await client.call(getOrder, { params: order })).body.payment_state).toBe('paid');
});
