import { compareTypes } from './types';

const contracts = `export interface Line { id: number; note?: string }`;

const kit = (stores: string, own = contracts) =>
  JSON.stringify({
    'stores/src/index.d.ts': stores,
    'contracts/src/index.d.ts': own,
  });

const built = kit(`
  import type { Line } from '../../contracts/src/index';
  export declare const add: (line: Line) => Promise<void>;
  export declare const count: () => number;
`);

const faults = (stores: string, own?: string) =>
  compareTypes({ names: { '@ortoo/stores': ['add', 'count'] }, built, live: kit(stores, own) }).map(({ name }) => name);

const head = `import type { Line } from '../../contracts/src/index';`;

it('finds what takes more or gives less than before, and nothing else', () => {
  const asBefore = `${head} export declare const add: (line: Line) => Promise<void>; export declare const count: () => number;`;
  expect(faults(asBefore)).toEqual([]);
  expect(faults(asBefore.replace('(line: Line)', '(line: Line, gift?: boolean)'))).toEqual([]);
  expect(faults(asBefore.replace('(line: Line)', '(line: Line, gift: boolean)'))).toEqual(['add of @ortoo/stores']);
  expect(faults(asBefore.replace('=> number', '=> number | undefined'))).toEqual(['count of @ortoo/stores']);
  expect(faults(asBefore, contracts.replace('note?:', 'note:'))).toEqual(['add of @ortoo/stores']);
});
