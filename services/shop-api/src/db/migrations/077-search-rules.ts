import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** What staff set for searches, and the searches of a day that found nothing: texts and counts, no visitors. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table search_rules (
      id integer primary key generated always as identity,
      kind text not null check (kind in ('synonyms', 'pins', 'redirect')),
      words jsonb not null,
      pins jsonb not null default '[]',
      path text,
      lock_version integer not null default 0)`,
    `create table search_misses (
      day date not null,
      query text not null,
      count integer not null check (count > 0),
      primary key (day, query))`,
  ]);
