import { Bits } from '../storage/bits';
import { lengths } from '../storage/norms';
import type { TextColumn } from '../storage/text-column';
import type { Matches } from './types';

const k1 = 1.2;
const b = 0.75;

/** How telling a term is that stands in so many of the rows that have the field. */
export const rarity = (frequency: number, rows: number): number => {
  const all = Math.max(rows, frequency);
  return Math.log(1 + (all - frequency + 0.5) / (frequency + 0.5));
};

/** The divisor that a text of each length adds, by its norm. */
function lengthShares(column: TextColumn): Float32Array {
  const average = column.total / Math.max(1, column.rows) || 1;
  return column.options.norms ? lengths.map(length => k1 * (1 - b + (b * length) / average)) : lengths.map(() => k1);
}

/** The best score of each row so far. */
export class Best {
  readonly bits: Bits;
  readonly scores: Float32Array;

  constructor(size: number) {
    this.bits = new Bits(size);
    this.scores = new Float32Array(size);
  }

  get matches(): Matches {
    return { bits: this.bits, scores: this.scores, constant: 0 };
  }

  /** Rows with a term; a row keeps its best score. */
  add(
    column: TextColumn,
    term: number,
    boost: number,
    weight = rarity(column.postings.frequency(term), column.rows),
  ): void {
    const { bits, scores } = this;
    const { norms } = column;
    const shares = lengthShares(column);
    const cursor = column.postings.cursor(term);
    const top = boost * weight * (k1 + 1);
    while (cursor.next()) {
      const { row, often } = cursor;
      const score = (top * often) / (often + (shares[norms[row] ?? 0] ?? k1));
      bits.add(row);
      if (score > (scores[row] ?? 0)) scores[row] = score;
    }
  }

  /** One row, in which something stands so often. */
  note(column: TextColumn, row: number, often: number, top: number): void {
    const share = column.options.norms
      ? k1 * (1 - b + (b * (lengths[column.norms[row] ?? 0] ?? 0)) / (column.total / Math.max(1, column.rows) || 1))
      : k1;
    this.bits.add(row);
    this.scores[row] = Math.max(this.scores[row] ?? 0, (top * (k1 + 1) * often) / (often + share));
  }
}

/** Rows with any of the terms, without scores. */
export function rowsWith(column: TextColumn, terms: readonly number[], size: number): Bits {
  const bits = new Bits(size);
  for (const term of terms) {
    const cursor = column.postings.cursor(term);
    while (cursor.next()) bits.add(cursor.row);
  }
  return bits;
}
