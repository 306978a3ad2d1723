import { currency, leaseTerms, leaseOffer, scheduleFor } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { transact } from '../db/changes';
import { accept } from '../http/domain-error';
import type { PaymentProvider } from '../providers/payment-provider';
import type { Lender } from '../providers/storepay';
import { writeTo } from '../emails/api';
import { findOrderById } from '../orders/api';
import { findPaymentByNumber, movePayment, payRefunds, refundPayment, unpaid } from '../payments/api';
import { bookInstalmentDue, bookLoan, bookLoanBack, bookRefundDue } from './books';
import { dueOn, localDay } from './lease.rules';
import type { Db } from '../db/schema';
import {
  findForsaken,
  findInstalments,
  findChosenMonths,
  findLease,
  findLeasePayments,
  findPaidDown,
  insertInstalments,
  insertLease,
  type LeaseRow,
  lockLease,
  moveLease,
} from './leases.tables';

export interface LeasePaymentDeps {
  db: Db;
  clock: () => Date;
  lender: Lender;
  /** Ways of paying for down payments and their refunds. */
  providers: () => Readonly<Record<string, PaymentProvider>>;
}

type RefundDeps = Pick<LeasePaymentDeps, 'db' | 'clock' | 'providers'>;

/** The buyer may have left the page before the lender decided, or before the time ran out. */
const reportEnd = async (trx: Db, lease: LeaseRow, to: 'closed' | 'refused', now: Date): Promise<void> => {
  const paid = await findPaidDown(trx, lease.number);
  if (to === 'closed' && paid === 0) return;
  const payment = await findPaymentByNumber(trx, lease.number);
  if (payment?.purpose !== 'order') return;
  const order = await findOrderById(trx, payment.purpose_id);
  const email = to === 'refused' ? 'loan_refused' : 'down_payment_back';
  await writeTo(trx, order, email, { amount: paid === 0 ? null : formatMoney(paid, order.locale) }, now);
};

/** Ends a lease that buys nothing: the loan is cancelled, payments are owed back. */
const close = async (deps: RefundDeps, lease: LeaseRow, to: 'closed' | 'refused'): Promise<void> => {
  const { db, clock, providers } = deps;
  const owed = await transact(db, async trx => {
    const { state } = await lockLease(trx, lease.id);
    if (state === 'closed' || (state === 'refused' && to === 'refused')) return [];
    await moveLease(trx, lease.id, [state], { state: to });
    const isLent = state === 'running' || state === 'finished';
    if (isLent) await bookLoanBack(trx, lease, clock());
    const instalments = await findInstalments(trx, lease.id);
    const keys: string[] = [];
    for (const payment of await findLeasePayments(trx, lease.id)) {
      await movePayment(trx, payment.payment_id, unpaid, 'void');
      if (payment.state !== 'completed') continue;
      const parts = instalments.find(({ position }) => position === payment.position);
      await (parts ? bookInstalmentDue(trx, payment, parts, clock()) : bookRefundDue(trx, payment, clock()));
      const key = `lease_payment:${payment.id}`;
      await refundPayment(trx, { ...payment, key }, clock());
      keys.push(key);
    }
    if (!isLent) await reportEnd(trx, lease, to, clock());
    return keys;
  });
  for (const key of owed) await payRefunds({ db, clock, providers: providers() }, key);
};

/** Closes leases whose orders were given up or paid in another way. */
export const closeForsakenLeases = async (deps: RefundDeps): Promise<void> => {
  for (const lease of await findForsaken(deps.db)) await close(deps, lease, 'closed');
};

const start = async ({ db, clock }: LeasePaymentDeps, lease: LeaseRow): Promise<void> => {
  const now = clock();
  await transact(db, async trx => {
    if (!(await moveLease(trx, lease.id, ['applying'], { state: 'running', approved_at: now }))) return;
    const schedule = scheduleFor(lease.financed, lease.months);
    await insertInstalments(
      trx,
      schedule.map(instalment => ({
        ...instalment,
        lease_id: lease.id,
        due_on: dueOn(localDay(now), instalment.position),
        paid_at: null,
      })),
    );
    await bookLoan(trx, lease, now);
  });
};

/** Queries the lender after an application and applies the answer. Returns the new state of the lease. */
const look = async (deps: LeasePaymentDeps, number: string): Promise<LeaseRow | undefined> => {
  const lease = await findLease(deps.db, number);
  if (lease?.state !== 'applying' || lease.loan_id === null) return lease;
  const decision = await deps.lender.check(lease.loan_id);
  if (decision === 'approved') await start(deps, lease);
  if (decision === 'refused') await close(deps, lease, 'refused');
  return findLease(deps.db, number);
};

/**
 * An order paid by a down payment and a loan. To the checkout it is one payment of the whole sum: open until the lender
 * has decided, paid when the loan is granted, failed when it is not.
 */
export const leasePayments = (deps: LeasePaymentDeps): PaymentProvider => ({
  createInvoice: async ({ number, amount, expiresAt, buyer }) => {
    const requested = (await findChosenMonths(deps.db, number)) ?? leaseTerms.defaultMonths;
    const { downPayment, financed, months } = accept(leaseOffer(amount, requested));
    await insertLease(deps.db, {
      number,
      state: 'open',
      user_id: buyer.userId,
      total: amount,
      months,
      down_payment: downPayment,
      financed,
      created_at: deps.clock(),
      expires_at: expiresAt,
      approved_at: null,
      finished_at: null,
    });
    return { kind: 'lease', invoiceId: number };
  },
  readCallback: request => deps.lender.readCallback(request),
  check: async invoiceId => {
    const lease = await look(deps, invoiceId);
    if (!lease || lease.state === 'closed') return { state: 'expired', invoiceId };
    if (lease.state === 'refused') return { state: 'failed', invoiceId };
    if (lease.state === 'running' || lease.state === 'finished')
      return { state: 'paid', invoiceId, amount: lease.total, currency };
    return { state: lease.expires_at <= deps.clock() ? 'expired' : 'open', invoiceId };
  },
  cancel: async invoiceId => {
    const lease = await findLease(deps.db, invoiceId);
    if (lease && lease.state !== 'refused') await close(deps, lease, 'closed');
  },
  refund: async invoiceId => {
    const lease = await findLease(deps.db, invoiceId);
    if (lease) await close(deps, lease, 'closed');
  },
});
