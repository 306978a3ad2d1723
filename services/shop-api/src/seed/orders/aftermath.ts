import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/schema';
import { emailIn } from '../../emails/api';
import { accounts, type Movement, transfer } from '../../money/api';
import { remainingLines } from '../../receipts/tax.rules';
import { sumOf } from '../../receipts/sale';
import { insertAll, insertReturning } from './insert-all.tables';
import type { LoadedOrder, LoadedPayment } from './loaded';
import { refundedOf } from './order-facts';
import { hour } from './plan-orders';
import type { Random } from './random';
import type { Ways } from './ways.tables';

interface Paid {
  payments: readonly LoadedPayment[];
  ways: Ways;
  now: Date;
}

const refund = (
  refundId: number,
  orderId: number,
  to: Parameters<typeof transfer>[1],
  amount: number,
  at: Date,
): Movement => ({
  ...{ key: `refund:${refundId}`, reason: 'refund', orderId, at },
  entries: transfer(accounts.revenue, to, amount),
});

/** Canceled orders: the provider has paid everything back. */
const loadCancellations = async (trx: Kysely<Tables>, { payments, ways }: Paid): Promise<Movement[]> => {
  const canceled = payments.flatMap(({ order, id, row }) => {
    const at = order.facts.canceledAt;
    return at === null ? [] : [{ order, paymentId: id, amount: row.amount, at }];
  });
  const refundIds = await insertReturning(
    trx,
    'refunds',
    canceled.map(({ order, amount, at }) => ({
      ...{ key: `cancel:${order.id}`, order_id: order.id, amount, destination: 'original' as const, created_at: at },
    })),
  );
  const parts = canceled.map(({ order, paymentId: payment_id, amount }, index) => {
    const { code } = accounts.payable(ways.method(order.facts.plan.method).provider);
    return { refund_id: refundIds[index]!, payment_id, amount, account: code, state: 'done' as const };
  });
  const partIds = await insertReturning(trx, 'refund_parts', parts);
  return canceled.flatMap(({ order, amount, at }, index): Movement[] => {
    const { provider } = ways.method(order.facts.plan.method);
    const [payable, there] = [accounts.payable(provider), accounts.provider(provider)];
    const paid = { key: `refund_part:${partIds[index]}:paid`, reason: 'refund', orderId: order.id, at };
    return [
      refund(refundIds[index]!, order.id, payable, amount, at),
      { ...paid, entries: transfer(payable, there, amount) },
    ];
  });
};

/** Refunds to wallets, and amounts that wait for a transfer or have been transferred. */
const loadReturnRefunds = async (
  trx: Kysely<Tables>,
  returns: readonly { payment: LoadedPayment; id: number }[],
): Promise<Movement[]> => {
  const refunded = returns.filter(({ payment }) => refundedOf(payment.order.facts) > 0);
  const facts = refunded.map(({ payment: { order, id: paymentId }, id }) => {
    const back = order.facts.returned!;
    const isBank = back.destination === 'bank_account' || order.userId === null;
    const account = isBank ? accounts.payableToBanks : accounts.wallet(order.userId ?? 0, 'store_credit');
    const at = back.refundedAt ?? back.decidedAt ?? back.requestedAt;
    return { id, order, paymentId, isBank, account, at, amount: back.amount, isDone: back.state === 'refunded' };
  });
  const refundIds = await insertReturning(
    trx,
    'refunds',
    facts.map(({ id, order, amount, at, isBank }) => ({
      ...{ key: `return:${id}`, order_id: order.id, amount, created_at: at },
      destination: isBank ? ('bank' as const) : ('wallet' as const),
    })),
  );
  await insertAll(
    trx,
    'refund_parts',
    facts.map(({ paymentId: payment_id, amount, account, isDone }, index) => ({
      ...{ refund_id: refundIds[index]!, payment_id, amount, account: account.code },
      state: isDone ? ('done' as const) : ('pending' as const),
    })),
  );
  return facts.flatMap(({ id, order, amount, account, at, isBank, isDone }, index): Movement[] => {
    const booked = refund(refundIds[index]!, order.id, account, amount, at);
    if (!isBank || !isDone) return [booked];
    const entries = transfer(accounts.payableToBanks, accounts.provider('transfer'), amount);
    return [booked, { key: `return:${id}:paid`, reason: 'refund', orderId: order.id, at, entries }];
  });
};

const loadReturns = async (trx: Kysely<Tables>, random: Random, { payments }: Paid): Promise<Movement[]> => {
  const returned = payments.filter(({ order }) => order.facts.returned !== null);
  const rows = returned.map(({ order }): Insertable<Tables['return_authorizations']> => {
    const { state, reason, memo, destination, amount, requestedAt, decidedAt, refundedAt } = order.facts.returned!;
    const { firstname, lastname } = order.facts.plan.buyer;
    const isBank = destination === 'bank_account';
    return {
      ...{ number: `RA${random.digits(9)}`, order_id: order.id, state, reason, memo, destination, amount },
      account_name: isBank ? `${lastname} ${firstname}` : null,
      iban: isBank ? 'MN140005005099112233' : null,
      transfer_amount: isBank && (state === 'payable' || state === 'refunded') ? amount : null,
      staff_note: state === 'refused' ? 'Барааг хэрэглэсэн байна.' : null,
      ...{ created_at: requestedAt, decided_at: decidedAt, refunded_at: refundedAt },
    };
  });
  const ids = await insertReturning(trx, 'return_authorizations', rows);
  await insertAll(
    trx,
    'return_items',
    returned.map(({ order }, at) => {
      const { line, quantity } = order.facts.returned!;
      return { return_id: ids[at]!, line_item_id: order.lineIds[line]!, quantity };
    }),
  );
  return loadReturnRefunds(
    trx,
    returned.map((payment, at) => ({ payment, id: ids[at]! })),
  );
};

