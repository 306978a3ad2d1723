import { readdir } from 'node:fs/promises';
import { type Migration, Migrator } from 'kysely';
import type { Db } from './schema';

const folder = new URL('./migrations', import.meta.url);

/** All migrations by number and name, `001-catalog`. */
const getMigrations = async (): Promise<Record<string, Migration>> => {
  const files = (await readdir(folder)).filter(file => /^\d/.test(file));
  const names = files.map(file => file.slice(0, -'.ts'.length));
  const load = async (name: string) => [name, (await import(`./migrations/${name}.ts`)) as Migration] as const;
  return Object.fromEntries(await Promise.all(names.map(load)));
};

/**
 * Brings the database up to date. Safe to call at every start and from several processes.
 * @param last migration to carry out, instead of all
 */
export const migrate = async (db: Db, last?: string): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations },
    // Two teams number their migrations ahead; the later number may be merged first.
    allowUnorderedMigrations: true,
  });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
};
