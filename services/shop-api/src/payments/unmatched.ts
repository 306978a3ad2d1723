import { currency } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { ProviderFault } from '../providers/http-request';
import type { Db } from '../db/schema';
import { bookUnmatched } from '../money/api';
import { audit, type StaffRequest } from '../staff/api';
import type { RefundDeps } from './pay-refunds';
import { retryRefundAfter } from './unmatched.rules';
import {
  claimUnmatched,
  insertUnmatched,
  moveUnmatched,
  postponeUnmatched,
  type UnmatchedPayment,
  type UnmatchedRow,
} from './unmatched.tables';

/** After this time a process that claimed a refund counts as dead. */
const claimedFor = 60_000;

/** Only tugrik are in our books. */
const bookIn = async (trx: Db, payment: UnmatchedPayment, state: 'came' | 'returned', now: Date): Promise<void> => {
  if (payment.currency !== currency) return;
  const { key, provider, amount, order_id: orderId } = payment;
  await bookUnmatched(trx, { key, provider, amount, orderId }, state, now);
};

/**
 * Settles money received for an obsolete payment, whatever it was for: it is owed back from now on and queued for its
 * refund. False when that was done before.
 */
export const recordUnmatched = async (trx: Db, payment: UnmatchedPayment, now: Date): Promise<boolean> => {
  const rounded = { ...payment, amount: Math.round(payment.amount) };
  if (rounded.amount <= 0 || !(await insertUnmatched(trx, rounded, now))) return false;
  await bookIn(trx, rounded, 'came', now);
  return true;
};

/** Undefined when it was not in that state. @param request of the member of staff who settles it */
const settle = (
  { db, clock }: RefundDeps,
  id: number,
  [from, state]: ['pending', 'refunded'] | ['manual', 'returned'],
  request?: StaffRequest,
): Promise<UnmatchedRow | undefined> =>
  transact(db, async trx => {
    const settled = await moveUnmatched(trx, id, from, { state, settled_at: clock() });
    if (settled) await bookIn(trx, settled, 'returned', clock());
    const change = { before: { state: from }, after: { state } };
    if (settled && request) await audit(trx, request, { subject: 'payment', id: settled.number, ...change });
    return settled;
  });

const refund = async (deps: RefundDeps, row: UnmatchedRow): Promise<void> => {
  const provider = deps.providers[row.provider];
  if (!provider) return void (await moveUnmatched(deps.db, row.id, 'pending', { state: 'manual' }));
  try {
    // A try with a lost response may have refunded it.
    const { state } = await provider.check(row.invoice_id);
    if (state === 'paid') await provider.refund(row.invoice_id);
  } catch (error) {
    const delay = retryRefundAfter(row.tries, error instanceof ProviderFault ? error.status : undefined);
    if (delay === undefined) return void (await moveUnmatched(deps.db, row.id, 'pending', { state: 'manual' }));
    return postponeUnmatched(deps.db, row.id, new Date(deps.clock().getTime() + delay));
  }
  await settle(deps, row.id, ['pending', 'refunded']);
};

/** Makes providers pay due refunds; failed ones wait for staff. @param key of one payment alone */
export const refundUnmatched = async (deps: RefundDeps, key?: string): Promise<void> => {
  const now = deps.clock();
  const until = new Date(now.getTime() + claimedFor);
  const due = await claimUnmatched(deps.db, { now, until, ...(key !== undefined && { key }) });
  await Promise.allSettled(due.map(row => refund(deps, row)));
};

/** A member of staff has refunded it by hand. */
export const markUnmatchedReturned = async (deps: RefundDeps, request: StaffRequest, id: number): Promise<void> => {
  if (!(await settle(deps, id, ['manual', 'returned'], request))) throw new DomainError('STATEMENT_ENTRY_SETTLED');
};
