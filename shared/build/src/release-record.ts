import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ReleaseFile } from '@ortoo/contracts';
import { integrityOf } from '@ortoo/contracts/integrity';
import type { Compilation } from 'webpack';

/** Files of each named chunk and of its dependencies, without those of `loaded`. */
export const chunkFiles = (compilation: Compilation): Record<string, string[]> => {
  const scripts = (group: { chunks: readonly { files: ReadonlySet<string> }[] }) =>
    group.chunks.flatMap(chunk => [...chunk.files]).filter(file => file.endsWith('.js'));
  return Object.fromEntries(
    [...compilation.namedChunkGroups].map(([name, group]) => [name, [...new Set(scripts(group))]]),
  );
};

/** Every file in a release's folder with size and digest, in a stable order. */
export const releaseFiles = async (folder: string): Promise<ReleaseFile[]> => {
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
