import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { ReleaseSource } from '@ortoo/contracts';

const git = (folder: string, ...args: string[]): Promise<string> =>
  promisify(execFile)('git', ['-C', folder, ...args]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );

/** The commit that a folder is built from. @param folder absolute */
export const sourceOf = async (folder: string): Promise<ReleaseSource> => ({
  commit: await git(folder, 'rev-parse', 'HEAD'),
  changed: (await git(folder, 'status', '--porcelain', '--', '.')) !== '',
});

/** Author of the build, as git knows them, or the name of their account. */
export const creatorOf = async (folder: string): Promise<string> =>
  (await git(folder, 'config', 'user.name')) || userInfo().username;
