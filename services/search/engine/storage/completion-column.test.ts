import { randomFrom } from '../testing/random';
import { Bits } from './bits';
import { CompletionColumn } from './completion-column';

const letters = ['а', 'б', 'в'];

/** The expected result, by a full scan. */
const naive = (
  entries: readonly { row: number; key: string; weight: number }[],
  fits: (key: string) => boolean,
  allowed: Bits,
) => {
  const best = new Map<number, number>();
  for (const { row, key, weight } of entries)
    if (fits(key) && allowed.has(row)) best.set(row, Math.max(best.get(row) ?? 0, weight));
  return [...best].sort(([a], [b]) => a - b);
};

const found = (
  column: CompletionColumn,
  rows: number,
  collect: (best: ReturnType<CompletionColumn['noEntries']>) => void,
) => {
  const best = column.noEntries(rows);
  collect(best);
  return Array.from(best.found.rows(), row => [row, best.scores[row]]);
};

it('finds the same in sorted links and in later ones, in any mixture', () => {
  const random = randomFrom(7);
  const column = new CompletionColumn();
  const entries: { row: number; key: string; weight: number }[] = [];
  let row = 0;
  for (let round = 0; round < 12; round += 1) {
    // Some rounds exceed the limit of unsorted links.
    const more = round % 4 === 3 ? 700 : 40;
    for (let nth = 0; nth < more; nth += 1, row += 1) {
      const keys = Array.from({ length: 2 }, () =>
        Array.from({ length: 1 + Math.floor(random() * 5) }, () => letters[Math.floor(random() * 3)]).join(''),
      );
      const weight = Math.floor(random() * 9);
      column.add(row, [{ text: `text ${row % 50}`, weight }], () => [...new Set(keys)]);
      for (const key of new Set(keys)) entries.push({ row, key, weight });
    }
    const allowed = Bits.full(row);
    for (let nth = 0; nth < row; nth += 7) allowed.delete(nth);
    for (const beginning of ['', 'а', 'аб', 'вва', 'х'])
      expect(found(column, row, best => column.collectBeginning(beginning, allowed, best))).toEqual(
        naive(entries, key => key.startsWith(beginning), allowed),
      );
    const near = ['а', 'бв'].flatMap(key => column.keys.find(key) ?? []);
    expect(found(column, row, best => column.collectKeys(near, 1, allowed, best))).toEqual(
      naive(entries, key => ['а', 'бв'].includes(key), allowed),
    );
  }
});

it('copies only the requested entries of each row', () => {
  const column = new CompletionColumn();
  ['ба', 'бб', 'ба'].forEach((key, row) => column.add(row, [{ text: key, weight: row }], () => [key]));
  const stored = column.stored(Int32Array.of(2, 1));
  expect(found(stored, 2, best => stored.collectBeginning('ба', Bits.full(2), best))).toEqual([[0, 2]]);
  expect(found(stored, 2, best => stored.collectBeginning('б', Bits.full(2), best))).toEqual([
    [0, 2],
    [1, 1],
  ]);
});
