import { accounts, post, transfer } from '../money/api';
import type { InstalmentRow, LeasePaymentRow, LeaseRow } from './leases.tables';
import type { Db } from '../db/schema';

type Entry = ReturnType<typeof transfer>[number];
type BookedPayment = Pick<LeasePaymentRow, 'id' | 'provider' | 'amount'>;

/** Name of the way of paying, and of the account of a leased order: down payment and loan flow in. */
export const leasingProvider = 'leasing';

const through = accounts.provider(leasingProvider);

const book = (trx: Db, key: string, reason: string, entries: readonly Entry[], now: Date) =>
  post(trx, { key, reason, entries }, now);

/** Books the down payment. */
export const bookDownPayment = (trx: Db, { id, provider, amount }: BookedPayment, now: Date) =>
  book(trx, `lease_payment:${id}`, 'down_payment', transfer(accounts.provider(provider), through, amount), now);

/** The loan pays the rest; from now on the buyer owes it. */
export const bookLoan = (trx: Db, { id, financed }: LeaseRow, now: Date) =>
  book(trx, `lease:${id}:loan`, 'loan', transfer(accounts.leasing, through, financed), now);

export const bookLoanBack = (trx: Db, { id, financed }: LeaseRow, now: Date) =>
  book(trx, `lease:${id}:loan_back`, 'loan', transfer(through, accounts.leasing, financed), now);

/** An instalment: principal is repaid, interest is earned. */
export const bookInstalment = (trx: Db, { id, provider, amount }: BookedPayment, parts: InstalmentRow, now: Date) => {
  const entries = [
    { account: accounts.provider(provider), amount: -amount },
    { account: accounts.leasing, amount: parts.principal },
    { account: accounts.fee, amount: parts.interest },
  ];
  return book(trx, `lease_payment:${id}`, 'instalment', entries, now);
};

/** A refunded instalment: neither principal nor interest. */
export const bookInstalmentDue = (
  trx: Db,
  { id, provider, amount }: BookedPayment,
  parts: InstalmentRow,
  now: Date,
) => {
  const entries = [
    { account: accounts.leasing, amount: -parts.principal },
    { account: accounts.fee, amount: -parts.interest },
    { account: accounts.payable(provider), amount },
  ];
  return book(trx, `lease_payment:${id}:due`, 'refund', entries, now);
};

/** A failed down payment is owed back, then gone. */
export const bookRefundDue = (trx: Db, { id, provider, amount }: BookedPayment, now: Date) =>
  book(trx, `lease_payment:${id}:due`, 'refund', transfer(through, accounts.payable(provider), amount), now);
