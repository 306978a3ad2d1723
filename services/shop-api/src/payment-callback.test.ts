import { type Order, shopApiPrefix } from '@ortoo/contracts';
import { getOrder } from '@ortoo/contracts/endpoints';
import { sql } from 'kysely';
import { checksum } from './providers/checksum.rules';
import { signedCallbackUrl } from './providers/signed-callback';
import { sandboxMerchant } from './sandbox/qpay-emulator';
import { newShopper } from './testing/buyers';
import { callbackOf, fillStock, toInvoice } from './testing/payments';
import { startTestShop, type TestShop } from './testing/test-shop';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const address = `http://shop${shopApiPrefix}/payments/callback`;
const call = (url: string, remoteAddress: string) => test.app.inject({ method: 'GET', url, remoteAddress });
const signed = (number: string) => signedCallbackUrl(sandboxMerchant.password, `${address}?payment=${number}`);
const orderOf = async () => {
  const { client } = await newShopper(test);
  return { client, order: await toInvoice(client, 'qr') };
};
const numberOf = ({ payments }: Order) => payments.at(-1)!.number;

it('accepts any number of calls a minute from a provider', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < 150; index += 1)
    statuses.add((await call(signed(`P${1_000_000_000 + index}`), '192.0.2.1')).statusCode);
  expect([...statuses]).toEqual([200]);
});

it('rejects an address that sends more than 120 forged calls a minute, and still accepts the provider', async () => {
  const check = jest.spyOn(test.shop.providers['qpay']!, 'check');
  const statuses: number[] = [];
  for (let index = 0; index < 121; index += 1)
    statuses.push(
      (await call(`${address}?payment=P${2_000_000_000 + index}&key=${'0'.repeat(64)}`, '192.0.2.2')).statusCode,
    );
  expect([statuses.indexOf(429), new Set(statuses.slice(0, 120))]).toEqual([120, new Set([200])]);
  expect(check).not.toHaveBeenCalled();
  expect((await call(signed('P3000000000'), '192.0.2.2')).statusCode).toBe(200);
});

it.each([
  ['without a key', (number: string) => `${address}?payment=${number}`],
  ['with the key of another payment', (number: string) => signed('P1').replace('payment=P1', `payment=${number}`)],
  ['with a key of another account', (number: string) => signedCallbackUrl('other', `${address}?payment=${number}`)],
])('queries no provider for a call %s', async (_, urlOf) => {
  const { order } = await orderOf();
  const check = jest.spyOn(test.shop.providers['qpay']!, 'check');
  expect((await call(urlOf(numberOf(order)), '192.0.2.3')).statusCode).toBe(200);
  expect(check).not.toHaveBeenCalled();
});

it('authenticates the card gateway by its checksum alone', async () => {
  const { client } = await newShopper(test);
  const order = await toInvoice(client, 'card');
  const gateway = jest.spyOn(test.shop.providers['card']!, 'check');
  const send = (secret: string) => {
    const [transactionId, amount, errorCode, token] = [numberOf(order), '125000', '000', ''];
    const payload = {
      transactionId,
      amount,
      errorCode,
      token,
      checksum: checksum(secret, transactionId, errorCode, amount, token),
    };
    return test.app.inject({ method: 'POST', url: address, payload });
  };
  await send('forged');
  expect(gateway).not.toHaveBeenCalled();
  await send('SANDBOX-SECRET');
  expect(gateway).toHaveBeenCalledTimes(1);
  expect((await client.call(getOrder, { params: order })).body.state).toBe('confirm');
});

it('requests a retry when it could not store the call', async () => {
  await sql`alter table payment_checks rename to payment_checks_away`.execute(test.shop.db);
  const { statusCode, headers } = await call(signed('P4000000000'), '192.0.2.4');
  await sql`alter table payment_checks_away rename to payment_checks`.execute(test.shop.db);
  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
});

it('answers all of many concurrent calls, and limits concurrent queries to the provider', async () => {
  const buyers: Awaited<ReturnType<typeof orderOf>>[] = [];
  for (let index = 0; index < 7; index += 1) buyers.push(await orderOf());
  const { check } = test.shop.providers['qpay']!;
  let [asking, most] = [0, 0];
  let open = () => {};
  const gate = new Promise<void>(resolve => (open = resolve));
  jest.spyOn(test.shop.providers['qpay']!, 'check').mockImplementation(async invoiceId => {
    asking += 1;
    most = Math.max(most, asking);
    await gate;
    return check(invoiceId).finally(() => (asking -= 1));
  });
  await Promise.all(
    buyers.map(async ({ order }) => {
      const invoice = { state: 'PAID' as const, paid_amount: 125_000, paid_currency: 'MNT' };
      const paid = test.shop.db.updateTable('sandbox_invoices').set(invoice);
      await paid.where('sender_invoice_no', '=', numberOf(order)).execute();
    }),
  );
  const calls = buyers.map(async ({ client, order }) => client.get(await callbackOf(test, numberOf(order))));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(buyers.map(() => 200));
  expect(most).toBe(4);
  open();
  const states = async () => {
    const rows = await test.shop.db
      .selectFrom('orders')
      .select('state')
      .where(
        'number',
        'in',
        buyers.map(({ order }) => order.number),
      )
      .execute();
    return new Set(rows.map(({ state }) => state));
  };
  while ((await states()).size > 1 || !(await states()).has('complete'))
    await new Promise(resolve => setImmediate(resolve));
  expect(most).toBe(4);
});