const receiptOf = (random: Random, { id, facts }: LoadedOrder, paid: Date): Insertable<Tables['receipts']> => {
  const refunded = refundedOf(facts);
  const back = refunded > 0 ? facts.returned : null;
  const sold = facts.plan.lines.map(({ goods, quantity, price }, at) => ({
    ...{ name: goods.text.mn?.name ?? goods.sku, sku: goods.sku, hotel: goods.kind === 'hotel', quantity },
    ...{ amount: price * quantity, returned: back?.line === at ? back.quantity : 0 },
  }));
  const delivery = { name: 'Хүргэлт', sku: 'DELIVERY', hotel: false, quantity: 1, amount: facts.ship, returned: 0 };
  const lines = remainingLines(facts.ship > 0 ? [...sold, delivery] : sold, facts.total - refunded);
  const issued = new Date(paid.getTime() + hour / 4);
  const isOver = lines.length === 0;
  const ddtd = `37900846788${random.digits(22)}`;
  return {
    order_id: id,
    ...{ state: isOver ? 'cancelled' : 'issued', kind: 'citizen', consumer_number: null, registry_number: null },
    ...{
      customer_tin: null,
      customer_name: null,
      tries: 1,
      next_try_at: issued,
      ddtd,
      qr_data: `${ddtd}${random.digits(40)}`,
    },
    ...{ lottery: `AA ${random.digits(8)}`, total: sumOf(lines, 'total') / 100, vat: sumOf(lines, 'vat') },
    ...{ issued_at: issued, refunded, lines: JSON.stringify(lines), created_at: paid },
    office_date: issued.toISOString().slice(0, 19).replace('T', ' '),
    cancelled_at: isOver ? facts.canceledAt : null,
  };
};

/** Receipts that the tax office has not accepted yet. */
const failedReceipts = 3;

const unaccepted = (row: Insertable<Tables['receipts']>, now: Date): Insertable<Tables['receipts']> => ({
  ...row,
  ...{ state: 'awaiting', tries: 6, ddtd: null, qr_data: null, lottery: null, total: null, vat: null },
  ...{ issued_at: null, lines: 'null', office_date: null, refunded: 0, cancelled_at: null },
  ...{ fault: '503 Service Unavailable', next_try_at: new Date(now.getTime() + 6 * hour) },
});

/** The receipts of sales, known to the sandbox's tax office. */
const loadReceipts = async (trx: Kysely<Tables>, random: Random, { payments, now }: Paid): Promise<void> => {
  const receipts = payments.flatMap(({ order }) =>
    order.facts.completedAt === null ? [] : [receiptOf(random, order, order.facts.completedAt)],
  );
  const failed = receipts.filter(({ state }) => state === 'issued').slice(-failedReceipts);
  await insertAll(
    trx,
    'receipts',
    receipts.map(row => (failed.includes(row) ? unaccepted(row, now) : row)),
  );
  await insertAll(
    trx,
    'sandbox_records',
    receipts
      .filter(row => !failed.includes(row))
      .map(({ ddtd, state, total, vat, created_at }) => ({
        ...{ emulator: 'receipt', id: ddtd ?? '', state: state === 'issued' ? 'SUCCESS' : 'INACTIVE', created_at },
        body: JSON.stringify({ type: 'B2C_RECEIPT', totalAmount: total, totalVat: (vat ?? 0) / 100 }),
      })),
  );
};

type Sent = [kind: 'confirmed' | 'canceled' | 'shipped' | 'delivered', at: Date | null];

/** The emails that the buyers have got. */
const loadEmails = async (trx: Kysely<Tables>, { payments }: Paid): Promise<void> => {
  const messages = payments.flatMap(({ order: { facts, id, email } }) => {
    if (email === null) return [];
    const { completedAt, canceledAt, shippedAt, deliveredAt, number } = facts;
    const sent: Sent[] = [
      ['confirmed', completedAt],
      ['canceled', canceledAt],
      ['shipped', shippedAt],
      ['delivered', deliveredAt],
    ];
    return sent.flatMap(([kind, at]) => {
      if (at === null) return [];
      const { subject, body } = emailIn(kind, 'mn', { number, amount: null, tracking: null });
      const letter = { locale: 'mn', title: subject, paragraphs: body.split('\n'), sections: [] };
      const times = { created_at: at, due_at: null, sent_at: at, attempts: 1 };
      return [
        {
          kind: 'email' as const,
          recipient: email,
          subject,
          body,
          letter: JSON.stringify(letter),
          order_id: id,
          ...times,
        },
      ];
    });
  });
  messages.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await insertAll(trx, 'outbox', messages);
};

/** What followed the sales: receipts, emails, cancellations, returns. Returns their movements of money. */
export const loadAftermath = async (trx: Kysely<Tables>, random: Random, paid: Paid): Promise<Movement[]> => {
  await loadReceipts(trx, random, paid);
  await loadEmails(trx, paid);
  return [...(await loadCancellations(trx, paid)), ...(await loadReturns(trx, random, paid))];
};
