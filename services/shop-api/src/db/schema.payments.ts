import type { ColumnType, Generated } from 'kysely';
import type { MaybeTime, Time } from './schema.types';

/** Outcome of an amount on a bank statement. */
export type StatementStatus =
  | 'exact'
  | 'too_little'
  | 'too_much'
  | 'unknown_reference'
  | 'repeated'
  | 'late'
  | 'foreign'
  | 'refund';

export interface PaymentTables {
  cards: {
    id: Generated<number>;
    user_id: number;
    token: string;
    last4: string;
    holder: string;
    bank: string;
    created_at: Time;
    removed_at: MaybeTime;
  };
  card_invoices: {
    number: string;
    user_id: number | null;
    purpose: 'payment' | 'registration';
    keeps_card: boolean;
    card_id: number | null;
    state: 'open' | 'done' | 'failed';
    url: string;
    created_at: Time;
  };
  transfers: {
    reference: string;
    number: string;
    amount: number;
    state: 'open' | 'paid' | 'closed';
    expires_at: Time;
    created_at: Time;
  };
  statement_entries: {
    id: Generated<number>;
    bank_id: string;
    booked_at: Time;
    amount: number;
    currency: string;
    payer: string;
    payer_iban: string | null;
    remittance: string;
    reference: string | null;
    verdict: StatementStatus;
    returned_at: MaybeTime;
    outcome: Generated<'returned' | 'credited' | null>;
    created_at: Time;
  };
  /** Money received by a provider that pays for nothing. */
  unmatched_payments: {
    id: Generated<number>;
    /** Reference of its payment, such as `payment:7`, `recharge:3`, `lease_payment:5`. */
    key: string;
    /** The payment's number at the provider. */
    number: string;
    order_id: number | null;
    provider: string;
    invoice_id: string;
    amount: number;
    currency: string;
    reason: 'late' | 'repeated' | 'wrong_amount';
    /** `manual` waits for a member of staff, who returns it, credits it or pays an order with it. */
    state: 'pending' | 'refunded' | 'manual' | 'returned' | 'credited' | 'assigned';
    tries: Generated<number>;
    next_try_at: Time;
    created_at: Time;
    settled_at: MaybeTime;
  };
  /** Payments to check with their providers. */
  payment_checks: {
    number: string;
    due_at: Time;
    /** Consecutive failures. */
    tries: Generated<number>;
    /** Difference between the provider's report and our books. */
    difference: Generated<string | null>;
    created_at: Time;
  };
  sandbox_records: {
    emulator: string;
    id: string;
    state: string;
    body: ColumnType<Record<string, unknown>, string, string>;
    created_at: Time;
  };
}
