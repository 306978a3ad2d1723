import type { Generated } from 'kysely';
import type { Locale } from '@ortoo/i18n';
import type { Json, MaybeTime, Time } from './schema.types';

/** What a notification is about. */
export type NotificationSubject =
  /** An email of the catalogue about an order. */
  | { kind: 'order'; number: string; event: string; return_number?: string }
  /** A wished variant is cheaper, or back in stock. */
  | { kind: 'price' | 'stock'; variant_id: number; price: number; before: number }
  | { kind: 'quote'; number: string }
  /** An author whom the user follows has published it. */
  | { kind: 'article'; article_id: number }
  /** Staff have published what the user has written, or given it back. */
  | { kind: 'publication'; publication_id: number; decision: 'publish' | 'reject' };

export interface NotificationTables {
  notifications: {
    id: Generated<number>;
    user_id: number;
    subject: Json<NotificationSubject>;
    created_at: Time;
    read_at: MaybeTime;
  };
  /** The VAPID keys of this database: one row. */
  push_keys: { id: number; public_key: string; private_key: string; created_at: Time };
  /** Browsers that take messages of the shop. */
  push_devices: {
    player_id: string;
    /** Address at the push service of the browser; null, as the keys are, for a device of the site's SDK. */
    endpoint: string | null;
    p256dh: string | null;
    auth: string | null;
    site: string;
    locale: Locale;
    time_zone: string;
    /** The session whose user gets the messages; null when nobody is signed in there. */
    session_hash: Generated<string | null>;
    created_at: Time;
    seen_at: Time;
  };
  /** Hours without messages, in the time of the device; the usual ones without a row. */
  quiet_hours: { user_id: number; from_hour: number; to_hour: number };
}
