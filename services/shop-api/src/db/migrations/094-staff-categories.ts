import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Staff add and rename categories and option values. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table taxons add column lock_version integer not null default 0, alter column short set default '{}'`,
    `alter table option_values add column lock_version integer not null default 0`,
  ]);
