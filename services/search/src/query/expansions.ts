import type { Dictionary } from '../storage/dictionary';

/** Says whether a word has the shape of a pattern with `*` and `?`; never goes back further than to the last star. */
export function wildcardTest(pattern: string, ignoreCase = false): (word: string) => boolean {
  const shape = ignoreCase ? pattern.toLowerCase() : pattern;
  return given => {
    const word = ignoreCase ? given.toLowerCase() : given;
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

/** The words of a dictionary that a pattern fits; only those that begin as it does are looked at. */
export function wildcardWords(dictionary: Dictionary, pattern: string, ignoreCase: boolean): number[] {
  const start = ignoreCase ? '' : (/^[^*?\\]*/.exec(pattern)?.[0] ?? '');
  const test = wildcardTest(pattern, ignoreCase);
  return dictionary.startingWith(start).filter(number => test(dictionary.word(number)));
}

/** `AUTO`, `AUTO:3,6`, or a number: how many letters of a word may differ. */
export function editsFor(fuzziness: unknown, word: string): number {
  const text = String(fuzziness);
  const [, low = '3', high = '6'] = /^AUTO(?::(\d+),(\d+))?$/i.exec(text) ?? [];
  if (!/^AUTO/i.test(text)) return Math.max(0, Math.min(2, Math.trunc(Number(text) || 0)));
  const { length } = [...word];
  return length < Number(low) ? 0 : length < Number(high) ? 1 : 2;
}

export interface Near {
  number: number;
  edits: number;
}

interface FuzzyOptions {
  edits: number;
  /** Letters at the beginning that have to be as written. */
  prefixLength?: number;
  /** Two letters swapped count as one edit. */
  transpositions?: boolean;
  /** The word may go on after what was written. */
  asPrefix?: boolean;
}

/**
 * Words within so many edits. The dictionary is walked in alphabetical order: words that begin alike share the rows of
 * the distance table, and a beginning that is too far already is left out with all its words.
 */
export function nearWords(dictionary: Dictionary, word: string, options: FuzzyOptions): Near[] {
  const { edits, prefixLength = 0, transpositions = true, asPrefix = false } = options;
  const sorted = dictionary.sorted();
  const start = word.slice(0, prefixLength);
  const found: Near[] = [];
  const width = word.length + 1;
  const table: Int32Array[] = [Int32Array.from({ length: width }, (_, at) => at)];
  let before = '';
  let at = start === '' ? 0 : dictionary.firstFrom(start);
  while (at < sorted.length) {
    const number = sorted[at] ?? 0;
    const other = dictionary.word(number);
    if (!other.startsWith(start)) break;
    let depth = shared(before, other);
    let [tooFar, best] = [false, asPrefix ? bestUpTo(table, depth, width) : Infinity];
    for (; depth < other.length && !tooFar; depth += 1) {
      const least = fillRow(table, depth + 1, word, other, transpositions);
      if (asPrefix) best = Math.min(best, table[depth + 1]?.[width - 1] ?? Infinity);
      if (least > edits) tooFar = best > edits;
    }
    before = other.slice(0, depth);
    const distance = asPrefix ? best : tooFar ? Infinity : (table[other.length]?.[width - 1] ?? Infinity);
    if (distance <= edits) found.push({ number, edits: distance });
    at = tooFar ? skip(dictionary, sorted, at, before) : at + 1;
  }
  return found;
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

const bestUpTo = (table: readonly Int32Array[], depth: number, width: number): number => {
  let best = Infinity;
  for (let row = 0; row <= depth; row += 1) best = Math.min(best, table[row]?.[width - 1] ?? Infinity);
  return best;
};

function fillRow(table: Int32Array[], depth: number, word: string, other: string, transpositions: boolean): number {
  const row = (table[depth] ??= new Int32Array(word.length + 1));
  const above = table[depth - 1] as Int32Array;
  const letter = other[depth - 1];
  row[0] = depth;
  let least = depth;
  for (let at = 1; at <= word.length; at += 1) {
    let cost = Math.min(
      (above[at] ?? 0) + 1,
      (row[at - 1] ?? 0) + 1,
      (above[at - 1] ?? 0) + (word[at - 1] === letter ? 0 : 1),
    );
    if (transpositions && at > 1 && depth > 1 && word[at - 1] === other[depth - 2] && word[at - 2] === letter)
      cost = Math.min(cost, (table[depth - 2]?.[at - 2] ?? 0) + 1);
    row[at] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

/** The first word after all that begin so. */
function skip(dictionary: Dictionary, sorted: Uint32Array, from: number, prefix: string): number {
  let [low, high] = [from + 1, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dictionary.word(sorted[middle] ?? 0).startsWith(prefix)) low = middle + 1;
    else high = middle;
  }
  return low;
}
