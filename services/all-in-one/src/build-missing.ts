import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease, describeRelease } from '@ortoo/build';
import { createRegistry, openFileStore } from '@ortoo/registry/app';
import { registryDir, releasables, workspace } from './config';

// Runs as a process of its own, so that the bundler's memory goes with it.
const store = openFileStore(registryDir);
const registry = createRegistry(store, () => new Date());

/** Builds what the registry does not have yet and makes it live; what is live by an operator's hand stays. */
const releaseIfMissing = async (name: string): Promise<void> => {
  const { manifest, release } = await describeRelease(workspace, name, 'production');
  if (await store.find(manifest.id, release)) {
    if (!(await registry.live(manifest.id))) await registry.promote(manifest.id, release, '*');
    return;
  }
  process.stdout.write(`building ${name}\n`);
  const { record, folder } = await buildRelease(workspace, name, 'production');
  for (const { path } of record.files) {
    await store.stage(record.remote, record.release, path, await readFile(join(folder, path)));
  }
  await store.publish(record);
  await registry.promote(record.remote, record.release, '*');
  await rm(folder, { recursive: true });
};

for (const name of releasables) await releaseIfMissing(name);
