import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Emails are sent as HTML with a link to their order, and coupons attached when they are sent. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table outbox add column letter jsonb, add column order_id integer references orders`,
    `alter table outbox_attachments alter column content drop not null`,
    `alter table outbox_attachments add column coupon_id integer references coupons`,
    `alter table outbox_attachments
      add constraint outbox_attachments_source check ((content is null) <> (coupon_id is null))`,
  ]);
