import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** An index holds at most 2.7 KB of one row: the names of twenty passengers are longer. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    'alter table line_items drop constraint line_items_order_id_variant_id_gift_options_booking_key',
    `create unique index line_items_same
      on line_items (order_id, variant_id, gift, md5(options::text), md5(booking::text))`,
  ]);
