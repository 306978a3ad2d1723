import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { example } from './example';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

it('shows the example that this test runs', async () => {
  const [shown] = /(?<=```ts\n)[^]*?(?=```)/.exec(read('README.md')) ?? [];
  expect(shown).toBe(read('example.ts'));
  expect(shown?.trim().split('\n').length).toBeLessThanOrEqual(20);
  expect(await example()).toEqual({ hits: { hits: [{ _source: { title: 'Puss in Boots', year: 1697 } }] } });
});
