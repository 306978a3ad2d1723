import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** What guests score a hotel for, by aspect: `{"cleanliness": 5}`. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table reviews add column scores jsonb not null default '{}' check (
      jsonb_typeof(scores) = 'object'
      and not jsonb_path_exists(scores, '$.* ? (@.type() != "number" || @ < 1 || @ > 5)'))`,
  ]);
