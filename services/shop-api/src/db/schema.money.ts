import type { WalletFunding } from '@ortoo/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, MaybeTime, Text, Time } from './schema.types';

/** JSON with a default in the database. */
type Preset<T> = ColumnType<T, string | undefined, string>;

/** Of these, `provider`, `revenue`, `fee`, `expense`, `leasing` and `opening` may be negative. */
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

/** What one way of paying brought in a day, in whole tugrik. */
export interface StoredFigure {
  way: string;
  came: number;
  went: number;
  fees: number;
  owed: number;
  differences: number;
}

export interface StoredFigures {
  figures: readonly StoredFigure[];
  movements: number;
  late: number;
}

export interface MoneyTables {
  ledger_accounts: {
    id: Generated<number>;
    code: string;
    kind: AccountKind;
    user_id: number | null;
    balance: Generated<number>;
    created_at: Time;
  };
  ledger_transactions: {
    id: Generated<number>;
    key: string;
    reason: string;
    order_id: number | null;
    at: Time;
    /** The day that was closed with it. */
    closed_on: Generated<string | null>;
  };
  day_closings: {
    day: string;
    closed_by: number;
    note: string | null;
    /** As they were when it was closed. */
    figures: ColumnType<StoredFigures, string, string>;
    closed_at: Time;
  };
  ledger_entries: {
    id: Generated<number>;
    transaction_id: number;
    account_id: number;
    amount: number;
    balance: number;
  };
  wallets: {
    code: string;
    /** The texts of a code that is in no catalogue. */
    name: Json<Text>;
    description: Json<Text>;
    funding: WalletFunding;
    min_order: Generated<number>;
    min_amount: Generated<number>;
    max_share: Generated<number>;
    cashback: Generated<number>;
    /** Cashback share, by SKU. */
    cashback_by_variant: Preset<Record<string, number>>;
    brands: Preset<string[] | null>;
    brand_minimums: Preset<Record<string, number>>;
    /** Days. */
    expires: Generated<number | null>;
    recharge_min: Generated<number | null>;
    recharge_max: Generated<number | null>;
    lock_version: Generated<number>;
    position: number;
    active: boolean;
  };
  gift_cards: {
    id: Generated<number>;
    code: string;
    amount: number;
    expires_at: MaybeTime;
    canceled_at: MaybeTime;
    created_at: Time;
  };
  vouchers: {
    id: Generated<number>;
    code: string;
    user_id: number;
    name: Json<Text>;
    amount: number;
    min_order: Generated<number>;
    brands: Preset<string[] | null>;
    expires_at: MaybeTime;
    created_at: Time;
  };
  recharges: {
    id: Generated<number>;
    user_id: number;
    wallet: string;
  };
  refunds: {
    id: Generated<number>;
    key: string;
    order_id: number | null;
    amount: number;
    destination: 'original' | 'wallet' | 'bank';
    /** Of a refund by staff. */
    reason: Generated<string | null>;
    /** Where staff transfer it to. */
    account_name: Generated<string | null>;
    iban: Generated<string | null>;
    created_at: Time;
  };
  refund_parts: {
    id: Generated<number>;
    refund_id: number;
    payment_id: number;
    amount: number;
    /** Code of the receiving account. */
    account: string;
    state: 'done' | 'pending';
    /** Part of the amount that is retained for spent rewards. */
    withheld: Generated<number>;
  };
  /** Money that staff give without a payment, or take away. */
  money_grants: {
    id: Generated<number>;
    kind: 'correction' | 'gift_card' | 'voucher';
    state: 'proposed' | 'done' | 'rejected';
    user_id: number | null;
    wallet: string | null;
    amount: number;
    expires_at: MaybeTime;
    reason: string;
    /** It is above the limit of one person. */
    needs_approval: boolean;
    proposed_by: number;
    decided_by: Generated<number | null>;
    gift_card_id: Generated<number | null>;
    voucher_id: Generated<number | null>;
    created_at: Time;
    decided_at: MaybeTime;
  };
  promotions: {
    id: Generated<number>;
    code: string;
    kind: 'coupon' | 'promo';
    name: Json<Text>;
    percent: Generated<number | null>;
    amount: Generated<number | null>;
    max_amount: Generated<number | null>;
    min_order: Generated<number>;
    brands: Preset<string[] | null>;
    /** Slugs. */
    products: Preset<string[] | null>;
    combinable: Generated<boolean>;
    usage_limit: Generated<number | null>;
    per_user: Generated<number | null>;
    user_id: Generated<number | null>;
    used: Generated<number>;
    starts_at: MaybeTime;
    expires_at: MaybeTime;
    active: Generated<boolean>;
    lock_version: Generated<number>;
  };
  promotion_uses: { promotion_id: number; order_id: number; user_id: number | null };
  adjustments: {
    id: Generated<number>;
    order_id: number;
    promotion_id: number;
    amount: number;
    created_at: Time;
  };
  licenses: {
    id: Generated<number>;
    number: string;
    order_id: number;
    line_item_id: number;
    user_id: number | null;
    name: Json<Text>;
    issued_at: Time;
    valid_until: MaybeTime;
    cancelled_at: MaybeTime;
  };
}
