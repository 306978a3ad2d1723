import { join } from 'node:path';
import type { RemoteManifest } from '@ortoo/contracts';
import type { Mode } from './compile';
import { createReleaseIds } from './release-id';

/** The shell is released like a remote, but owns no routes. */
const shellManifest: RemoteManifest = { id: 'shell', contract: 1, owner: 'platform', routes: [], slots: [] };

/** The manifest of a remote. @param name name of its folder */
export const readManifest = async (name: string): Promise<RemoteManifest> =>
  ((await import(`../../../${name}/src/manifest.ts`)) as { manifest: RemoteManifest }).manifest;

/** Describes builds of several folders from the current sources: release id and manifest. */
export const createDescriptions = (workspace: string, mode: Mode) => {
  const releaseId = createReleaseIds(workspace, mode);
  return async (name: string) => {
    const manifest = name === 'shell' ? shellManifest : await readManifest(name);
    return { root: join(workspace, name), manifest, release: releaseId(name) };
  };
};

/** Release id and manifest of a build of `name` from the current sources. */
export const describeRelease = (workspace: string, name: string, mode: Mode) =>
  createDescriptions(workspace, mode)(name);
