import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** The log remains the work of triggers, so that no writer can leave it out. Writers notify other processes themselves. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create or replace function note_product_change() returns trigger language plpgsql as $$
      declare changed integer;
      begin
        if tg_table_name = 'variants' then
          changed := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
        else
          changed := case when tg_op = 'DELETE' then old.id else new.id end;
        end if;
        insert into product_changes (product_id) values (changed);
        return null;
      end $$`,
  ]);
