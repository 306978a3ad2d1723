import { scheduleFor } from '@ortoo/contracts';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/schema';
import { dueOn, localDay } from '../../leasing/lease.rules';
import { accounts, type Movement, transfer } from '../../money/api';
import { insertAll, insertReturning } from './insert-all.tables';
import type { LoadedPayment } from './loaded';
import { sandboxInvoice } from './payment-rows';
import { day } from './plan-orders';
import type { Random } from './random';
import type { Ways } from './ways.tables';

interface LeaseRequest {
  payment: LoadedPayment;
  ways: Ways;
  now: Date;
}

interface Paid {
  position: number;
  amount: number;
  at: Date;
}

/** Most pay on time, some early in one go, some are behind. */
const instalmentsOf = (random: Random, financed: number, months: number, approved: Date, now: Date) => {
  const habit = random.weighted({ regular: 70, early: 15, late: 15 });
  return scheduleFor(financed, months).map(instalment => {
    const due_on = dueOn(localDay(approved), instalment.position);
    const usual = Date.parse(due_on) - random.whole(0, 4) * day;
    const early = approved.getTime() + 20 * day;
    const at = new Date(habit === 'early' ? early : usual + (habit === 'late' ? 25 * day : 0));
    return { ...instalment, due_on, paid_at: at < now ? at : null };
  });
};

const loan = (leaseId: number, financed: number, at: Date): Movement => ({
  ...{ key: `lease:${leaseId}:loan`, reason: 'loan', at },
  entries: transfer(accounts.leasing, accounts.provider('leasing'), financed),
});

const bookPaid = (
  id: number,
  { position, amount, at }: Paid,
  parts: { principal: number; interest: number } | undefined,
): Movement => {
  const provider = accounts.provider('qpay');
  const key = `lease_payment:${id}`;
  if (position === 0 || !parts)
    return { key, reason: 'down_payment', at, entries: transfer(provider, accounts.provider('leasing'), amount) };
  const entries = [
    { account: provider, amount: -amount },
    { account: accounts.leasing, amount: parts.principal },
    { account: accounts.fee, amount: parts.interest },
  ];
  return { key, reason: 'instalment', at, entries };
};

/** The lease of an order that is paid by instalments, with what has been paid of it. */
export const loadLease = async (
  trx: Kysely<Tables>,
  random: Random,
  { payment, ways, now }: LeaseRequest,
): Promise<Movement[]> => {
  const { order, row } = payment;
  const { plan, completedAt: approved, number } = order.facts;
  if (!plan.lease || approved === null) return [];
  const { financed, months, downPayment } = plan.lease;
  const instalments = instalmentsOf(random, financed, months, approved, now);
  const isOver = instalments.every(({ paid_at }) => paid_at !== null);
  const [leaseId = 0] = await insertReturning(trx, 'leases', [
    {
      ...{ number: row.number, state: isOver ? 'finished' : 'running', user_id: order.userId, total: row.amount },
      ...{ months, down_payment: downPayment, financed, loan_id: random.digits(7), created_at: plan.placed },
      expires_at: new Date(plan.placed.getTime() + 3_600_000),
      approved_at: approved,
      finished_at: isOver ? (instalments.at(-1)?.paid_at ?? null) : null,
    },
  ]);
  await insertAll(
    trx,
    'lease_instalments',
    instalments.map(one => ({ ...one, lease_id: leaseId })),
  );
  const paid: Paid[] = [
    { position: 0, amount: downPayment, at: plan.placed },
    ...instalments.flatMap(({ position, amount, paid_at }) => (paid_at ? [{ position, amount, at: paid_at }] : [])),
  ];
  const purposes = await insertReturning(
    trx,
    'lease_payments',
    paid.map(({ position }) => ({ lease_id: leaseId, position })),
  );
  const rows = paid.map(({ amount, at }, index): Insertable<Tables['payments']> => ({
    ...{ purpose: 'lease_payment', purpose_id: purposes[index]!, number: `L${random.digits(10)}`, amount },
    ...{ method_id: ways.method('qr').id, state: 'completed', invoice: 'null' },
    ...{ invoice_id: `example-${random.digits(20)}`, created_at: at, completed_at: at },
  }));
  await insertAll(trx, 'payments', rows);
  await insertAll(
    trx,
    'sandbox_invoices',
    rows.map(one => sandboxInvoice(one, number)),
  );
  const booked = paid.map((one, index) =>
    bookPaid(
      purposes[index]!,
      one,
      instalments.find(({ position }) => position === one.position),
    ),
  );
  const [down, ...monthly] = booked;
  return [...(down ? [down] : []), loan(leaseId, financed, plan.placed), ...monthly];
};
