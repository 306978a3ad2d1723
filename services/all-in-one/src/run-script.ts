import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a script of this package in a process of its own. Rejects when it fails. */
export const runScript = (name: string, words: readonly string[] = []): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL(name, import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });
