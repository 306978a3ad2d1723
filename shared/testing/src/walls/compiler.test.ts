import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { linkPackages, packageFiles, plant, workspace } from './plant';

/** Every package has the same. */
const settings = (references: readonly string[]) =>
  JSON.stringify({
    extends: join(workspace, '.config/tsconfig.base.json'),
    compilerOptions: { rootDir: '.', outDir: '.types', tsBuildInfoFile: '.types/tsconfig.tsbuildinfo', types: [] },
    include: ['src/**/*'],
    references: references.map(path => ({ path })),
  });

const packages: Record<string, { description: object; index: string; references?: string[] }> = {
  provider: { description: { exports: { '.': './src/index.ts' } }, index: 'export const provided = 1;\n' },
  closed: { description: { exports: {} }, index: 'export const kept = 1;\n' },
  named: { description: {}, index: "export * from '@walls/provider';\n", references: ['../provider'] },
  'by-path': { description: {}, index: "export * from '../../provider/src/index';\n" },
  'of-closed': { description: {}, index: "export * from '@walls/closed';\n", references: ['../closed'] },
  'of-closed-file': { description: {}, index: "export * from '@walls/closed/src/index';\n", references: ['../closed'] },
  loose: { description: {}, index: 'export const first = (list: number[]): number => list[0];\n' },
};

/** Compiler error codes by package. */
const compile = (): Record<string, string[]> => {
  const files = Object.entries(packages).map(([name, { description, index, references = [] }]) => ({
    ...packageFiles(name, { name: `@walls/${name}`, ...description }, index),
    [`${name}/tsconfig.json`]: settings(references),
  }));
  const names = Object.keys(packages);
  const folder = plant('compiler', Object.assign({}, ...files) as Record<string, string>);
  linkPackages(folder, Object.fromEntries(names.map(name => [`@walls/${name}`, name])));
  const tool = join(workspace, 'node_modules/typescript-native/bin/tsc');
  const run = spawnSync(process.execPath, [tool, '-b', '--pretty', 'false', ...names], {
    cwd: folder,
    encoding: 'utf8',
  });
  const errors = [...run.stdout.matchAll(/^([^/]+)\/\S+: error (TS\d+)/gm)];
  return Object.fromEntries(
    names.map(name => [name, errors.filter(([, at]) => at === name).map(([, , code]) => code!)]),
  );
};

describe('rejected by the compiler', () => {
  let found: Record<string, string[]>;
  beforeAll(() => {
    found = compile();
  });

  test.each([
    ['an import of another package by its name', 'named', []],
    ['an import of another package by a path', 'by-path', ['TS6059', 'TS6307']],
    ['a package that exports nothing', 'of-closed', ['TS2307']],
    ['a file inside of a package that exports nothing', 'of-closed-file', ['TS2307']],
    ['an element of a list that may be shorter', 'loose', ['TS2322']],
  ])('%s', (_, name, expected) => {
    expect(found[name]).toEqual(expected);
  });
});
