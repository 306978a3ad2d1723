import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = join(__dirname, '..');
let workspace: string;

const write = (path: string, text: string) => {
  mkdirSync(join(workspace, path, '..'), { recursive: true });
  writeFileSync(join(workspace, path), text);
  // As after `rsync -t`: neither size nor time show the change.
  utimesSync(join(workspace, path), 1_700_000_000, 1_700_000_000);
};

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'source-'));
  for (const name of ['run.mjs', 'import-source.mjs']) {
    cpSync(join(build, name), join(workspace, 'shared/build', name), { recursive: true });
  }
  symlinkSync(join(build, '../../node_modules'), join(workspace, 'node_modules'));
  write('app/word.ts', 'export const word = "one";\n');
  write('app/fail.ts', '\nexport const fail = (): never => {\n  throw new Error("it failed");\n};\n');
  write(
    'app/main.ts',
    `import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { word } from './word';
const [name = ''] = process.argv.slice(2);
const { text } = (await import(\`./texts/\${name}.ts\`)) as { text: string };
const own = readFileSync(new URL('./note.txt', import.meta.url), 'utf8');
if (name === 'bad') (await import('./fail')).fail();
console.log(JSON.stringify([z.string().parse(word), text, own]));
`,
  );
  write('app/note.txt', 'note');
  write('app/texts/good.ts', 'export const text = "good";\n');
  write('app/texts/bad.ts', 'export const text = "bad";\n');
});
afterAll(() => rmSync(workspace, { recursive: true }));

const run = (...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, ['shared/build/run.mjs', 'app/main.ts', ...args], {
    cwd: workspace,
    encoding: 'utf8',
  });
  return { said: stdout.trim(), complained: stderr };
};
const bundles = () => readdirSync(join(workspace, '.cache/programs/app/main.ts'));

it('runs a program with its packages, patterns and the files next to its modules, and bundles it once', () => {
  const said = '["one","good","note"]';
  expect(run('good')).toEqual({ said, complained: '' });
  expect(run('good')).toEqual({ said, complained: '' });
  expect(bundles()).toHaveLength(1);
});

it('never runs an old source, even when size and time of a change are the same', () => {
  write('app/word.ts', 'export const word = "two";\n');
  expect(run('good').said).toBe('["two","good","note"]');
});

it('finds a new file that a pattern names', () => {
  write('app/texts/new.ts', 'export const text = "new";\n');
  expect(run('new').said).toBe('["two","new","note"]');
});

it('shows the line of the source in an error', () => {
  expect(run('bad').complained).toContain('app/fail.ts:3:');
});
