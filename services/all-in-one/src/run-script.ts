import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReportedError } from '@ortoo/contracts/settings';
import { workspace } from './config';

const runner = join(workspace, 'shared/build/run.mjs');

/**
 * Runs a script of this package in a process of its own. Rejects when it fails; the script reports the error itself.
 */
export const runScript = (name: string, args: readonly string[], signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL(name, import.meta.url));
    const child = spawn(process.execPath, [runner, script, ...args], { stdio: 'inherit', signal });
    child.on('error', reject);
    child.on('exit', code => (code === 0 ? resolve() : reject(new ReportedError(`${name} ended with ${code}`))));
  });
