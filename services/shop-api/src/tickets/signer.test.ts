import type { Order } from '@ortoo/contracts';
import { addLineItem, getOrder, updateCheckout } from '@ortoo/contracts/endpoints';
import { sql } from 'kysely';
import type { TestClient } from '../testing/client';
import { checkLast, methodIds, requestInvoice, sandboxPage } from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { signerOf } from './signer';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());

const requestTicket = async (client: TestClient): Promise<Order> => {
  const line = { line_item: { variant_id: 20, quantity: 1 } };
  const { number } = (await client.call(addLineItem, { params: { number: '0' }, body: line })).body;
  const choice = { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } };
  const chosen = (await client.call(updateCheckout, { params: { number }, body: choice })).body;
  return (await requestInvoice(client, chosen)).body;
};

it('issues tickets once the database is back after a failure at the first sale', async () => {
  const client = await signedInShopper(test, 'first');
  const order = await requestTicket(client);
  await sql`alter table signing_keys rename to signing_keys_away`.execute(test.shop.db);
  await client.post(sandboxPage(order), { action: 'approve' });
  expect((await checkLast(client, order)).status).toBe(503);
  await sql`alter table signing_keys_away rename to signing_keys`.execute(test.shop.db);
  expect((await checkLast(client, order)).body.state).toBe('complete');
  const bought = (await client.call(getOrder, { params: order })).body;
  expect([bought.payment_state, bought.coupons.length]).toEqual(['paid', 1]);
});

it('creates one key', async () => {
  const kids = [];
  for (let call = 0; call < 2; call += 1) {
    const signer = await test.shop.db.transaction().execute(trx => signerOf(trx, test.shop.clock()));
    kids.push(signer.kid);
  }
  expect(new Set(kids).size).toBe(1);
});
