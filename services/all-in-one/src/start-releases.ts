import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease, describeRelease, openKey, publicKeyOf } from '@ortoo/build';
import { createPublisher, createRegistry, openFileStore } from '@ortoo/registry/app';
import { registryDir, releasables, releaseKey, workspace } from './config';
import { releaseAtStart, type SourceRelease } from './source-releases';

// Runs as a process of its own, so that the bundler's memory is freed with it.
const store = openFileStore(registryDir);
const registry = createRegistry(store, () => new Date());
const publish = createPublisher(store);
const key = await openKey(releaseKey);
const print = (line: string) => void process.stdout.write(`${line}\n`);

const build = async ({ name, remote, release }: SourceRelease): Promise<void> => {
  print(`building ${name}`);
  const { record, folder } = await buildRelease(workspace, name, 'production', key);
  for (const { path } of record.files) await store.stage(remote, release, path, await readFile(join(folder, path)));
  await publish(record);
  await rm(folder, { recursive: true });
};

const describe = async (name: string): Promise<SourceRelease> => {
  const { manifest, release } = await describeRelease(workspace, name, 'production');
  return { name, remote: manifest.id, release };
};

// Later keys are added by a command: a start must not trust again a key that was revoked.
if (Object.keys(await store.keys()).length === 0) await store.addKey({ remotes: ['*'], publicKey: publicKeyOf(key) });
const sources = await Promise.all(releasables.map(describe));
const releaseChanges = process.argv.includes('--release-changes');
await releaseAtStart(sources, { registry, build, print, releaseChanges });
