import type { Kysely } from 'kysely';
import { runAll } from './run-all';

const tables = ['vendors', 'brands', 'badges', 'stock_locations', 'look_books'];

/** Staff edit and hide sellers, brands, badges, stores and look books; two editors at once are noticed. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    tables.map(
      table => `alter table ${table}
        add column hidden boolean not null default false,
        add column lock_version integer not null default 0`,
    ),
  );
