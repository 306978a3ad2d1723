import type { PaymentFailure } from '@ortoo/contracts';
import type { Db } from '../db/schema';
import type { PaymentRow } from './payments.tables';

/** Provider and invoice of a payment that must not be paid any more. */
export interface Withdrawn {
  provider: string;
  invoiceId: string;
}

/** What payments are for. All methods run in the transaction of the payment's change. */
export interface Purpose {
  /** Locks what is paid for, always before its payments. Returns the order that it belongs to. */
  lock(trx: Db, purposeId: number): Promise<{ orderId: number | null }>;
  /** The money is here: gives what it pays for and books it. False when there is nothing that it could pay for. */
  onPaid(trx: Db, payment: PaymentRow, now: Date): Promise<boolean>;
  /** The payment has ended without money. Returns the invoices that are withdrawn with it. */
  onFailed?(trx: Db, payment: PaymentRow, failure: PaymentFailure, now: Date): Promise<Withdrawn[]>;
  /** Its money pays for nothing and goes back to the buyer. */
  onRefunded?(trx: Db, payment: PaymentRow, money: { amount: number; currency: string }, now: Date): Promise<void>;
}

/** Every purpose of a payment, by its name in the table. */
export type Purposes = Readonly<Record<PaymentRow['purpose'], Purpose>>;
