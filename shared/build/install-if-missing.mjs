import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const changedAt = path => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the locked dependencies unless they were installed after the lock file's last change. */
export const installIfMissing = () => {
  // npm writes this file at the end of an installation.
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  const startedAt = Date.now();
  process.stdout.write('installing packages: this takes about a minute\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--prefer-offline'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  process.stdout.write(`installed packages in ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
};
