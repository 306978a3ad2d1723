import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '@ortoo/contracts';
import { bundle } from './bundle';
import type { Mode } from './compile';
import { describeRelease } from './describe-release';
import { kitTypes } from './kit-types';
import { recordOf } from './release-record';
import { remoteConfigurations } from './remote-configuration';
import { broughtVersions, neededRanges } from './share-list';
import { shellConfigurations } from './shell-configuration';
import { offeredNames, usesBelow } from './uses';

/** A release on disk, ready for the registry. */
export interface BuiltRelease {
  record: ReleaseRecord;
  /** Folder with `browser/`, `server/` and `types/`. */
  folder: string;
}

/**
 * Builds a remote (or the shell) for browser and server and describes the result.
 * @param workspace root of the monorepo
 * @param name folder name: `mfe-catalog`, `shell`
 * @param key the team's private key, which signs the record
 * @param into folder of the result; below the remote's own `dist/` when absent
 */
export const buildRelease = async (
  workspace: string,
  name: string,
  mode: Mode,
  key: string,
  into?: string,
): Promise<BuiltRelease> => {
  const { root, manifest, release } = await describeRelease(workspace, name, mode);
  const output = into ?? join(root, 'dist', release);
  const build = { manifest, release, mode, root, output };
  const stats = await bundle(name === 'shell' ? shellConfigurations(build) : remoteConfigurations(build));
  await mkdir(join(output, 'types'), { recursive: true });
  await writeFile(join(output, 'types/kit.json'), kitTypes(workspace));
  const isShell = name === 'shell';
  const more = {
    needs: isShell ? {} : neededRanges(),
    brings: isShell ? broughtVersions() : {},
    uses: await usesBelow(join(root, 'src')),
    ...(isShell && { offers: await offeredNames(workspace) }),
  };
  return { record: await recordOf({ ...build, stats }, more, key), folder: output };
};
