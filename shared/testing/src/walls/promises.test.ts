import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { plant, workspace } from './plant';

const send = 'export const send = async (): Promise<void> => undefined;\n';

const files = {
  'floating.ts': `${send}export const leave = (): void => {\n  send();\n};\n`,
  'misused.ts': `${send}setTimeout(async () => send(), 1);\n`,
  'missing-case.ts': `export const of = (kind: 'a' | 'b'): number => {
  switch (kind) {
    case 'a':
      return 1;
  }
  return 2;
};\n`,
  'awaited.ts': `${send}export const leave = async (): Promise<void> => {\n  await send();\n  void send();\n};\n`,
  'default-case.ts': `export const of = (kind: 'a' | 'b'): number => {
  switch (kind) {
    case 'a':
      return 1;
    default:
      return 2;
  }
};\n`,
};

const lint = (): Record<string, string[]> => {
  const settings = { extends: join(workspace, '.config/tsconfig.base.json'), include: ['*.ts'] };
  const folder = plant('promises', { ...files, 'tsconfig.json': JSON.stringify(settings) });
  const run = spawnSync(process.execPath, [join(__dirname, 'lint-types.mjs'), folder], {
    cwd: workspace,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Record<string, string[]>;
};

test('a floating promise, a misused one and a missing case are rejected', () => {
  expect(lint()).toEqual({
    'floating.ts': ['@typescript-eslint/no-floating-promises'],
    'misused.ts': ['@typescript-eslint/no-misused-promises'],
    'missing-case.ts': ['@typescript-eslint/switch-exhaustiveness-check'],
    'awaited.ts': [],
    'default-case.ts': [],
  });
});
