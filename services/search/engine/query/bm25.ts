import { Bits } from '../storage/bits';
import { lengths } from '../storage/norms';
import type { TextColumn } from '../storage/text-column';
import type { Matches } from './types';

const k1 = 1.2;
const b = 0.75;

/** The inverse document frequency of a term. */
export const rarity = (frequency: number, rows: number): number => {
  const all = Math.max(rows, frequency);
  return Math.log(1 + (all - frequency + 0.5) / (frequency + 0.5));
};

/** The inverse document frequency of a term in a field. */
export const weightOf = (column: TextColumn, term: number): number => rarity(column.frequency(term), column.rows);

/** The divisor per length norm, computed again when the average length has changed. */
const shares = new WeakMap<TextColumn, { total: number; rows: number; byNorm: Float32Array }>();

function lengthShares(column: TextColumn): Float32Array {
  const { total, rows, options } = column;
  const known = shares.get(column);
  if (known?.total === total && known.rows === rows) return known.byNorm;
  const average = total / Math.max(1, rows) || 1;
  const byNorm = lengths.map(length => (options.norms ? k1 * (1 - b + (b * length) / average) : k1));
  shares.set(column, { total, rows, byNorm });
  return byNorm;
}

/** The best score of each row. */
export class Best {
  private readonly bits: Bits;
  private scores: Float32Array | undefined;

  constructor(private readonly size: number) {
    this.bits = new Bits(size);
  }

  get matches(): Matches {
    return { bits: this.bits, scores: this.scores, constant: 0, own: true };
  }

  /** Adds rows with a term; a row retains its best score. */
  add(column: TextColumn, term: number, boost: number, weight = weightOf(column, term)): void {
    column.eachEntry(term, entry => this.addEntry(column, entry, boost * weight));
  }

  /** Adds rows with a word of a given weight. */
  addEntry(column: TextColumn, entry: number, weight: number): void {
    const { words } = this.bits;
    const scores = (this.scores ??= new Float32Array(this.size));
    const { norms } = column;
    const byNorm = lengthShares(column);
    const cursor = column.cursor(entry);
    const top = weight * (k1 + 1);
    while (cursor.next(false)) {
      const { row, often } = cursor;
      const score = (top * often) / (often + (byNorm[norms[row] ?? 0] ?? k1));
      words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << (row & 31));
      if (score > (scores[row] ?? 0)) scores[row] = score;
    }
  }

  /** Adds one row with a given frequency. */
  note(column: TextColumn, row: number, often: number, top: number): void {
    const scores = (this.scores ??= new Float32Array(this.size));
    const share = lengthShares(column)[column.norms[row] ?? 0] ?? k1;
    this.bits.add(row);
    scores[row] = Math.max(scores[row] ?? 0, (top * (k1 + 1) * often) / (often + share));
  }
}

/**
 * Per row, the best score of many terms plus the share `tie` of the others. Terms are added one after the other,
 * because an array per term would need too much memory.
 */
export class BestSum {
  private readonly best: Best;
  private readonly sums: Float32Array | undefined;

  constructor(
    private readonly size: number,
    private readonly tie: number,
  ) {
    this.best = new Best(size);
    this.sums = tie > 0 ? new Float32Array(size) : undefined;
  }

  add(column: TextColumn, term: number, boost: number, weight: number): void {
    this.best.add(column, term, boost, weight);
    const { sums } = this;
    if (!sums) return;
    const own = new Best(this.size);
    own.add(column, term, boost, weight);
    const { bits, scores } = own.matches;
    bits.each(row => (sums[row] = (sums[row] ?? 0) + (scores?.[row] ?? 0)));
  }

  get matches(): Matches {
    const found = this.best.matches;
    const { sums, tie } = this;
    const { scores } = found;
    if (sums && scores)
      found.bits.each(row => (scores[row] = (scores[row] ?? 0) + tie * ((sums[row] ?? 0) - (scores[row] ?? 0))));
    return found;
  }
}

/** Rows with any of the terms, without scores. */
export function rowsWith(column: TextColumn, terms: readonly number[], size: number): Bits {
  const bits = new Bits(size);
  for (const entry of column.entriesOf(terms)) {
    const cursor = column.cursor(entry);
    while (cursor.next(false)) bits.add(cursor.row);
  }
  return bits;
}
