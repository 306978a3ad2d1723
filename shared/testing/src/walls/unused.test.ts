import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages, packageFiles, plant, workspace } from './plant';

type Kind = 'files' | 'exports' | 'types' | 'unlisted' | 'dependencies';

interface Report {
  issues: ({ file: string } & Record<Kind, { name: string }[]>)[];
}

const kinds: readonly Kind[] = ['files', 'exports', 'types', 'unlisted', 'dependencies'];

const parts = [
  'export const used = 1;',
  'export const unused = 2;',
  'export interface Unused {',
  '  name: string;',
  '}',
  '',
].join('\n');

const remote = [
  "import { used } from '@walls/provider';",
  "import { unlisted } from 'unlisted';",
  'export const remote = [used, unlisted];',
  '',
].join('\n');

const tree = {
  '.config/knip.json': readFileSync(join(workspace, '.config/knip.json'), 'utf8'),
  'package.json': JSON.stringify({ name: 'walls', private: true, workspaces: ['shared/*', 'mfe-*'] }),
  ...packageFiles(
    'shared/provider',
    { name: '@walls/provider', exports: { '.': './src/index.ts' } },
    "export { used } from './parts';\n",
  ),
  'shared/provider/src/parts.ts': parts,
  'shared/provider/src/nobody.ts': 'export const nobody = 1;\n',
  ...packageFiles('mfe-one', { name: 'mfe-one', exports: {}, dependencies: { '@walls/provider': '*', unused: '*' } }),
  'mfe-one/src/manifest.ts': 'export const manifest = {};\n',
  'mfe-one/src/remote.ts': remote,
};

/** Findings of knip with the project's settings. */
const look = (): string[] => {
  const folder = plant('unused', tree);
  linkPackages(folder, { '@walls/provider': 'shared/provider' });
  const tool = join(workspace, 'node_modules/knip/bin/knip.js');
  const args = ['--config', '.config/knip.json', '--no-progress', '--no-gitignore', '--reporter', 'json'];
  const run = spawnSync(process.execPath, [tool, ...args], { cwd: folder, encoding: 'utf8' });
  if (!run.stdout) throw new Error(run.stderr);
  const { issues } = JSON.parse(run.stdout) as Report;
  return issues.flatMap(issue =>
    kinds.flatMap(kind => issue[kind].map(({ name }) => `${kind}: ${name} (${issue.file})`)),
  );
};

test('unused and undeclared code is reported', () => {
  expect(look().sort()).toEqual([
    'dependencies: unused (mfe-one/package.json)',
    'exports: unused (shared/provider/src/parts.ts)',
    'files: mfe-one/src/index.ts (mfe-one/src/index.ts)',
    'files: shared/provider/src/nobody.ts (shared/provider/src/nobody.ts)',
    'types: Unused (shared/provider/src/parts.ts)',
    'unlisted: unlisted (mfe-one/src/remote.ts)',
  ]);
});
