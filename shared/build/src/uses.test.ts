import { exportsOf, usesOf } from './uses';

it('reads slots and imported names, values only', () => {
  const text = `
    import { definePage, Slot, type Page } from "@ortoo/remote";
    import type { Toast } from "@ortoo/stores";
    import { $user as user } from "@ortoo/stores";
    import { readFile } from 'node:fs';
    export const page = definePage({ Page: () => <><Slot id="content.strip" /><Slot version={2} id={'a.b'}>x</Slot></> });
  `;
  expect(usesOf({ 'a.tsx': text, 'b.ts': `import { $order } from "@ortoo/stores";` })).toEqual({
    slots: [
      { id: 'a.b', version: 2 },
      { id: 'content.strip', version: 1 },
    ],
    names: { '@ortoo/remote': ['Slot', 'definePage'], '@ortoo/stores': ['$order', '$user'] },
  });
});

it('skips slots whose id is computed at run time', () => {
  expect(() => usesOf({ 'a.tsx': 'const a = <Slot id={name} />;' })).toThrow('a.tsx');
});

it('reads the exports of a module', () => {
  const text = `
    export { a, b as c, type D } from './a';
    export type { E } from './e';
    export const f = 1, g = 2;
    export function h() {}
    export interface I {}
    const j = 3;
  `;
  expect(exportsOf('index.ts', text)).toEqual(['a', 'c', 'f', 'g', 'h']);
});
