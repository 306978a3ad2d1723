import { Migrator, type Kysely } from 'kysely';
import * as catalog from './migrations/001-catalog';
import * as accounts from './migrations/002-accounts';
import * as orders from './migrations/003-orders';
import * as coupons from './migrations/004-coupons';
import * as operations from './migrations/005-operations';
import * as reference from './migrations/006-reference';
import type { Tables } from './schema';

const migrations = {
  '001-catalog': catalog,
  '002-accounts': accounts,
  '003-orders': orders,
  '004-coupons': coupons,
  '005-operations': operations,
  '006-reference': reference,
};

/** Brings the database up to date. Safe to call at every start and from several processes. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
