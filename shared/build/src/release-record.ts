import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ReleaseFile, ReleaseRecord, UnsignedRelease } from '@ortoo/contracts';
import { integrityOf } from '@ortoo/contracts/integrity';
import type { Compilation, MultiStats } from 'webpack';
import type { RemoteBuild } from './remote-configuration';
import { signRelease } from './sign';
import { creatorOf, sourceOf } from './source';

/** Files of each named chunk and of its dependencies. */
const chunkFiles = (compilation: Compilation): Record<string, string[]> => {
  const scripts = (group: { chunks: readonly { files: ReadonlySet<string> }[] }) =>
    group.chunks.flatMap(chunk => [...chunk.files]).filter(file => file.endsWith('.js'));
  return Object.fromEntries(
    [...compilation.namedChunkGroups].map(([name, group]) => [name, [...new Set(scripts(group))]]),
  );
};

/** Every file in a release's folder with size and digest, in a stable order. */
const releaseFiles = async (folder: string): Promise<ReleaseFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    paths.map(async path => {
      const bytes = await readFile(path);
      return { path: relative(folder, path), size: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
};

/** Describes and signs a build whose files are written. @param stats of webpack, of the browser first @param more facts that only some releases have */
export const recordOf = async (
  { manifest, release, root, output, stats }: RemoteBuild & { stats: MultiStats },
  more: Pick<UnsignedRelease, 'needs' | 'brings'> & Partial<UnsignedRelease>,
  key: string,
): Promise<ReleaseRecord> => {
  const [browser] = stats.stats;
  if (!browser) throw new Error(`${manifest.id}: no browser build`);
  const built: UnsignedRelease = {
    remote: manifest.id,
    release,
    createdAt: new Date().toISOString(),
    creator: await creatorOf(root),
    source: await sourceOf(root),
    manifest,
    chunks: chunkFiles(browser.compilation),
    files: await releaseFiles(output),
    ...more,
  };
  return signRelease(built, key);
};
