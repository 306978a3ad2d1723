import type { Kysely } from 'kysely';
import { transact } from '../../db/changes';
import type { Tables } from '../../db/schema';
import { reserve } from '../../orders/reserve';
import { accounts, type Movement, postAll, saleMovements, transfer } from '../../money/api';
import { exampleAccounts } from '../example-accounts';
import { loadAftermath } from './aftermath';
import { createBuyer, type Buyer } from './buyers';
import { insertAll, insertReturning } from './insert-all.tables';
import { loadCodes } from './codes';
import { loadGrants } from './grants';
import { readGoods } from './goods.tables';
import type { LoadedOrder, LoadedPayment } from './loaded';
import { loadLease } from './leases';
import { factsOf, type OrderFacts } from './order-facts';
import { lineRows, orderRow, type OrderRefs, shipmentRow } from './order-rows';
import { dueAt, providerPayment, sandboxInvoice, sourcePayment } from './payment-rows';
import { planOrders } from './plan-orders';
import { createRandom, type Random } from './random';
import { loadReceived } from './received';
import { transferRows } from './transfers.tables';
import { readWays, type Ways } from './ways.tables';

const buyerCount = 140;

const insertBuyers = async (trx: Kysely<Tables>, buyers: readonly Buyer[], now: Date): Promise<Map<Buyer, number>> => {
  const owners = buyers.filter(({ hasAccount }) => hasAccount);
  const ids = await insertReturning(
    trx,
    'users',
    owners.map(({ firstname, lastname, phone, email }) => ({
      ...{ firstname, lastname, phone, email, password_hash: null, roles: JSON.stringify(['shopper']) },
      ...{ created_at: new Date(now.getTime() - 120 * 86_400_000), phone_confirmed_at: now, email_confirmed_at: now },
    })),
  );
  return new Map(owners.map((buyer, at) => [buyer, ids[at]!]));
};

const insertAddresses = async (
  trx: Kysely<Tables>,
  orders: readonly OrderFacts[],
  users: ReadonlyMap<Buyer, number>,
): Promise<(number | null)[]> => {
  const sent = orders.filter(({ plan }) => plan.delivery !== null && plan.delivery !== 'pickup');
  const ids = await insertReturning(
    trx,
    'addresses',
    sent.map(({ plan: { buyer } }) => {
      const { firstname, lastname, phone, email, address } = buyer;
      return { ...address, firstname, lastname, phone, email, user_id: users.get(buyer) ?? null };
    }),
  );
  const byOrder = new Map(sent.map((facts, at) => [facts, ids[at]!]));
  return orders.map(facts => byOrder.get(facts) ?? null);
};

const insertOrders = async (
  trx: Kysely<Tables>,
  random: Random,
  { orders, users, ways }: { orders: readonly OrderFacts[]; users: ReadonlyMap<Buyer, number>; ways: Ways },
): Promise<LoadedOrder[]> => {
  const addressIds = await insertAddresses(trx, orders, users);
  const refs = orders.map(({ plan: { delivery, buyer } }, at): OrderRefs => ({
    userId: users.get(buyer) ?? null,
    addressId: addressIds[at] ?? null,
    deliveryId: delivery === null ? null : ways.delivery(delivery).id,
    storeId: delivery === 'pickup' ? random.pick(ways.stores) : null,
  }));
  const heldUntil = (facts: OrderFacts) => (facts.plan.outcome === 'pending' ? dueAt(facts) : null);
  const rows = orders.map((facts, at) => orderRow(random, facts, refs[at]!, heldUntil(facts)));
  const ids = await insertReturning(trx, 'orders', rows);
  const lines = orders.flatMap((facts, at) => lineRows(ids[at]!, facts));
  const lineIds = await insertReturning(trx, 'line_items', lines);
  const shipped = orders.flatMap((facts, at) =>
    facts.plan.delivery === null ? [] : [shipmentRow(random, ids[at]!, facts)],
  );
  await insertAll(trx, 'shipments', shipped);
  return orders.map((facts, at) => {
    const email = facts.plan.buyer.email;
    const own = lineIds.filter((_, index) => lines[index]?.order_id === ids[at]);
    return { facts, id: ids[at]!, userId: refs[at]!.userId, email, lineIds: own };
  });
};

