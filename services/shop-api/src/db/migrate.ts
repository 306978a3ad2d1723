import { readdir } from 'node:fs/promises';
import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from './schema';

const folder = new URL('./migrations', import.meta.url);

/** Numbers and names of all migrations, `001-catalog`. */
const migrationNames = async (): Promise<string[]> => {
  const files = (await readdir(folder)).filter(file => /^\d/.test(file));
  return files.map(file => file.slice(0, -'.ts'.length));
};

const getMigrations = async (): Promise<Record<string, Migration>> => {
  const load = async (name: string) => [name, (await import(`./migrations/${name}.ts`)) as Migration] as const;
  return Object.fromEntries(await Promise.all((await migrationNames()).map(load)));
};

/** Whether exactly these migrations were carried out. The migrator itself reads the whole catalog of the database first. */
const isUpToDate = async (db: Db): Promise<boolean> => {
  const found = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  );
  if (!found.rows[0]?.exists) return false;
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const names = new Set(done.rows.map(({ name }) => name));
  const known = await migrationNames();
  return names.size === known.length && known.every(name => names.has(name));
};

/**
 * Brings the database up to date. Safe to call at every start and from several processes.
 * @param last migration to carry out, instead of all
 */
export const migrate = async (db: Db, last?: string): Promise<void> => {
  if (last === undefined && (await isUpToDate(db))) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations },
    // Two teams number their migrations ahead; the later number may be merged first.
    allowUnorderedMigrations: true,
  });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
};
