import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './schema.types';

export interface ReceiptTables {
  receipts: {
    order_id: number;
    state: 'awaiting' | 'issuing' | 'issued';
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
    created_at: Time;
  };
  outbox_attachments: {
    id: Generated<number>;
    outbox_id: number;
    name: string;
    content_type: string;
    /** In base 64. */
    content: string;
  };
}
