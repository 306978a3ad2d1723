import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease, describeRelease, openKey, publicKeyOf } from '@ortoo/build';
import { createPublisher, createRegistry, openFileStore } from '@ortoo/registry/app';
import { registryDir, releasables, releaseKey, workspace } from './config';

// Runs as a process of its own, so that the bundler's memory goes with it.
const store = openFileStore(registryDir);
const registry = createRegistry(store, () => new Date());
const publish = createPublisher(store);
const key = await openKey(releaseKey);
const order = { site: '*', channel: 'stable', by: 'npm start', why: 'Nothing was live.' };

/** Builds what the registry does not have yet and makes it live; what is live by an operator's hand stays. */
const releaseIfMissing = async (name: string): Promise<void> => {
  const { manifest, release } = await describeRelease(workspace, name, 'production');
  const { id: remote } = manifest;
  if (await store.find(remote, release)) {
    if (!(await registry.live(remote))) await registry.promote({ ...order, remote, release });
    return;
  }
  process.stdout.write(`building ${name}\n`);
  const { record, folder } = await buildRelease(workspace, name, 'production', key);
  for (const { path } of record.files) await store.stage(remote, release, path, await readFile(join(folder, path)));
  await publish(record);
  await registry.promote({ ...order, remote, release, why: 'The sources had changed.' });
  await rm(folder, { recursive: true });
};

await store.addKey({ remotes: ['*'], publicKey: publicKeyOf(key) });
for (const name of releasables) await releaseIfMissing(name);
