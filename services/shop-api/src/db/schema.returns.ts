import type { ReturnAuthorization } from '@ortoo/contracts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './schema.types';

export interface ReturnTables {
  return_authorizations: {
    id: Generated<number>;
    number: string;
    order_id: number;
    state: ReturnAuthorization['state'];
    reason: ReturnAuthorization['reason'];
    memo: string;
    destination: ReturnAuthorization['destination'];
    account_name: string | null;
    iban: string | null;
    amount: number;
    /** Part of it to be transferred by hand. */
    transfer_amount: Generated<number | null>;
    staff_note: Generated<string | null>;
    decided_by: Generated<number | null>;
    created_at: Time;
    decided_at: MaybeTime;
    refunded_at: MaybeTime;
  };
  exchanges: {
    return_id: number;
    variant_id: number;
    quantity: number;
    /** Refunded, because the variant is cheaper. */
    difference: number;
    tracking: Generated<string | null>;
    created_at: Time;
    sent_at: MaybeTime;
  };
  return_items: {
    id: Generated<number>;
    return_id: number;
    line_item_id: number;
    quantity: number;
  };
}