/** A wallet, a gift card or a voucher with just enough, and the movement that fills it. */
const createSource = async (trx: Kysely<Tables>, random: Random, order: LoadedOrder, ways: Ways) => {
  const { facts, userId } = order;
  const { plan, fromSource: amount, number } = facts;
  if (plan.source === null || amount === 0 || userId === null) return undefined;
  const at = new Date(plan.placed.getTime() - 3_600_000);
  const code = `EX${random.digits(14)}`;
  const filled = async () => {
    if (plan.source === 'wallet') return { source: 'wallet:money', account: accounts.wallet(userId, 'money') };
    if (plan.source === 'gift_card') {
      const [id = 0] = await insertReturning(trx, 'gift_cards', [{ code, amount, expires_at: null, created_at: at }]);
      return { source: `gift_card:${id}`, account: accounts.giftCard(id) };
    }
    const name = JSON.stringify({ mn: 'Талархлын эрхийн бичиг', en: 'Thank-you voucher' });
    const [id = 0] = await insertReturning(trx, 'vouchers', [{ code, user_id: userId, name, amount, created_at: at }]);
    return { source: `voucher:${id}`, account: accounts.voucher(id, userId) };
  };
  const { source, account } = await filled();
  const opening: Movement = {
    ...{ key: `example:${number}`, reason: 'opening', at, entries: transfer(accounts.opening, account, amount) },
  };
  return {
    row: sourcePayment(random, order.id, facts, { methodId: ways.method(plan.source).id, source }),
    account,
    opening,
  };
};

const insertPayments = async (trx: Kysely<Tables>, random: Random, orders: readonly LoadedOrder[], ways: Ways) => {
  const rows = orders.map(({ id, facts }) => providerPayment(random, id, facts, ways.method(facts.plan.method).id));
  const ids = await insertReturning(trx, 'payments', rows);
  const payments = orders.map((order, at): LoadedPayment => ({ order, id: ids[at]!, row: rows[at]! }));
  const of = (method: string) => payments.filter(({ order }) => order.facts.plan.method === method);
  await insertAll(
    trx,
    'sandbox_invoices',
    of('qr').map(({ row, order }) => sandboxInvoice(row, order.facts.number)),
  );
  const transfers = of('bank_transfer').map(({ row, order }) => transferRows(random, row, order.facts));
  await insertAll(
    trx,
    'transfers',
    transfers.map(({ transfer: expected }) => expected),
  );
  await insertAll(
    trx,
    'statement_entries',
    transfers.flatMap(({ entry }) => (entry ? [entry] : [])),
  );
  return payments;
};

/** The sale of a paid order in the books. */
const bookOrder = async (
  trx: Kysely<Tables>,
  random: Random,
  { order, row }: LoadedPayment,
  ways: Ways,
): Promise<Movement[]> => {
  const { facts, id, userId } = order;
  const at = facts.completedAt;
  if (at === null) return [];
  const source = await createSource(trx, random, order, ways);
  const [sourceId] = source ? await insertReturning(trx, 'payments', [source.row]) : [];
  const paying =
    source && sourceId !== undefined
      ? [
          {
            account: source.account,
            whole: undefined,
            kind: 'wallet' as const,
            payment: { id: sourceId },
            amount: facts.fromSource,
          },
        ]
      : [];
  const sale = saleMovements({
    ...{ orderId: id, userId, gross: facts.items + facts.ship, discount: facts.discount, fee: 0 },
    ...{ sources: paying, held: false, rewards: [] },
    provider: { name: ways.method(facts.plan.method).provider, amount: row.amount },
  });
  return [...(source ? [source.opening] : []), ...sale.map(movement => ({ ...movement, at }))];
};

