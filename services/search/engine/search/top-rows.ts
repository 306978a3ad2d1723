import type { Bits } from '../storage/bits';
import type { Interruption } from './deadline';
import type { SortKey } from './sort-keys';

export interface Ranked {
  row: number;
  keys: number[];
}

/** Whether a row precedes another: by its keys, then by its number. */
function before(one: Ranked, other: Ranked): boolean {
  for (let at = 0; at < one.keys.length; at += 1) {
    const [a, b] = [one.keys[at] ?? 0, other.keys[at] ?? 0];
    if (a !== b) return a < b;
  }
  return one.row < other.row;
}

export const byRank = (one: Ranked, other: Ranked): number => (before(one, other) ? -1 : 1);

/** A heap of the best rows, with the worst of them on top. */
class Heap {
  readonly rows: Ranked[] = [];

  constructor(private readonly size: number) {}

  get worst(): Ranked | undefined {
    return this.rows.length < this.size ? undefined : this.rows[0];
  }

  add(ranked: Ranked): void {
    const { rows } = this;
    if (rows.length < this.size) {
      rows.push(ranked);
      // The heap is built only when it is full, because all rows are sorted at the end.
      if (rows.length === this.size) this.order();
    } else {
      rows[0] = ranked;
      this.sink(0);
    }
  }

  private order(): void {
    for (let at = this.rows.length >> 1; at >= 0; at -= 1) this.sink(at);
  }

  private sink(from: number): void {
    const { rows } = this;
    let at = from;
    for (;;) {
      const left = at * 2 + 1;
      if (left >= rows.length) return;
      const right = left + 1;
      const later = right < rows.length && before(rows[left] as Ranked, rows[right] as Ranked) ? right : left;
      const [one, other] = [rows[at] as Ranked, rows[later] as Ranked];
      if (!before(one, other)) return;
      [rows[at], rows[later]] = [other, one];
      at = later;
    }
  }
}

export interface TopOptions {
  step: Interruption['step'];
  /** The position in the order to start after. */
  after?: readonly number[] | undefined;
}

/** The first rows in order after a position; holds only the requested number of rows. */
export function topRows(
  bits: Bits,
  keys: readonly SortKey[],
  requested: number,
  { step, after }: TopOptions,
): Ranked[] {
  if (requested === 0) return [];
  const heap = new Heap(Math.min(requested, bits.count()));
  const order = (one: Ranked, other: Ranked): number => {
    step();
    return byRank(one, other);
  };
  const [first, ...rest] = keys;
  if (first?.scores && rest.length === 0 && !after) {
    addBest(heap, bits, first.scores, step);
    return heap.rows.sort(order);
  }
  const start = after && { keys: [...after], row: Infinity };
  const limit = (): number => heap.worst?.keys[0] ?? Infinity;
  const visit = (row: number): number => {
    step();
    const own = first ? first.key(row) : 0;
    const { worst } = heap;
    if (worst && own > (worst.keys[0] ?? 0)) return limit();
    const ranked: Ranked = { row, keys: [own, ...rest.map(key => key.key(row))] };
    if (start && !before(start, ranked)) return limit();
    if (!worst || before(ranked, worst)) heap.add(ranked);
    return limit();
  };
  if (first?.numbers) first.numbers.values.eachUpTo(bits, first.numbers.sign, visit);
  else bits.each(visit);
  return heap.rows.sort(order);
}

/** Most texts match thousands of rows, of which few are among the best: those are skipped without a call. */
function addBest(heap: Heap, { words }: Bits, scores: Float32Array, step: Interruption['step']): void {
  let least: number | undefined;
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] !== 0) step();
    for (let left = words[at] ?? 0; left !== 0; left &= left - 1) {
      const row = (at << 5) + 31 - Math.clz32(left & -left);
      const score = scores[row] ?? 0;
      // Of equal rows the first ones are kept.
      if (least !== undefined && !(score > least)) continue;
      heap.add({ row, keys: [-score] });
      const [lowest] = heap.worst?.keys ?? [];
      least = lowest === undefined ? undefined : -lowest;
    }
  }
}
