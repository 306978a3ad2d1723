import { spawnSync } from 'node:child_process';
import { dirname, join, posix } from 'node:path';
import { importCases, type Import } from './imports.cases';
import { linkPackages, packageFiles, plant, workspace } from './plant';

const configuration = join(workspace, '.config/dependency-cruiser.cjs');

interface Report {
  summary: { violations: { from: string; cycle?: { name: string }[]; rule: { name: string } }[] };
  modules: { source: string; dependencies: { module: string; couldNotResolve: boolean }[] }[];
}

const sharedPackages = ['build', 'cache', 'contracts', 'http', 'i18n', 'remote', 'stores', 'testing', 'ui'];

const isPath = (to: string) => /\.tsx?$/.test(to);

const specifier = (from: string, to: string) => {
  if (!isPath(to)) return to;
  const path = posix.relative(dirname(from), to).replace(/\.tsx?$/, '');
  return path.startsWith('.') ? path : `./${path}`;
};

const statement = ([from, to, kind]: Import) => {
  const name = `'${specifier(from, to)}'`;
  if (kind === 'lazy') return `void import(${name});\n`;
  return kind === 'type' ? `import type {} from ${name};\n` : `import ${name};\n`;
};

const filesOf = (imports: readonly Import[]) => {
  const files: Record<string, string> = {};
  for (const [, to] of imports) if (isPath(to)) files[to] = 'export {};\n';
  for (const line of imports) files[line[0]] = (files[line[0]] ?? '') + statement(line);
  return files;
};

const cruise = (): Report => {
  const imports = importCases.flatMap(({ breaks, keeps }) => [...breaks, ...keeps]);
  const shared = sharedPackages.map(name =>
    packageFiles(`shared/${name}`, { name: `@ortoo/${name}`, exports: { '.': './src/index.ts' } }),
  );
  const folder = plant('imports', Object.assign(filesOf(imports), ...shared) as Record<string, string>);
  linkPackages(folder, Object.fromEntries(sharedPackages.map(name => [`@ortoo/${name}`, `shared/${name}`])));
  const tool = join(workspace, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const roots = ['shell', 'mfe-account', 'mfe-catalog', 'services', 'shared', 'e2e'];
  const run = spawnSync(process.execPath, [tool, '--config', configuration, '--output-type', 'json', ...roots], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!run.stdout) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Report;
};

describe('permitted imports', () => {
  let report: Report;
  beforeAll(() => {
    report = cruise();
  });

  // A cycle is reported once, for one of its files.
  const errors = ([file]: Import) =>
    report.summary.violations
      .filter(({ from, cycle = [] }) => from === file || cycle.some(({ name }) => name === file))
      .map(({ rule }) => rule.name);

  test('each rule has a case', async () => {
    const { forbidden } = (await import(configuration)) as { forbidden: { name: string }[] };
    expect(importCases.map(({ rule }) => rule).sort()).toEqual([...new Set(forbidden.map(({ name }) => name))].sort());
  });

  test('every import of the cases is found', () => {
    const lost = report.modules.flatMap(({ source, dependencies }) =>
      dependencies.filter(({ couldNotResolve }) => couldNotResolve).map(({ module }) => `${source} → ${module}`),
    );
    expect(lost).toEqual([]);
  });

  const lines = (kind: 'breaks' | 'keeps') =>
    importCases.flatMap(entry => entry[kind].map(line => ({ rule: entry.rule, from: line[0], to: line[1], line })));

  test.each(lines('breaks'))('$rule rejects $from → $to', ({ rule, line }) => {
    expect(errors(line)).toEqual([rule]);
  });

  test.each(lines('keeps'))('$rule permits $from → $to', ({ line }) => {
    expect(errors(line)).toEqual([]);
  });
});
