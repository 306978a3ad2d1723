import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { creatorOf } from '../source';
import { openKey } from '../sign';

/** The remote whose folder the command runs in, and the monorepo around it. */
export const here = () => ({ workspace: dirname(process.cwd()), name: basename(process.cwd()) });

/** Prints one line for whoever runs the command. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The team's private key: the file that RELEASE_KEY names, else the one that a shop on this machine trusts. */
export const releaseKey = (workspace: string): Promise<string> =>
  openKey(
    process.env['RELEASE_KEY'] ?? join(resolve(workspace, process.env['DATA_DIR'] ?? '.data'), 'keys/release.pem'),
  );

/** What was typed after `--`: words, and what the history shall say. */
export const readOrder = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, channel: { type: 'string' }, why: { type: 'string' } },
  });
  const { site, channel, why = '' } = values;
  const order = { ...(site && { site }), ...(channel && { channel }), by: await creatorOf(process.cwd()), why };
  return { words: positionals, order };
};
