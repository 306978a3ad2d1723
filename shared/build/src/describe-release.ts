import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@ortoo/contracts';
import type { Mode } from './compile';
import { releaseId } from './release-id';

/** The shell is released like a remote, but owns no routes. */
const shellManifest: RemoteManifest = { id: 'shell', contract: 1, owner: 'platform', routes: [], slots: [] };

/** The manifest of a remote. @param root folder of the remote */
export const readManifest = async (root: string): Promise<RemoteManifest> =>
  ((await import(pathToFileURL(join(root, 'src/manifest.ts')).href)) as { manifest: RemoteManifest }).manifest;

/** Release id and manifest of a build of `name` from the current sources. */
export const describeRelease = async (workspace: string, name: string, mode: Mode) => {
  const root = join(workspace, name);
  const manifest = name === 'shell' ? shellManifest : await readManifest(root);
  return { root, manifest, release: await releaseId(workspace, name, mode) };
};
