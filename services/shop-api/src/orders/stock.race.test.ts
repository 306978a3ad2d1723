import type { Order } from '@ortoo/contracts';
import { addLineItem, completeCheckout, createInvoice, updateCheckout } from '@ortoo/contracts/endpoints';
import { transact } from '../db/changes';
import type { Shop } from '../shop';
import { errorOf, exampleAddress, type TestClient } from '../testing/client';
import { sandboxPage } from '../testing/payments';
import { type TestPostgres, startPostgres } from '../testing/postgres';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { takeStock } from './stock.tables';
import { write } from '../testing/write';

const buyers = process.env['LONG'] ? 200 : 50;
const units = process.env['LONG'] ? 50 : 10;
const variant = 11;

let postgres: TestPostgres;
let test: TestShop;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 30 });
});
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

const setStock = (stock: number) =>
  write(test.shop.db, 'product', trx => trx.updateTable('variants').set({ stock }).where('id', '=', variant).execute());
const stock = async () =>
  (await test.shop.db.selectFrom('variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow()).stock;

const prepare = async (client: TestClient): Promise<Order> => {
  const { body } = await client.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: variant } },
  });
  await client.call(updateCheckout, {
    params: { number: body.number },
    body: { order: { ship_address_attributes: exampleAddress } },
  });
  const choice = { order: { payments_attributes: [{ payment_method_id: 1 }] } };
  return (await client.call(updateCheckout, { params: { number: body.number }, body: choice })).body;
};

const purchase = async (client: TestClient, order: Order): Promise<string> => {
  const payment = order.payments[0]!.id;
  const invoice = await client.call(createInvoice, { params: { number: order.number, id: payment } });
  if (invoice.status !== 200) return errorOf(invoice).code ?? '';
  await client.post(sandboxPage(invoice.body), { action: 'approve' });
  return (await client.call(completeCheckout, { params: order })).body.state;
};

it(`sells ${units} units to exactly ${units} of ${buyers} simultaneous buyers, over HTTP`, async () => {
  await setStock(units);
  const clients = await Promise.all(
    Array.from({ length: buyers }, (_, index) => signedInShopper(test, `buyer${index}`)),
  );
  const orders = await Promise.all(clients.map(prepare));
  const outcomes = await Promise.all(clients.map((client, index) => purchase(client, orders[index]!)));
  const count = (...ways: string[]) => outcomes.filter(one => ways.includes(one)).length;
  expect({ complete: count('complete'), rejected: count('STOCK_HELD', 'OUT_OF_STOCK') }).toEqual({
    complete: units,
    rejected: buyers - units,
  });
  expect(await stock()).toBe(0);
  const paid = await test.shop.db.selectFrom('orders').select('id').where('payment_state', '=', 'paid').execute();
  expect(paid).toHaveLength(units);
  expect(await balanceOf(test, 'revenue')).toBe(-(await balanceOf(test, 'provider:qpay')));
  expect(await balanceOf(test, 'revenue')).toBe(units * 125_000);
  await expectBalancedBooks(test);
});

it('puts eight simultaneous first clicks into one cart', async () => {
  await setStock(units);
  const client = await signedInShopper(test, 'eight-clicks');
  const line_item = { variant_id: variant };
  const click = () => client.call(addLineItem, { params: { number: '0' }, body: { line_item } });
  const carts = (await Promise.all(Array.from({ length: 8 }, click))).map(({ body }) => body);
  expect(new Set(carts.map(({ number }) => number)).size).toBe(1);
  expect(Math.max(...carts.map(({ total_quantity }) => total_quantity))).toBe(8);
});

type Take = (trx: Shop['db']) => Promise<boolean>;

const conditional: Take = async trx => (await takeStock(trx, [{ variant_id: variant, quantity: 1 }])) === undefined;

/** The wrong way: read, decide, write. */
const naive: Take = async trx => {
  const row = await trx.selectFrom('variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow();
  if (row.stock < 1) return false;
  await trx
    .updateTable('variants')
    .set({ stock: row.stock - 1 })
    .where('id', '=', variant)
    .execute();
  return true;
};

const sell = async (take: Take): Promise<number> => {
  await setStock(units);
  const taken = await Promise.all(Array.from({ length: buyers }, () => transact(test.shop.db, take)));
  return taken.filter(Boolean).length;
};

it('would oversell if it first read and then wrote: the race is real', async () => {
  expect(await sell(naive)).toBeGreaterThan(units);
  expect(await sell(conditional)).toBe(units);
});
