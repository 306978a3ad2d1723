import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '@ortoo/contracts/settings';
import { describeRelease } from '../describe-release';
import { openKey } from '../sign';

/** The remote whose folder the command runs in, and the monorepo around it. */
export const here = () => ({ workspace: dirname(process.cwd()), name: basename(process.cwd()) });

/** Prints one line for the user of the command. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Error message of a failure; a defect of the command keeps its stack. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isExpected = error.constructor === Error || error instanceof StartError || 'code' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
};

/** Runs a command. On failure it prints the reason and exits with 1. */
export const runCommand = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
};

/** The team's private key: the file that RELEASE_KEY names, else the key that a shop on this machine trusts. */
export const releaseKey = (workspace: string): Promise<string> =>
  openKey(
    process.env['RELEASE_KEY'] ?? join(resolve(workspace, process.env['DATA_DIR'] ?? '.data'), 'keys/release.pem'),
  );

/** The remote of the folder, and the arguments after `--`: positional ones, and an order's scope and reason with its key. */
export const readOrder = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, channel: { type: 'string' }, why: { type: 'string' } },
  });
  const { site, channel, why = '' } = values;
  const { workspace, name } = here();
  const key = await releaseKey(workspace);
  const { manifest, release } = await describeRelease(workspace, name, 'production');
  const order = { ...(site && { site }), ...(channel && { channel }), why: why.trim(), key };
  return { args: positionals, order, workspace, name, remote: manifest.id, release };
};
