import { resolve } from 'node:path';
import type { Database } from '@ortoo/shop-api/db';
import { databaseIdentity } from './feed/database-identity';
import type { SnapshotOptions } from './index-snapshot';
import { programVersion } from './program-version';

/** Stores the indices in a data folder, for this program and this database. */
export async function snapshotsIn(dataDir: string, db: Database['db']): Promise<SnapshotOptions> {
  return { folder: resolve(dataDir, 'search'), version: `${programVersion()} ${await databaseIdentity(db)}` };
}
