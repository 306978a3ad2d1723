import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileMigrationProvider, Migrator } from 'kysely';
import type { Db } from './schema';

const migrationFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database up to date. Safe to call at every start and from several processes.
 * @param last migration to carry out, instead of all
 */
export const migrate = async (db: Db, last?: string): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({ fs, path, migrationFolder }),
    // Two teams number their migrations ahead; the later number may be merged first.
    allowUnorderedMigrations: true,
  });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
};
