import type { Kysely } from 'kysely';
import { runAll } from './run-all';

export const up = (db: Kysely<unknown>) => runAll(db, ['alter table orders add column sale_counted_at timestamptz']);
