import type { Generated } from 'kysely';
import type { Time } from './schema.types';

/** Of these, `provider`, `revenue`, `fee`, `expense`, `leasing` and `opening` may stand below nothing. */
export type AccountKind =
  | 'wallet'
  | 'gift_card'
  | 'voucher'
  | 'held'
  | 'payable'
  | 'provider'
  | 'revenue'
  | 'fee'
  | 'expense'
  | 'leasing'
  | 'opening';

export interface MoneyTables {
  ledger_accounts: {
    id: Generated<number>;
    code: string;
    kind: AccountKind;
    user_id: number | null;
    balance: Generated<number>;
    created_at: Time;
  };
  ledger_transactions: { id: Generated<number>; key: string; reason: string; order_id: number | null; at: Time };
  ledger_entries: {
    id: Generated<number>;
    transaction_id: number;
    account_id: number;
    amount: number;
    balance: number;
  };
}
