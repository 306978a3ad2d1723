import { currency } from '@ortoo/contracts';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { ProviderFault } from '../providers/http-request';
import type { Db } from '../db/schema';
import { type Account, accounts, bookUnmatched, post, transfer } from '../money/api';
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

/** The provider has refunded it. */
const settle = ({ db, clock }: RefundDeps, id: number): Promise<UnmatchedRow | undefined> =>
  transact(db, async trx => {
    const settled = await moveUnmatched(trx, id, 'pending', { state: 'refunded', settled_at: clock() });
    if (settled) await bookIn(trx, settled, 'returned', clock());
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
  await settle(deps, row.id);
};

/** Makes providers pay due refunds; failed ones wait for staff. @param key of one payment alone */
export const refundUnmatched = async (deps: RefundDeps, key?: string): Promise<void> => {
  const now = deps.clock();
  const until = new Date(now.getTime() + claimedFor);
  const due = await claimUnmatched(deps.db, { now, until, ...(key !== undefined && { key }) });
  await Promise.allSettled(due.map(row => refund(deps, row)));
};

interface StaffDecision {
  id: number;
  state: 'returned' | 'credited' | 'assigned';
  /** Account of a wallet that gets it, in place of the provider. */
  to?: Account;
  reason?: string | undefined;
  /** What the audit says of it. */
  details?: object;
}

/** A member of staff has decided what becomes of money that its provider has not refunded. */
export const decideUnmatched = async (
  trx: Db,
  request: StaffRequest,
  { id, state, to, reason, details }: StaffDecision,
  now: Date,
): Promise<UnmatchedRow> => {
  const settled = await moveUnmatched(trx, id, 'manual', { state, settled_at: now });
  const isBooked = settled?.currency === currency;
  if (!settled || (state !== 'returned' && !isBooked)) throw new DomainError('STATEMENT_ENTRY_SETTLED');
  const { key, provider, amount, number, order_id: orderId } = settled;
  const change = { before: { state: 'manual' }, after: { state, amount, ...details } };
  await audit(trx, request, { subject: 'payment', id: number, ...change, reason });
  if (!isBooked) return settled;
  const entries = transfer(accounts.payable(provider), to ?? accounts.provider(provider), amount);
  const isCredit = state === 'credited';
  await post(trx, { key: `${key}:returned`, reason: isCredit ? 'credited' : 'stray', orderId, entries }, now);
  return settled;
};
