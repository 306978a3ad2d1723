import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const keep = (table: string, column: string, id: string) => [
  `create table ${table} (
    ${column} text primary key,
    ${id} integer not null references ${id.replace('_id', 's')} on delete cascade,
    moved_at timestamptz not null default now())`,
  `create index ${table}_${id} on ${table} (${id})`,
  `create function keep_${table}() returns trigger language plpgsql as $$
    begin
      insert into ${table} (${column}, ${id}) values (old.${column}, new.id)
        on conflict (${column}) do update set ${id} = excluded.${id}, moved_at = now();
      return null;
    end $$`,
  `create trigger ${column}_moved after update of ${column} on ${id.replace('_id', 's')}
    for each row when (old.${column} is distinct from new.${column}) execute function keep_${table}()`,
];

/** Earlier addresses of products and categories; every move leaves one, whatever caused it. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [...keep('earlier_slugs', 'slug', 'product_id'), ...keep('earlier_permalinks', 'permalink', 'taxon_id')]);
