import type { ColumnType, Generated } from 'kysely';
import type { MaybeTime, Time } from './schema.types';

/** What became of an amount on a bank statement. */
export type StatementVerdict =
  'exact' | 'too_little' | 'too_much' | 'unknown_reference' | 'repeated' | 'late' | 'foreign' | 'refund';

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
    verdict: StatementVerdict;
    returned_at: MaybeTime;
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
