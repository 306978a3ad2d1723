import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/schema';
import { accounts, type Movement, transfer } from '../../money/api';
import { insertAll } from './insert-all.tables';
import type { LoadedPayment } from './loaded';
import { day, hour } from './plan-orders';
import type { Random } from './random';

type Entry = Insertable<Tables['statement_entries']>;

interface Received {
  payments: readonly LoadedPayment[];
  now: Date;
}

const texts = ['захиалга', 'гутлын мөнгө', 'төлбөр', 'аяллын урьдчилгаа', 'хүүхдийн хувцас', 'zahialga'];

/** Money for an unpaid order, by somebody who has left out the reference. */
const unnamed = (random: Random, { order, row }: LoadedPayment): Partial<Entry> => {
  const { buyer } = order.facts.plan;
  const number = random.pick([order.facts.number, order.facts.number.slice(1), buyer.phone.slice(-8)]);
  return {
    ...{ amount: row.amount, payer: `${buyer.lastname} ${buyer.firstname}`, verdict: 'unknown_reference' },
    ...{ remittance: `${random.pick(texts)} ${number}`, reference: null },
  };
};

/** Money for an order that has it already, or that has waited too long. */
const useless = (verdict: 'repeated' | 'late' | 'too_much', { order, row }: LoadedPayment): Partial<Entry> => {
  const { buyer } = order.facts.plan;
  return {
    ...{ amount: verdict === 'too_much' ? 5_000 : row.amount, payer: `${buyer.lastname} ${buyer.firstname}`, verdict },
    ...{ remittance: `${row.invoice_id ?? ''} ${buyer.phone.slice(-8)}`, reference: row.invoice_id ?? null },
  };
};

const entriesOf = (random: Random, { payments }: Received): Partial<Entry>[] => {
  const byTransfer = payments.filter(({ order }) => order.facts.plan.method === 'bank_transfer');
  const of = (state: string) => byTransfer.filter(({ row }) => row.state === state);
  const unpaid = payments.filter(({ row }) => row.state === 'void' || row.state === 'failed');
  return [
    ...unpaid.slice(-5).map(payment => unnamed(random, payment)),
    ...of('completed').slice(-2).map(payment => useless('repeated', payment)),
    ...of('completed').slice(-5, -2).map(payment => useless('too_much', payment)),
    ...of('void').slice(-3).map(payment => useless('late', payment)),
    { amount: 45_000, payer: 'Ганбат Энхжин', remittance: 'баярлалаа', verdict: 'unknown_reference', reference: null },
    { amount: 120, currency: 'USD', payer: 'SMITH JOHN', remittance: 'order boots', verdict: 'foreign', reference: null },
  ];
};

/** Amounts on the account that wait for a decision of staff, and some that are decided. */
const loadEntries = async (trx: Kysely<Tables>, random: Random, received: Received): Promise<Movement[]> => {
  const here = accounts.provider('transfer');
  const owed = accounts.payable('transfer');
  const entries = entriesOf(random, received).map((facts, at): Entry => {
    const booked = new Date(received.now.getTime() - at * 0.7 * day - random.whole(1, 9) * hour);
    const isOver = facts.verdict === 'too_much' && at % 2 === 0;
    return {
      ...{ bank_id: `example-${random.digits(12)}`, booked_at: booked, created_at: booked, currency: 'MNT' },
      ...{ amount: 0, payer: '', remittance: '', reference: null, verdict: 'unknown_reference' as const },
      payer_iban: `MN${random.digits(2)}0005005${random.digits(9)}`,
      returned_at: isOver ? new Date(booked.getTime() + hour) : null,
      outcome: isOver ? 'returned' : null,
      ...facts,
    };
  });
  await insertAll(trx, 'statement_entries', entries);
  return entries
    .filter(({ currency }) => currency === 'MNT')
    .flatMap(({ bank_id, amount, reference, booked_at: at, returned_at }): Movement[] => {
      const reason = reference === null ? 'unknown' : 'set_aside';
      const came = { key: `statement:${bank_id}`, reason, at: new Date(at), entries: transfer(here, owed, amount) };
      if (!returned_at) return [came];
      const back = { key: `statement:${bank_id}:return`, reason: 'returned', at: new Date(returned_at) };
      return [came, { ...back, entries: transfer(owed, here, amount) }];
    });
};

/** Money that providers took and that pays for nothing: refunded by them, or left to staff. */
const loadUnmatched = async (trx: Kysely<Tables>, { payments, now }: Received): Promise<Movement[]> => {
  const late = payments.filter(({ row, order }) => row.state === 'void' && order.facts.plan.method === 'qr').slice(-5);
  const rows = late.map(({ id, order, row }, at): Insertable<Tables['unmatched_payments']> => {
    const created = new Date(now.getTime() - (at + 1) * 1.5 * day);
    const isManual = at < 3;
    return {
      ...{ key: `payment:${id}`, number: row.number, order_id: order.id, provider: 'qpay', amount: row.amount },
      ...{ invoice_id: row.invoice_id ?? row.number, currency: 'MNT', reason: 'late', tries: isManual ? 12 : 1 },
      ...{ state: isManual ? 'manual' : 'refunded', next_try_at: created, created_at: created },
      settled_at: isManual ? null : new Date(created.getTime() + hour),
    };
  });
  await insertAll(trx, 'unmatched_payments', rows);
  const here = rows.flatMap(({ state, invoice_id }) => (state === 'manual' ? [invoice_id] : []));
  await trx
    .updateTable('sandbox_invoices')
    .set(({ ref }) => ({ state: 'PAID', paid_amount: ref('amount') }))
    .where('id', 'in', here)
    .execute();
  const [there, owed] = [accounts.provider('qpay'), accounts.payable('qpay')];
  return rows.flatMap(({ key, amount, order_id: orderId, created_at, settled_at }): Movement[] => {
    const facts = { reason: 'stray', orderId: orderId ?? null };
    const came = { ...facts, key: `${key}:came`, at: new Date(created_at), entries: transfer(there, owed, amount) };
    if (!settled_at) return [came];
    const back = { ...facts, key: `${key}:returned`, at: new Date(settled_at), entries: transfer(owed, there, amount) };
    return [came, back];
  });
};

/** Money that has arrived and pays for nothing. Returns its movements. */
export const loadReceived = async (
  trx: Kysely<Tables>,
  random: Random,
  received: Received,
): Promise<Movement[]> => [
  ...(await loadEntries(trx, random, received)),
  ...(await loadUnmatched(trx, received)),
];
