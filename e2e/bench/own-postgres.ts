import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '../fixtures/shop-server';

/** Runs a script of the workspace without output, in its own process group. */
export const program = (parameters: string[], environment: Record<string, string> = {}): ChildProcess =>
  spawn('npm', ['run', '--silent', ...parameters], {
    cwd: workspace,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });

/** Prints the results of a measurement on its own PostgreSQL; no data remains. */
export const onPostgres = async (measure: (home: string, databaseUrl: string) => Promise<string>): Promise<void> => {
  const home = await mkdtemp(join(tmpdir(), 'bench-'));
  const postgres = program(['postgres', '-w', 'services/shop-api']);
  try {
    const [first] = (await once(postgres.stdout ?? postgres, 'data')) as [Buffer];
    process.stdout.write(await measure(home, first.toString().trim()));
  } finally {
    process.kill(-(postgres.pid ?? 0), 'SIGTERM');
    await rm(home, { recursive: true, force: true });
  }
};

/** The time within which this share of requests was answered. */
export const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN;
