import { join } from 'node:path';
import type { RemoteManifest } from '@ortoo/contracts';
import type { Mode } from './compile';
import { releaseId } from './release-id';

/** The shell is released like a remote, but owns no routes. */
const shellManifest: RemoteManifest = { id: 'shell', contract: 1, owner: 'platform', routes: [], slots: [] };

/** The manifest of a remote. @param name name of its folder */
export const readManifest = async (name: string): Promise<RemoteManifest> =>
  ((await import(`../../../${name}/src/manifest.ts`)) as { manifest: RemoteManifest }).manifest;

/** Release id and manifest of a build of `name` from the current sources. */
export const describeRelease = async (workspace: string, name: string, mode: Mode) => {
  const root = join(workspace, name);
  const manifest = name === 'shell' ? shellManifest : await readManifest(name);
  return { root, manifest, release: await releaseId(workspace, name, mode) };
};
