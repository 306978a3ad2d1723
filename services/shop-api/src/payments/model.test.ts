import { type Invoice, type Order, shopApiPrefix } from '@ortoo/contracts';
import { createLeasePayment, createRecharge, getOrder, updateCheckout } from '@ortoo/contracts/endpoints';
import fc from 'fast-check';
import { freeOverdue } from '../checkout/api';
import { closeForsakenLeases } from '../leasing/api';
import { paymentNetworks } from '../providers/payment-networks';
import { refundUnmatched } from './unmatched';
import { findFaults } from '../testing/books';
import { newShopper } from '../testing/buyers';
import type { TestClient } from '../testing/client';
import { requestInvoice, chooseToPay, fillStock, methodIds } from '../testing/payments';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { importStatement } from '../transfers/api';
import { endExpiredPayments } from './settle-payment';
import { payRefunds } from './pay-refunds';
import { createPaymentChecks, type PaymentChecks } from './payment-checks';
import { reconcile } from './reconcile';

const runs = process.env['LONG'] ? 150 : 4;
const providers = [...Object.keys(paymentNetworks), 'card', 'bank'];

let test: TestShop;
let checks: PaymentChecks;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  checks = createPaymentChecks(test.shop, { failed: () => undefined, differs: () => undefined });
});
afterAll(() => test.close());

/** Invoices of one buyer so far, over all purposes. */
interface Session {
  client: TestClient;
  invoices: Invoice[];
  order?: Order;
}

const note = (session: Session, invoices: readonly { invoice: Invoice | null }[] = []): void => {
  for (const { invoice } of invoices)
    if (invoice && !session.invoices.some(({ invoice_id }) => invoice_id === invoice.invoice_id))
      session.invoices.push(invoice);
};

const jobs = async (): Promise<void> => {
  const { shop } = test;
  await importStatement(shop).catch(() => undefined);
  await freeOverdue(shop);
  await endExpiredPayments(shop);
  await closeForsakenLeases({ ...shop, providers: () => shop.providers });
  await payRefunds(shop);
  await checks.runDue();
  await refundUnmatched(shop);
};

const switchAll = async ({ client }: Session, state: 'up' | 'down', names: readonly string[] = providers) => {
  for (const name of names) await client.post(`/sandbox/switches/${name}`, { state });
};

/** Pays at the provider's own page, whatever the state of the invoice in the shop. */
const pay = async ({ client }: Session, invoice: Invoice, action: string, extra: number) => {
  if (invoice.kind === 'qr') await client.post(new URL(invoice.urls[0]!.link).pathname, { action });
  if (invoice.kind === 'redirect')
    await client.post(new URL(invoice.url).pathname, { action: action === 'underpay' ? 'lie' : action });
  if (invoice.kind === 'transfer')
    await client.post('/sandbox/bank', { amount: Number(invoice.amount) + extra, remittance: invoice.reference });
};

type Command = (session: Session) => Promise<unknown>;

const nth = fc.nat(20);
const pick = ({ invoices }: Session, index: number): Invoice | undefined =>
  invoices[index % Math.max(1, invoices.length)];

/** Chooses a way of paying for the cart, the first or another one, and requests its invoice. */
const order =
  (method: number): Command =>
  async session => {
    const { client } = session;
    const current = session.order && (await client.call(getOrder, { params: session.order })).body;
    const isOpen = current && current.completed_at === null;
    const choice = { order: { payments_attributes: [{ payment_method_id: method }] } };
    const requests = isOpen
      ? (await client.call(updateCheckout, { params: current, body: choice })).body
      : await chooseToPay(client, method, 4);
    session.order = requests;
    note(session, (await requestInvoice(client, requests)).body.payments);
  };

const recharge: Command = async session => {
  const request = { amount: 20_000, payment_method_id: methodIds.qr };
  const { body } = await session.client.call(createRecharge, { body: request });
  note(session, [body]);
};

const payLease =
  (chosen: 'qr' | 'card'): Command =>
  async session => {
    if (!session.order) return;
    const request = { payment_method_id: methodIds[chosen] };
    const { body } = await session.client.call(createLeasePayment, { params: session.order, body: request });
    note(session, body.payments);
  };

const callBack =
  (index: number): Command =>
  async session => {
    const invoice = pick(session, index);
    if (!invoice) return;
    const query = test.shop.db
      .selectFrom('sandbox_invoices')
      .select('callback_url')
      .where('id', '=', invoice.invoice_id);
    const found = await query.executeTakeFirst();
    if (!found) return;
    const { pathname, search } = new URL(found.callback_url);
    await session.client.get(pathname.slice(shopApiPrefix.length) + search);
  };

/** Every method but the app, whose purchases end in the app. */
const listMethods = async (): Promise<number[]> => {
  const methods = test.shop.db.selectFrom('payment_methods').where('active', '=', true).where('kind', '!=', 'in_app');
  return (await methods.select('id').orderBy('id').execute()).map(({ id }) => id);
};

const commandsBy = (methods: readonly number[]): fc.Arbitrary<Command> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...methods).map(order) },
    { weight: 1, arbitrary: fc.constant(recharge) },
    { weight: 2, arbitrary: fc.constantFrom<'qr' | 'card'>('qr', 'card').map(payLease) },
    {
      weight: 5,
      arbitrary: fc
        .record({
          index: nth,
          action: fc.constantFrom('approve', 'approve', 'underpay', 'decline'),
          extra: fc.constantFrom(0, 0, 900, -900),
        })
        .map(({ index, action, extra }): Command => async session => {
          const invoice = pick(session, index);
          if (invoice) await pay(session, invoice, action, extra);
        }),
    },
    { weight: 2, arbitrary: nth.map(callBack) },
    {
      weight: 2,
      arbitrary: fc
        .record({ name: fc.constantFrom(...providers), state: fc.constantFrom<'up' | 'down'>('up', 'down') })
        .map(
          ({ name, state }): Command =>
            session =>
              switchAll(session, state, [name]),
        ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(30_000, 11 * 60_000, 3_600_000).map((passed): Command => async () => {
        test.pass(passed);
        await jobs();
      }),
    },
  );

it(`leaves no money without an order, a refund or a task over ${runs} runs of random payments`, async () => {
  let paid = 0;
  const command = commandsBy(await listMethods());
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 14 }), async commands => {
      const { client } = await newShopper(test);
      const session: Session = { client, invoices: [] };
      for (const run of commands) await run(session);
      await switchAll(session, 'up');
      // Longer than any hold, then long enough for every retry.
      for (const passed of [3_600_000 * 80, 11 * 60_000, 11 * 60_000]) {
        test.pass(passed);
        await jobs();
      }
      expect(await findFaults(test.shop.db)).toEqual([]);
      expect((await reconcile(test.shop)).differences).toEqual([]);
      paid += session.invoices.length;
    }),
    { numRuns: runs },
  );
  expect(paid).toBeGreaterThan(0);
}, 1_200_000);
