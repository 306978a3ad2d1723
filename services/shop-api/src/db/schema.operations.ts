import type { ColumnType, Generated } from 'kysely';
import type { Letter } from './letter';
import type { Json, MaybeTime, Time } from './schema.types';

export interface OperationTables {
  /** Written to prove that the database accepts writes. */
  heartbeats: { name: string; beat_at: Time };
  idempotency_keys: {
    actor: string;
    key: string;
    fingerprint: string;
    status: Generated<number | null>;
    body: Json<unknown>;
    created_at: Time;
  };
  outbox: {
    id: Generated<number>;
    kind: 'sms' | 'email' | 'push';
    recipient: string;
    subject: string;
    /** Plain text. */
    body: string;
    letter: ColumnType<Letter | null, string | undefined, string>;
    /** The order that the message links to. */
    order_id: Generated<number | null>;
    /** The subscription that the message belongs to, and can end. */
    subscription_id: Generated<number | null>;
    /** The notification that a push repeats. */
    notification_id: Generated<number | null>;
    /** Whose name and address it has, when it belongs to no order or subscription. */
    site: Generated<string | null>;
    created_at: Time;
    /** Names the message at its recipient's gateway or mail server, so that a repeated one counts once. */
    key: Generated<string>;
    attempts: Generated<number>;
    /** When it is sent, or tried again; null once it has been sent or has failed. */
    due_at: MaybeTime;
    /** Nobody needs it later, such as a code. Its text is erased when it has been sent. */
    expires_at: MaybeTime;
    sent_at: MaybeTime;
    /** When the shop gave up. */
    failed_at: MaybeTime;
    last_error: Generated<string | null>;
  };
  request_counts: { key: string; window_end: Time; count: number };
  signing_keys: { kid: string; private_jwk: Json<JsonWebKey>; created_at: Time };
  sandbox_invoices: {
    id: string;
    sender_invoice_no: string;
    amount: number;
    description: string;
    callback_url: string;
    state: 'OPEN' | 'PAID' | 'FAILED' | 'CLOSED';
    paid_amount: Generated<number>;
    paid_currency: Generated<string>;
    created_at: Time;
    expires_at: Time;
    settled_at: MaybeTime;
  };
}
