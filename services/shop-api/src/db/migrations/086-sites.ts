import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Sites and the versions of their configuration; the shop inserts its own sites when it opens the database. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `create table sites (
      code text primary key,
      version integer not null default 1 check (version > 0),
      position integer generated always as identity,
      draft jsonb,
      draft_version integer not null default 0,
      draft_by integer references users on delete set null)`,
    `create table site_versions (
      site text not null references sites on delete cascade,
      version integer not null check (version > 0),
      config jsonb not null,
      author_id integer references users on delete set null,
      at timestamptz not null,
      note text not null default '',
      primary key (site, version))`,
    `create table site_previews (
      token_hash text primary key,
      site text not null references sites on delete cascade,
      config jsonb not null,
      expires_at timestamptz not null)`,
    `create index site_previews_expired on site_previews (expires_at)`,
  ]);
