import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { currentOrder, shopHeaders } from '@ortoo/contracts';
import {
  addLineItem,
  addStoreCredit,
  completeCheckout,
  createInvoice,
  emptyOrder,
  getOrder,
  removeStoreCredit,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { type Database, openDatabase } from '../db/index';
import { findFaults } from '../testing/books';
import { newShopper } from '../testing/buyers';
import { exampleAddress } from '../testing/client';
import { fillDataDir } from '../testing/images';
import { fillStock, methodIds, sandboxPage } from '../testing/payments';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { type Calls, callsTo, type ShopProcess, startShopProcess } from '../testing/shop-process';
import { startTestShop } from '../testing/test-shop';

const rounds = process.env['LONG'] ? 10 : 1;
const shoppers = 4;
/** Orders that are answered before the process is killed during the others. */
const answered = 5;

const price = 125_000;
const filled = 100_000_000;

/** An order to pay, by wallet or by QR. */
const choose = async (calls: Calls, byWallet: boolean) => {
  // State after a killed purchase.
  await calls.call(emptyOrder, { params: { number: currentOrder } });
  const { body: cart } = await calls.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: 11 } },
  });
  const { number } = cart;
  await calls.call(removeStoreCredit, { params: { number }, body: {} });
  await calls.call(updateCheckout, {
    params: { number },
    body: { order: { ship_address_attributes: exampleAddress } },
  });
  if (byWallet) await calls.call(addStoreCredit, { params: { number }, body: { wallet: 'digital', amount: price } });
  const choice = { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } };
  const { body: chosen } = await calls.call(updateCheckout, { params: { number }, body: choice });
  return chosen;
};

/** Buys once, by wallet or by QR; returns the number of an order that the shop has confirmed. */
const buy = async (calls: Calls, byWallet: boolean, key: string): Promise<string> => {
  const chosen = await choose(calls, byWallet);
  const { number } = chosen;
  if (!byWallet) {
    const payment = chosen.payments.at(-1)?.id ?? 0;
    const { body: open } = await calls.call(createInvoice, { params: { number, id: payment } });
    await calls.post(sandboxPage(open), { action: 'approve' });
  }
  const { body } = await calls.call(completeCheckout, { params: { number } }, { [shopHeaders.idempotencyKey]: key });
  expect(body.state).toBe('complete');
  return number;
};

/** Numbers of an order and its payment, whose invoice waits at the bank. */
const invoiced = async (calls: Calls): Promise<{ order: string; payment: string }> => {
  const { number, payments } = await choose(calls, false);
  const payment = payments.at(-1);
  await calls.call(createInvoice, { params: { number, id: payment?.id ?? 0 } });
  return { order: number, payment: payment?.number ?? '' };
};

describe.each(['PGlite', 'PostgreSQL'])('killed during checkouts on %s', backend => {
  let folder: string;
  let postgres: TestPostgres | undefined;
  /** Of the shoppers, and of one who waits for a payment. */
  let cookies: string[];
  /** Numbers of the orders that the shop has confirmed. */
  const done: string[] = [];
  let running: ShopProcess | undefined;
  /** Order that is paid while the shop is down. */
  let unpaid: string;
  const settings = () => ({ dataDir: folder, ...(postgres && { databaseUrl: postgres.url }) });

  const start = async (): Promise<ShopProcess> => (running = await startShopProcess(settings()));
  const stop = async (): Promise<void> => {
    await running?.kill();
    running = undefined;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'killed-'));
    postgres = backend === 'PostgreSQL' ? await startPostgres({ contents: 'example' }) : undefined;
    if (!postgres) await fillDataDir(folder, 'example');
    const test = await startTestShop(settings());
    await fillStock(test);
    const made = [];
    for (let index = 0; index <= shoppers; index += 1) made.push(await newShopper(test, { digital: filled }));
    cookies = made.map(({ client }) => client.cookie());
    // The process uses the real clock, not the test's.
    const seen_at = new Date();
    const expires_at = new Date(seen_at.getTime() + 1e9);
    await test.shop.db.updateTable('sessions').set({ created_at: seen_at, seen_at, expires_at }).execute();
    await test.close();
  });
  afterAll(async () => {
    await stop();
    await postgres?.close();
    await rm(folder, { recursive: true });
  });

  /** Checks that the database has every confirmed order, and none half done. */
  const expectWholeOrders = async ({ db }: Database): Promise<void> => {
    const orders = await db.selectFrom('orders').selectAll().where('completed_at', 'is not', null).execute();
    expect(done.filter(number => !orders.some(order => order.number === number))).toEqual([]);
    expect(orders.every(({ payment_total, state }) => payment_total === price && state === 'complete')).toBe(true);
    expect(await findFaults(db)).toEqual([]);
    const { stock } = await db.selectFrom('variants').select('stock').where('id', '=', 11).executeTakeFirstOrThrow();
    const held = await db.selectFrom('orders').select('id').where('held_until', 'is not', null).execute();
    expect(stock).toBe(10_000 - orders.length - held.length);
  };

  it('loses no confirmed order, and leaves none half done', async () => {
    const { origin } = await start();
    const invoice = await invoiced(callsTo(origin, cookies.at(-1) ?? ''));
    unpaid = invoice.order;
    for (let round = 0; round < rounds; round += 1) {
      const shop = running ?? (await start());
      const enough = new Promise<void>(resolve => {
        const shopOn = async (cookie: string, index: number) => {
          const calls = callsTo(shop.origin, cookie);
          for (let turn = 0; ; turn += 1) {
            done.push(await buy(calls, (index + turn) % 2 === 0, `kill-${round}-${index}-${turn}`));
            if (done.length >= (round + 1) * answered) resolve();
          }
        };
        // Each loop ends when the shop no longer answers.
        for (const [index, cookie] of cookies.slice(0, shoppers).entries())
          void shopOn(cookie, index).catch(() => undefined);
      });
      await enough;
      await stop();
    }
    const database = await openDatabase(settings());
    await expectWholeOrders(database);
    await database.db
      .updateTable('sandbox_invoices')
      .set({ state: 'PAID', paid_amount: price, paid_currency: 'MNT' })
      .where('sender_invoice_no', '=', invoice.payment)
      .execute();
    await database.close();
  }, 240_000);

  it('completes by itself what was paid while it was down, and sells on', async () => {
    const { origin } = await start();
    const waiting = callsTo(origin, cookies.at(-1) ?? '');
    const stateOf = async () => (await waiting.call(getOrder, { params: { number: unpaid } })).body.state;
    while ((await stateOf()) !== 'complete') await setTimeout(100);
    done.push(unpaid, await buy(callsTo(origin, cookies[0] ?? ''), true, 'kill-afterwards'));
    await stop();
    const database = await openDatabase(settings());
    await expectWholeOrders(database);
    await database.close();
  }, 120_000);
});
