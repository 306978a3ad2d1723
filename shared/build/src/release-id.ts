import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Sources of a remote's bundle outside its own folder; the rest of shared/ comes from the shell at run time. */
const bundled = ['shared/contracts', 'shared/ui', 'shared/build'];

/** The shell bundles every shared package. */
const bundledByShell = [...bundled, 'shared/cache', 'shared/http', 'shared/i18n', 'shared/remote', 'shared/stores'];

const isInput = (path: string) => !/\.test\.tsx?$|(^|\/)(dist|\.types|node_modules|README\.md)(\/|$)/.test(path);

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

/** Installed packages according to the lock file. A new remote in the workspace changes no other release. */
const installed = async (workspace: string): Promise<string> => {
  const lock = JSON.parse(await readFile(join(workspace, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: true }>;
  };
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => /^node_modules\//.test(path) && !link);
  return JSON.stringify(packages);
};

/**
 * Id of the release that a build of `name` would have: a hash of its inputs, available before the build.
 * @param workspace root of the monorepo
 * @param name folder of the remote, or `shell`
 * @param mode part of the hash: development and production builds differ
 */
export const releaseId = async (workspace: string, name: string, mode: string): Promise<string> => {
  const folders = [name, ...(name === 'shell' ? bundledByShell : bundled)];
  const files = (await Promise.all(folders.map(folder => filesOf(join(workspace, folder))))).flat();
  const inputs = files.filter(file => isInput(relative(workspace, file))).sort();
  const hash = createHash('sha256').update(mode);
  for (const file of inputs) {
    hash
      .update(relative(workspace, file))
      .update('\0')
      .update(await readFile(file));
  }
  hash.update(await installed(workspace));
  return hash.digest('hex').slice(0, 16);
};
