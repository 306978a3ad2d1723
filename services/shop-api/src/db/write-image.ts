import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate, openDatabase } from './index';

const [image = ''] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), 'image-'));
const database = await openDatabase({ dataDir });
await migrate(database.db);
await database.close();
const embedded = await PGlite.create(join(dataDir, 'db'));
const archive = await embedded.dumpDataDir('none');
await embedded.close();
await writeFile(`${image}.part`, Buffer.from(await archive.arrayBuffer()));
await rename(`${image}.part`, image);
await rm(dataDir, { recursive: true });
