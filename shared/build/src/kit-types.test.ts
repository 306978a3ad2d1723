import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let workspace: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
};
const stored = () => join(workspace, '.cache/kit-types.json');

/** Like another process. */
const declarations = async (): Promise<Record<string, string>> => {
  jest.resetModules();
  const { kitTypes } = await import('./kit-types');
  return JSON.parse(kitTypes(workspace)) as Record<string, string>;
};

beforeAll(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'kit-')));
  write('package-lock.json', '{}');
  for (const name of ['http', 'i18n', 'stores', 'remote']) write(`shared/${name}/src/index.ts`, 'export {};');
  write('shared/contracts/src/index.ts', "export * from './price';");
  write('shared/contracts/src/price.ts', 'export const price = (amount: number) => `${amount}`;');
});
afterAll(() => rmSync(workspace, { recursive: true }));

it('declares the shared packages, again only after a change', async () => {
  const first = await declarations();
  expect(first['contracts/src/price.d.ts']).toContain('(amount: number) => string');
  const { mtimeMs } = statSync(stored());
  expect(await declarations()).toEqual(first);
  expect(statSync(stored()).mtimeMs).toBe(mtimeMs);

  write('shared/contracts/src/price.ts', 'export const price = (amount: bigint) => `${amount}`;');
  expect((await declarations())['contracts/src/price.d.ts']).toContain('(amount: bigint) => string');

  writeFileSync(stored(), readFileSync(stored(), 'utf8').slice(0, 100));
  expect((await declarations())['contracts/src/price.d.ts']).toContain('(amount: bigint) => string');
});
