import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { durableParameters, SyncedFileSystem, syncFolder } from './synced-file-system.mjs';

// Commits rows, simulates a power cut and counts the rows afterwards: each file has the content of its last sync.
const [root = ''] = process.argv.slice(2);
const [written, onDisk] = [join(root, 'written'), join(root, 'on-disk')];
const rows = 12;

const save = (path: string): void => {
  const target = join(onDisk, relative(written, path));
  if (statSync(path).isDirectory()) {
    mkdirSync(target, { recursive: true });
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(path, target);
};

const insert = async (database: PGlite, from: number, count: number) => {
  for (let row = from; row < from + count; row += 1) {
    await database.query('insert into sales values ($1, $2)', [row, 'x'.repeat(2000)]);
  }
};

const open = (directory: string) =>
  PGlite.create({ fs: new SyncedFileSystem(directory, path => save(path)), startParams: durableParameters });

await (await PGlite.create({ dataDir: written })).close();
syncFolder(written, save);
const database = await open(written);
await database.exec('create table sales (id int primary key, note text)');
await insert(database, 0, rows / 2);
await database.exec('checkpoint');
await insert(database, rows / 2, rows / 2);

// The lock of a dead process does not count.
for (const name of readdirSync(written))
  if (name.endsWith('.pid')) copyFileSync(join(written, name), join(onDisk, name));
const after = await PGlite.create({ dataDir: onDisk });
const { rows: found } = await after.query<{ id: number }>('select id from sales order by id');
process.stdout.write(JSON.stringify({ committed: rows, found: found.length }));
process.exit(0);
