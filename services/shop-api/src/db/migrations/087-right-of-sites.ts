import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Administrators have every right; a role gets this one from them. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `alter table staff_roles drop constraint staff_roles_rights_check`,
    `alter table staff_roles add constraint staff_roles_rights_check check (cardinality(rights) > 0 and rights <@ array[
      'scan', 'orders', 'money', 'catalogue', 'content', 'promotions', 'sites', 'releases', 'roulette', 'people'])`,
  ]);
