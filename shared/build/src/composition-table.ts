import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@ortoo/contracts';
import { readManifest } from './describe-release';

const begin = '<!-- composition table: npm run readme -->';
const end = '<!-- end of composition table -->';

const row = ({ id, owner, routes, slots, gated }: RemoteManifest): string => {
  const paths = routes
    .map(({ path, server, site }) => `\`${path}\`${server ? '' : ' ○'}${site ? ` (${site})` : ''}`)
    .join(' ');
  const provided = slots.map(slot => `\`${slot.id}\``).join(' ') || '–';
  return `| \`mfe-${id}\` | ${owner} | ${paths} | ${provided} | ${gated ?? 'everybody'} |`;
};

/** The README's table of remotes, their owners and slots, from the manifests. */
export const compositionTable = async (workspace: string): Promise<string> => {
  const folders = (await readdir(workspace)).filter(name => name.startsWith('mfe-')).sort();
  const manifests = await Promise.all(folders.map(readManifest));
  return [
    '| remote | owner | routes (○ browser only) | provides | for |',
    '|---|---|---|---|---|',
    ...manifests.map(row),
  ].join('\n');
};

/** The README with an updated table. */
export const readmeWithTable = async (
  workspace: string,
): Promise<{ path: string; current: string; renewed: string }> => {
  const path = join(workspace, 'README.md');
  const current = await readFile(path, 'utf8');
  const [before, rest = ''] = current.split(begin);
  const after = rest.split(end)[1] ?? '';
  return { path, current, renewed: `${before}${begin}\n${await compositionTable(workspace)}\n${end}${after}` };
};
