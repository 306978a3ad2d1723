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
  compareTypes({ names: { '@ortoo/stores': ['add', 'count'] }, slots: [], built, live: kit(stores, own) }).map(
    ({ name }) => name,
  );

const head = `import type { Line } from '../../contracts/src/index';`;

it('finds new requirements and lost properties, and nothing else', () => {
  const asBefore = `${head} export declare const add: (line: Line) => Promise<void>; export declare const count: () => number;`;
  expect(faults(asBefore)).toEqual([]);
  expect(faults(asBefore.replace('(line: Line)', '(line: Line, gift?: boolean)'))).toEqual([]);
  expect(faults(asBefore.replace('(line: Line)', '(line: Line, gift: boolean)'))).toEqual(['add of @ortoo/stores']);
  expect(faults(asBefore.replace('=> number', '=> number | undefined'))).toEqual(['count of @ortoo/stores']);
  expect(faults(asBefore, contracts.replace('note?:', 'note:'))).toEqual(['add of @ortoo/stores']);
});

const slots = (contracts: string) =>
  JSON.stringify({ 'remote/src/index.d.ts': `export interface SlotContracts { ${contracts} }` });

const rejected = (provided: string, expected: string) =>
  compareTypes({ names: {}, slots: ['x.strip'], built: slots(provided), live: slots(expected) }).map(
    ({ name }) => name,
  );

it('finds slots with unacceptable properties', () => {
  const before = `'x.strip': { title: string; size?: number }`;
  expect(rejected(before, before)).toEqual([]);
  expect(rejected(before, `'x.strip': { title: string; size?: number; dark?: boolean }`)).toEqual([]);
  expect(rejected(before, `'x.strip': { title: string; size?: number; dark: boolean }`)).toEqual(['x.strip']);
  expect(rejected(before, `'x.strip': { title: number }`)).toEqual(['x.strip']);
  expect(rejected(before, `'x.other': { title: number }`)).toEqual([]);
  expect(rejected('', before)).toEqual([]);
});

it('accepts a page built with contracts of slots that it does not show', () => {
  const remote = (contracts: string) =>
    JSON.stringify({
      'remote/src/slot-contracts.d.ts': `export interface SlotContracts { ${contracts} }`,
      'remote/src/index.d.ts': `
        import type { SlotContracts } from './slot-contracts';
        type Props<Id> = Id extends keyof SlotContracts ? SlotContracts[Id] : Record<string, unknown>;
        export declare const Slot: <Id extends string>(place: { id: Id; props: Props<Id> }) => void;
        export type { SlotContracts };`,
    });
  const provided = remote(`'x.strip': { title: string }; 'y.new': { size: number }`);
  const live = remote(`'x.strip': { title: number }`);
  expect(compareTypes({ names: { '@ortoo/remote': ['Slot'] }, slots: [], built: provided, live })).toEqual([]);
  expect(compareTypes({ names: {}, slots: ['x.strip', 'y.new'], built: provided, live })).toMatchObject([
    { name: 'x.strip' },
  ]);
});
