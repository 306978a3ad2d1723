import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Scans with a nonce, so that each is recorded once, and of codes that no coupon has. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table coupon_scans
      alter column coupon_id drop not null,
      add column nonce text unique,
      add column event_id integer,
      add column device text,
      add column admitted boolean not null default false,
      add column recorded_at timestamptz,
      add column undone_at timestamptz`,
    `create index coupon_scans_event on coupon_scans (event_id, at)`,
    `create index coupon_scans_at on coupon_scans (at)`,
    `create index coupons_line_item on coupons (line_item_id)`,
  ]);
