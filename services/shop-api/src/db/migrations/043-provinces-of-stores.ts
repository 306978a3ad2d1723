import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Goods reach a pickup point outside the capital as slowly as any address there. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table stock_locations add column province text not null default '11'`,
    `update stock_locations set province = '45' where code = 'darkhan'`,
    `update stock_locations set province = '61' where code = 'erdenet'`,
  ]);
