import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Sources of a remote's bundle outside its own folder; the rest of shared/ comes from the shell at run time. */
const bundled = ['shared/contracts', 'shared/ui', 'shared/build'];

/** The shell bundles every shared package. */
const bundledByShell = [...bundled, 'shared/cache', 'shared/http', 'shared/i18n', 'shared/remote', 'shared/stores'];

const isInput = (path: string) => !/\.test\.tsx?$|(^|\/)(dist|\.types|node_modules|README\.md)(\/|$)/.test(path);

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

/** Installed packages according to the lock file. A new remote in the workspace changes no other release. */
const installed = (workspace: string): string => {
  const lock = JSON.parse(readFileSync(join(workspace, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: true }>;
  };
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => /^node_modules\//.test(path) && !link);
  return JSON.stringify(packages);
};

/** Reads many small files: awaiting each takes longer than reading it, and no process has other work meanwhile. */
const digestOf = (workspace: string, folder: string): string => {
  const files = filesOf(join(workspace, folder)).map(file => relative(workspace, file));
  const hash = createHash('sha256');
  for (const file of files.filter(isInput).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(workspace, file)));
  }
  return hash.digest('hex');
};

/**
 * Returns the id of the release that a build of a folder would have: a hash of its inputs, available before the build.
 * Inputs that several releases share are read once.
 * @param workspace root of the monorepo
 * @param mode part of the hash: development and production builds differ
 * @returns takes the folder of a remote, or `shell`
 */
export const createReleaseIds = (workspace: string, mode: string): ((name: string) => string) => {
  const digests = new Map<string, string>();
  const digest = (folder: string) => {
    const found = digests.get(folder) ?? digestOf(workspace, folder);
    digests.set(folder, found);
    return found;
  };
  let packages: string | undefined;
  return name => {
    const folders = [name, ...(name === 'shell' ? bundledByShell : bundled)];
    packages ??= installed(workspace);
    const inputs = [mode, ...folders.map(digest), packages];
    return createHash('sha256').update(inputs.join('\0')).digest('hex').slice(0, 16);
  };
};
