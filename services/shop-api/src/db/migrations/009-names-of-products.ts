import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const productsOf = {
  taxons: `p.taxon_id in (select t.id from taxons t where t.permalink = new.permalink or starts_with(t.permalink, new.permalink || '/'))`,
  vendors: 'p.vendor_id = new.id',
  brands: 'p.brand_id = new.id',
  option_types: 'p.option_type_ids @> to_jsonb(new.id)',
  option_values: 'p.option_type_ids @> to_jsonb(new.option_type_id)',
};

/** A product changes with the names of its taxons, its vendor, its brand and its options. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    Object.entries(productsOf).flatMap(([table, condition]) => [
      `create function note_change_of_${table}() returns trigger language plpgsql as $$
        begin
          insert into product_changes (product_id) select p.id from products p where ${condition};
          return null;
        end $$`,
      `create trigger ${table}_changed after update on ${table}
        for each row execute function note_change_of_${table}()`,
    ]),
  );
