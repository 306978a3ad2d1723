import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/**
 * A session opens the site alone on which it began. That of an earlier one is not known: it stays on the main site, and
 * whoever signed in elsewhere signs in again.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    'alter table sessions add column site text',
    'update sessions set site = (select code from sites order by position limit 1)',
    'delete from sessions where site is null',
    'alter table sessions alter column site set not null',
  ]);
