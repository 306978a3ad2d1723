import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDescriptions } from '@ortoo/build/describe-release';
import { openKey, publicKeyOf } from '@ortoo/build/sign';
import { runService } from '@ortoo/contracts/settings';
import { createPublisher, createRegistry, openFileStore } from '@ortoo/registry/app';
import { registryDir, releasables, releaseChanges, releaseKey, workspace } from './config';
import { releaseAtStart, type SourceRelease } from './source-releases';

const print = (line: string) => void process.stdout.write(`${line}\n`);

const describe = createDescriptions(workspace, 'production');

const sourceRelease = async (name: string): Promise<SourceRelease> => {
  const { manifest, release } = await describe(name);
  return { name, remote: manifest.id, release };
};

const run = async (): Promise<void> => {
  const store = openFileStore(registryDir);
  const registry = createRegistry(store, () => new Date());
  const publish = createPublisher(store);
  const key = await openKey(releaseKey);

  const build = async ({ name }: SourceRelease): Promise<string> => {
    const startedAt = Date.now();
    // The bundler takes a second to load, and most starts build nothing.
    const { buildRelease } = await import('@ortoo/build');
    const { record, folder } = await buildRelease(workspace, name, 'production', key);
    const { remote, release } = record;
    for (const { path } of record.files) await store.stage(remote, release, path, await readFile(join(folder, path)));
    await publish(record);
    await rm(folder, { recursive: true });
    print(`released ${name} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    return release;
  };

  // Later keys are added by a command: a start must not trust a revoked key again.
  if (Object.keys(await store.keys()).length === 0) {
    const note = { at: new Date().toISOString(), by: 'npm start', why: 'First start.' };
    await store.addKey({ name: 'operator', remotes: ['*'], publicKey: publicKeyOf(key) }, note);
  }
  const sources = await Promise.all(releasables.map(sourceRelease));
  await releaseAtStart(sources, { registry, build, print, releaseChanges: releaseChanges(process.argv.slice(2)) });
};

// Runs as a process of its own, so that the bundler's memory is freed with it.
await runService(run, process);
