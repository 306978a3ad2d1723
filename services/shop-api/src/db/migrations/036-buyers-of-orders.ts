import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Guests leave a phone number; whoever buys alcohol, a birth date. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table orders add column phone text, add column birth_date date`,
    `alter table users add column birth_date date`,
  ]);
