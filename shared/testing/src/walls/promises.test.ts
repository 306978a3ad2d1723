import { join } from 'node:path';
import { type Finding, lint } from './lint';
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

const findIn = (): Finding[] => {
  const settings = { extends: join(workspace, '.config/tsconfig.base.json'), include: ['*.ts'] };
  const folder = plant('promises', { ...files, 'tsconfig.json': JSON.stringify(settings) });
  return lint(folder, Object.keys(files), ['--config', join(workspace, '.oxlint.config.cjs'), '--type-aware']);
};

test('a floating promise, a misused one and a missing case are rejected', () => {
  expect(
    findIn()
      .map(({ file, rule }) => `${file}: ${rule}`)
      .sort(),
  ).toEqual([
    'floating.ts: typescript(no-floating-promises)',
    'missing-case.ts: typescript(switch-exhaustiveness-check)',
    'misused.ts: typescript(no-misused-promises)',
  ]);
});
