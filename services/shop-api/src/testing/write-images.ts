import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type DatabaseOptions, migrate, openDatabase } from '../db/index';
import { seedDatabase } from '../seed/load-seed';
import { copyDatabase, writeImage } from './databases.tables';
import { exampleCatalogue } from './example-catalogue';
import { exampleTime } from './images';
import { createCluster, runCluster } from './postgres';
import { travelCatalogue } from './travel-examples';

// Writes databases that tests start from: migrating and seeding one takes longer than most tests.
const [folder = ''] = process.argv.slice(2);

const migrated = ({ db }: Database) => migrate(db);
const example = ({ db }: Database) => seedDatabase(db, () => exampleTime, exampleCatalogue);
const travel = ({ db }: Database) => seedDatabase(db, () => exampleTime, travelCatalogue);
const whole = ({ db }: Database) => seedDatabase(db, () => exampleTime);

const change = async (options: DatabaseOptions, work: (database: Database) => Promise<unknown>): Promise<void> => {
  const database = await openDatabase(options);
  await work(database);
  await database.close();
};

const writeEmbedded = async (): Promise<void> => {
  const folderOf = (contents: string) => join(folder, 'data', contents);
  const fill = async (contents: string, work: (database: Database) => Promise<unknown>) => {
    await cp(folderOf('migrated'), folderOf(contents), { recursive: true });
    await change({ dataDir: folderOf(contents) }, work);
  };
  const writeFrom = async (directory: string, contents: string) => {
    await writeImage(join(directory, 'db'), join(folder, `${contents}.tar`));
    await rm(directory, { recursive: true });
  };
  await change({ dataDir: folderOf('migrated') }, migrated);
  await fill('example', example);
  // Tests also start from these folders.
  for (const contents of ['migrated', 'example']) {
    const copy = await mkdtemp(join(tmpdir(), 'image-'));
    await cp(folderOf(contents), copy, { recursive: true });
    await writeFrom(copy, contents);
  }
  for (const [contents, work] of Object.entries({ travel, whole })) {
    await fill(contents, work);
    await writeFrom(folderOf(contents), contents);
  }
};

const writeCluster = async (): Promise<void> => {
  const home = await mkdtemp(join(tmpdir(), 'postgres-'));
  const data = join(home, 'data');
  await createCluster(data);
  const { url, close } = await runCluster(data);
  await change({ databaseUrl: await copyDatabase(url, 'migrated', 'template1') }, migrated);
  await change({ databaseUrl: await copyDatabase(url, 'example', 'migrated') }, example);
  await change({ databaseUrl: await copyDatabase(url, 'travel', 'migrated') }, travel);
  await change({ databaseUrl: await copyDatabase(url, 'whole', 'migrated') }, whole);
  await close();
  await cp(data, join(folder, 'postgres'), { recursive: true });
  await rm(home, { recursive: true });
};

await Promise.all([writeEmbedded(), writeCluster()]);
