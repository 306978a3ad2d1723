import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Columns that staff edit. Ratings follow from reviews and sales from orders: they are no change of the product. */
const edited = [
  'slug',
  'kind',
  'text',
  'taxon_id',
  'vendor_id',
  'brand_id',
  'price',
  'selling_price',
  'sale_start_at',
  'sale_expire_at',
  'available_on',
  'published',
  'alcohol',
  'images',
  'image_details',
  'specifications',
  'option_type_ids',
  'badge_ids',
  'details',
];

const ofVariants = ['sku', 'price', 'selling_price', 'option_value_ids', 'image', 'backorderable'];
const row = (name: 'old' | 'new') => `(${ofVariants.map(column => `${name}.${column}`).join()})`;

/** Staff edit products: two editors at once are noticed, and a picture has a text and a point that stays in view. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table products
      add column lock_version integer not null default 0,
      add column image_details jsonb not null default '{}'`,
    `create function count_product_change() returns trigger language plpgsql as $$
      begin
        new.lock_version := old.lock_version + 1;
        return new;
      end $$`,
    `create trigger products_version before update of ${edited.join()} on products
      for each row execute function count_product_change()`,
    `create function count_variant_change() returns trigger language plpgsql as $$
      begin
        update products set lock_version = lock_version + 1 where id = new.product_id;
        return null;
      end $$`,
    `create trigger variants_version after update on variants
      for each row when (${row('old')} is distinct from ${row('new')}) execute function count_variant_change()`,
  ]);