const claimDiscounts = async (trx: Kysely<Tables>, orders: readonly LoadedOrder[]): Promise<void> => {
  const discounted = orders.filter(({ facts }) => facts.discount > 0);
  const promotion = await trx.selectFrom('promotions').select('id').where('code', '=', 'ORTOO10').executeTakeFirst();
  if (!promotion) return;
  const promotion_id = promotion.id;
  await insertAll(
    trx,
    'adjustments',
    discounted.map(({ id: order_id, facts }) => ({
      ...{ order_id, promotion_id, amount: -facts.discount, created_at: facts.plan.placed },
    })),
  );
  await insertAll(
    trx,
    'promotion_uses',
    discounted.map(({ id: order_id, userId: user_id }) => ({ promotion_id, order_id, user_id })),
  );
  await trx.updateTable('promotions').set({ used: discounted.length }).where('id', '=', promotion_id).execute();
};

const batch = 120;

/** Books what has happened in its order. */
const bookAll = async (trx: Kysely<Tables>, movements: readonly Movement[], now: Date): Promise<void> => {
  const timeOf = ({ at = now }: Movement) => at.getTime();
  const sorted = [...movements].sort((a, b) => timeOf(a) - timeOf(b));
  for (let from = 0; from < sorted.length; from += batch) await postAll(trx, sorted.slice(from, from + batch), now);
};

const loadAll = async (trx: Kysely<Tables>, shopperId: number, now: Date): Promise<void> => {
  const random = createRandom(2026);
  const ways = await readWays(trx);
  const shelf = await readGoods(trx, now);
  const buyers = Array.from({ length: buyerCount }, (_, at) => createBuyer(random, at));
  const { firstname = '', lastname = '', phone = '', email = null } = exampleAccounts[0] ?? {};
  const own: Buyer = { ...createBuyer(random, buyerCount), firstname, lastname, phone, email, hasAccount: true };
  const users = await insertBuyers(trx, buyers, now);
  users.set(own, shopperId);
  const orders = planOrders(random, { shelf, buyers, own, now }).map(plan =>
    factsOf(random, plan, plan.delivery === null ? { fee: 0, free_from: null } : ways.delivery(plan.delivery), now),
  );
  const loaded = await insertOrders(trx, random, { orders, users, ways });
  await claimDiscounts(trx, loaded);
  const payments = await insertPayments(trx, random, loaded, ways);
  const movements: Movement[] = [];
  for (const payment of payments) {
    movements.push(...(await bookOrder(trx, random, payment, ways)));
    movements.push(...(await loadLease(trx, random, { payment, ways, now })));
  }
  movements.push(...(await loadAftermath(trx, random, { payments, ways, now })));
  movements.push(...(await loadReceived(trx, createRandom(2027), { payments, now })));
  movements.push(...(await loadGrants(trx, createRandom(2028), { payments, now })));
  await bookAll(trx, movements, now);
  await loadCodes(trx, random, loaded, now);
  const held = loaded.filter(({ facts }) => facts.plan.outcome === 'pending');
  await reserve(
    trx,
    held.flatMap(({ facts }) =>
      facts.plan.lines.map(({ goods, quantity, booking }) => ({
        ...{ variant_id: goods.id, quantity, booking, product_id: goods.product_id },
      })),
    ),
  );
};

/** Adds orders of the last 90 days to the example shop when it has none, with everything that belongs to them. */
export const seedOrders = async (db: Kysely<Tables>, clock: () => Date): Promise<void> => {
  const known = await db.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  const email = exampleAccounts[0]?.email ?? '';
  const shopper = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (known || !shopper) return;
  await transact(db, trx => loadAll(trx, shopper.id, clock()));
};
