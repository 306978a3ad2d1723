import { uninterrupted, type Interruption } from '../search/deadline';
import type { Dictionary } from '../storage/dictionary';

/** Whether a word matches a pattern with `*` and `?`; backtracks only to the last star. */
export function wildcardTest(pattern: string, ignoreCase = false): (word: string) => boolean {
  const shape = ignoreCase ? pattern.toLowerCase() : pattern;
  return input => {
    const word = ignoreCase ? input.toLowerCase() : input;
    let [at, on, star, resume] = [0, 0, -1, 0];
    while (at < word.length) {
      const sign = shape[on];
      if (sign === '*') {
        star = on;
        resume = at;
        on += 1;
      } else if (sign === '\\' && shape[on + 1] === word[at]) {
        on += 2;
        at += 1;
      } else if (sign === '?' || (sign !== '\\' && sign === word[at])) {
        on += 1;
        at += 1;
      } else if (star >= 0) {
        resume += 1;
        at = resume;
        on = star + 1;
      } else return false;
    }
    while (shape[on] === '*') on += 1;
    return on === shape.length;
  };
}

/** The words of a dictionary that match a pattern; scans only those with its literal prefix. */
export function wildcardWords(
  dictionary: Dictionary,
  pattern: string,
  ignoreCase: boolean,
  { step }: Pick<Interruption, 'step'>,
): number[] {
  const start = ignoreCase ? '' : (/^[^*?\\]*/.exec(pattern)?.[0] ?? '');
  const test = wildcardTest(pattern, ignoreCase);
  return dictionary.startingWith(start).filter(number => {
    step();
    return test(dictionary.word(number));
  });
}

/** The maximum edit distance for a word: `AUTO`, `AUTO:3,6`, or a number. */
export function editsFor(fuzziness: unknown, word: string): number {
  const text = String(fuzziness);
  const [, low = '3', high = '6'] = /^AUTO(?::(\d+),(\d+))?$/i.exec(text) ?? [];
  if (!/^AUTO/i.test(text)) return Math.max(0, Math.min(2, Math.trunc(Number(text) || 0)));
  const { length } = [...word];
  return length < Number(low) ? 0 : length < Number(high) ? 1 : 2;
}

export interface FuzzyWord {
  number: number;
  edits: number;
}

interface FuzzyOptions {
  edits: number;
  /** Number of leading letters that must match exactly. */
  prefixLength?: number;
  /** A transposition counts as one edit. */
  transpositions?: boolean;
  /** The word may continue after the match. */
  asPrefix?: boolean;
  step?: Interruption['step'];
}

/** Exceeds any supported number of edits. */
const far = 1_000_000;

/**
 * Words within an edit distance. The dictionary is walked in alphabetical order: words with a common prefix share rows
 * of the distance table, and a prefix beyond the distance excludes all its words. Only cells near the diagonal are
 * computed, so that a long word costs no more than a short one.
 */
export function fuzzySearch(dictionary: Dictionary, word: string, options: FuzzyOptions): FuzzyWord[] {
  const { edits, prefixLength = 0, transpositions = true, asPrefix = false, step = uninterrupted.step } = options;
  const sorted = dictionary.sorted();
  const start = word.slice(0, prefixLength);
  const found: FuzzyWord[] = [];
  const table = new DistanceTable(word, edits, transpositions);
  let before = '';
  let at = start === '' ? 0 : dictionary.firstFrom(start);
  while (at < sorted.length) {
    step();
    const number = sorted[at] ?? 0;
    const other = dictionary.word(number);
    if (!other.startsWith(start)) break;
    let depth = shared(before, other);
    let [isTooDifferent, best] = [false, asPrefix ? table.bestUpTo(depth) : far];
    for (; depth < other.length && !isTooDifferent; depth += 1) {
      const min = table.fill(depth + 1, other);
      if (asPrefix) best = Math.min(best, table.distance(depth + 1));
      if (min > edits) isTooDifferent = best > edits;
    }
    before = other.slice(0, depth);
    const distance = asPrefix ? best : isTooDifferent ? far : table.distance(other.length);
    if (distance <= edits) found.push({ number, edits: distance });
    at = isTooDifferent ? skip(dictionary, sorted, at, before) : at + 1;
  }
  return found;
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** Edit distances between the prefixes of two words, with a row per length of the other word. */
class DistanceTable {
  private readonly rows: Int32Array[] = [];
  /** Cells of a row: the allowed edits on both sides of the diagonal, plus one each. */
  private readonly reach: number;
  private readonly width: number;

  constructor(
    private readonly word: string,
    edits: number,
    private readonly transpositions: boolean,
  ) {
    this.reach = edits + 1;
    this.width = 2 * this.reach + 1;
    const first = this.row(0);
    for (let at = 0; at <= Math.min(edits, word.length); at += 1) first[at + this.reach] = at;
  }

  /** From the whole word to a prefix of the other; `far` when it exceeds the limit. */
  distance(depth: number): number {
    return this.cell(depth, this.word.length);
  }

  bestUpTo(depth: number): number {
    let best = far;
    for (let row = Math.max(0, this.word.length - this.reach); row <= depth; row += 1)
      best = Math.min(best, this.distance(row));
    return best;
  }

  /** Computes the row of one more letter; returns its minimum. */
  fill(depth: number, other: string): number {
    const { word, transpositions, reach } = this;
    const row = this.row(depth);
    const letter = other[depth - 1];
    let min = far;
    const to = Math.min(word.length, depth + reach - 1);
    for (let at = Math.max(0, depth - reach + 1); at <= to; at += 1) {
      let cost = at === 0 ? depth : Math.min(this.cell(depth - 1, at), this.cell(depth, at - 1)) + 1;
      if (at > 0) cost = Math.min(cost, this.cell(depth - 1, at - 1) + (word[at - 1] === letter ? 0 : 1));
      if (transpositions && at > 1 && depth > 1 && word[at - 1] === other[depth - 2] && word[at - 2] === letter)
        cost = Math.min(cost, this.cell(depth - 2, at - 2) + 1);
      row[at - depth + reach] = cost;
      if (cost < min) min = cost;
    }
    return min;
  }

  private cell(depth: number, at: number): number {
    const place = at - depth + this.reach;
    return place < 0 || place >= this.width ? far : (this.rows[depth]?.[place] ?? far);
  }

  private row(depth: number): Int32Array {
    return (this.rows[depth] ??= new Int32Array(this.width)).fill(far);
  }
}

/** The first word after all words with a prefix. */
function skip(dictionary: Dictionary, sorted: Uint32Array, from: number, prefix: string): number {
  let [low, high] = [from + 1, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dictionary.word(sorted[middle] ?? 0).startsWith(prefix)) low = middle + 1;
    else high = middle;
  }
  return low;
}
