import type { ColumnType, Generated } from 'kysely';
import type { MaybeTime, Time } from './schema.types';

/** Amounts in hundredths of a tugrik. */
export interface ReceiptLine {
  name: string;
  sku: string;
  hotel: boolean;
  quantity: number;
  total: number;
  vat: number;
}

export interface ReceiptTables {
  receipts: {
    order_id: number;
    state: 'awaiting' | 'issuing' | 'issued' | 'cancelled';
    kind: 'citizen' | 'organization';
    consumer_number: string | null;
    registry_number: string | null;
    customer_tin: string | null;
    customer_name: string | null;
    tries: Generated<number>;
    next_try_at: Time;
    claimed_at: MaybeTime;
    ddtd: Generated<string | null>;
    lottery: Generated<string | null>;
    qr_data: Generated<string | null>;
    total: Generated<number | null>;
    /** In hundredths of a tugrik. */
    vat: Generated<number | null>;
    issued_at: MaybeTime;
    /** Number of reports to the tax office; part of our own number for it. */
    revision: Generated<number>;
    /** Refunded part of the order when this revision was requested. */
    refunded: Generated<number>;
    /** Lines of this revision. */
    lines: ColumnType<readonly ReceiptLine[] | null, string | undefined, string>;
    /** Time of issue as the office formats it, required for queries to it. */
    office_date: Generated<string | null>;
    /** The receipt that this revision replaces. */
    replaces: Generated<string | null>;
    replaces_date: Generated<string | null>;
    cancelled_at: MaybeTime;
    /** What the tax office answered to the last try. */
    fault: Generated<string | null>;
    created_at: Time;
  };
  outbox_attachments: {
    id: Generated<number>;
    outbox_id: number;
    name: string;
    content_type: string;
    /** In base 64; null for the PDF of a coupon, which is drawn when it is sent. */
    content: Generated<string | null>;
    coupon_id: Generated<number | null>;
  };
}
