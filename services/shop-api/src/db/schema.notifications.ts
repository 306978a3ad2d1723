import type { Generated } from 'kysely';
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
}
