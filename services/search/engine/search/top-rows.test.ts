import { Bits } from '../storage/bits';
import { Values } from '../storage/values';
import { randomFrom } from '../testing/random';
import { uninterrupted } from './deadline';
import type { SortKey } from './sort-keys';
import { topRows } from './top-rows';

const random = randomFrom(11);
const below = (limit: number): number => Math.floor(random() * limit);

/** Sorts every row. */
const sorted = (bits: Bits, scores: Float32Array, requested: number): number[] =>
  Array.from(bits.rows())
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, requested);

const byScore = (scores: Float32Array): SortKey => ({
  key: row => -(scores[row] ?? 0),
  value: row => scores[row] ?? 0,
  keyOf: Number,
  scores,
});

it('the best rows by score are those of a sorted list, with and without equal scores', () => {
  for (let time = 0; time < 300; time += 1) {
    const size = 1 + below(400);
    const levels = 1 + below(time % 2 === 0 ? 4 : 1_000);
    const scores = Float32Array.from({ length: size }, () => below(levels) / 3);
    const bits = new Bits(size);
    for (let row = 0; row < size; row += 1) if (random() < 0.7) bits.add(row);
    const requested = below(60);
    const rows = topRows(bits, [byScore(scores)], requested, uninterrupted);
    expect(rows.map(({ row }) => row)).toEqual(sorted(bits, scores, requested));
    for (const { row, keys } of rows) expect(keys).toEqual([-(scores[row] ?? 0)]);
    const { scores: _, ...unknown } = byScore(scores);
    expect(topRows(bits, [unknown], requested, uninterrupted)).toEqual(rows);
  }
});

it.each([
  [1, Infinity],
  [1, -Infinity],
  [-1, Infinity],
  [-1, -Infinity],
] as const)('numbers are skipped only when they cannot be among the best: sign %d, missing %d', (sign, missing) => {
  for (let time = 0; time < 100; time += 1) {
    const size = 1 + below(400);
    const values = new Values();
    const bits = new Bits(size);
    for (let row = 0; row < size; row += 1) {
      if (random() < 0.8) values.addOne(row, below(time % 2 === 0 ? 5 : 1_000) - 2);
      if (random() < 0.7) bits.add(row);
    }
    const key = (row: number): number => (values.has(row) ? sign * values.first(row) : missing);
    const plain: SortKey = { key, value: key, keyOf: Number };
    const second: SortKey = { key: row => -(row % 3), value: row => row, keyOf: Number };
    const requested = below(60);
    const after = time % 4 === 0 ? [0, 0] : undefined;
    const [quick, all] = [{ ...plain, numbers: { values, sign } }, plain].map(first =>
      topRows(bits, [first, second], requested, { ...uninterrupted, after }),
    );
    expect(quick).toEqual(all);
  }
});

it('checks the deadline', () => {
  const bits = Bits.full(100);
  const step = (): never => {
    throw new Error('over');
  };
  expect(() => topRows(bits, [byScore(new Float32Array(100))], 10, { step })).toThrow('over');
});
