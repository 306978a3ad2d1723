import { accounts, post, transfer } from '../money/api';
import type { InstalmentRow, LeasePaymentRow, LeaseRow } from './leases.tables';
import type { Db } from '../db/schema';

type BookedPayment = Pick<LeasePaymentRow, 'id' | 'provider' | 'amount'>;

/** Name of the way of paying, and of the account of a leased order: down payment and loan flow in. */
export const leasingProvider = 'leasing';

const through = accounts.provider(leasingProvider);

/** Books the down payment. */
export const bookDownPayment = (trx: Db, { id, provider, amount }: BookedPayment, now: Date) =>
  post(
    trx,
    {
      key: `lease_payment:${id}`,
      reason: 'down_payment',
      entries: transfer(accounts.provider(provider), through, amount),
    },
    now,
  );

/** The loan pays the rest; from now on the buyer owes it. */
export const bookLoan = (trx: Db, { id, financed }: LeaseRow, now: Date) =>
  post(trx, { key: `lease:${id}:loan`, reason: 'loan', entries: transfer(accounts.leasing, through, financed) }, now);

export const bookLoanBack = (trx: Db, { id, financed }: LeaseRow, now: Date) =>
  post(
    trx,
    { key: `lease:${id}:loan_back`, reason: 'loan', entries: transfer(through, accounts.leasing, financed) },
    now,
  );

/** An instalment: principal is repaid, interest is earned. */
export const bookInstalment = (trx: Db, { id, provider, amount }: BookedPayment, parts: InstalmentRow, now: Date) =>
  post(
    trx,
    {
      key: `lease_payment:${id}`,
      reason: 'instalment',
      entries: [
        { account: accounts.provider(provider), amount: -amount },
        { account: accounts.leasing, amount: parts.principal },
        { account: accounts.fee, amount: parts.interest },
      ],
    },
    now,
  );

/** A refunded instalment: neither principal nor interest. */
export const bookInstalmentDue = (trx: Db, { id, provider, amount }: BookedPayment, parts: InstalmentRow, now: Date) =>
  post(
    trx,
    {
      key: `lease_payment:${id}:due`,
      reason: 'refund',
      entries: [
        { account: accounts.leasing, amount: -parts.principal },
        { account: accounts.fee, amount: -parts.interest },
        { account: accounts.payable(provider), amount },
      ],
    },
    now,
  );

/** A failed down payment is owed back, then gone. */
export const bookRefundDue = (trx: Db, { id, provider, amount }: BookedPayment, now: Date) =>
  post(
    trx,
    {
      key: `lease_payment:${id}:due`,
      reason: 'refund',
      entries: transfer(through, accounts.payable(provider), amount),
    },
    now,
  );
