import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** What writers write: drafts with their versions. Readers see the copy among the articles. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table authors add column user_id integer unique references users on delete set null`,
    `create table publications (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      article_id integer unique references articles on delete set null,
      kind text not null check (kind in ('article', 'news')),
      state text not null check (state in ('draft', 'submitted', 'rejected', 'published')),
      version integer not null,
      content jsonb not null,
      note text,
      publish_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create index publications_user on publications (user_id, updated_at desc)`,
    `create index publications_submitted on publications (updated_at) where state = 'submitted'`,
    `create table publication_versions (
      publication_id integer not null references publications on delete cascade,
      version integer not null,
      device uuid,
      content jsonb not null,
      saved_at timestamptz not null,
      primary key (publication_id, version))`,
  ]);
