import type { Sought } from '../analysis/analyzer';
import type { Leaf } from '../mapping/definition';
import { inQuery } from '../search-error';
import type { Bits } from '../storage/bits';
import type { PostingsCursor } from '../storage/postings';
import type { TextColumn } from '../storage/text-column';
import { Best, rowsWith } from './bm25';
import { alternatives, weightOfAny } from './words';
import type { Matches, Scope } from './types';

/** Reads the positions of several terms, row by row. */
class Places {
  private readonly cursors: PostingsCursor[] = [];

  constructor(column: TextColumn, terms: readonly number[]) {
    for (const entry of column.entriesOf(terms)) {
      const cursor = column.cursor(entry);
      if (cursor.next()) this.cursors.push(cursor);
    }
  }

  /** Positions in a row, sorted and shifted by an offset; rows must be requested in ascending order. */
  in(row: number, shift: number): number[] {
    const found: number[] = [];
    let terms = 0;
    for (let at = this.cursors.length - 1; at >= 0; at -= 1) {
      const cursor = this.cursors[at] as PostingsCursor;
      let isLeft = true;
      while (isLeft && cursor.row < row) isLeft = cursor.next();
      if (!isLeft) this.cursors.splice(at, 1);
      else if (cursor.row === row) {
        terms += 1;
        for (const place of cursor.places) found.push(place - shift);
      }
    }
    return terms > 1 ? found.sort((a, b) => a - b) : found;
  }
}

/** The frequency of a phrase: each occurrence counts less with its distance. */
function often(lists: readonly (readonly number[])[], slop: number, step: () => void): number {
  const at = new Int32Array(lists.length);
  let total = 0;
  for (;;) {
    let [low, high, lowest] = [Infinity, -Infinity, 0];
    for (let list = 0; list < lists.length; list += 1) {
      step();
      const place = lists[list]?.[at[list] ?? 0];
      if (place === undefined) return total;
      if (place < low) [low, lowest] = [place, list];
      if (place > high) high = place;
    }
    if (high - low <= slop) {
      total += 1 / (1 + high - low);
      for (let list = 0; list < at.length; list += 1) at[list] = (at[list] ?? 0) + 1;
    } else at[lowest] = (at[lowest] ?? 0) + 1;
  }
}

export interface PhraseOptions {
  slop: number;
  boost: number;
  /** The last word may be a prefix, expanded to at most this number of words. */
  unfinished?: number;
}

/** Rows that have every word at any position. */
function rowsWithAll(scope: Scope, column: TextColumn, words: readonly { terms: readonly number[] }[]): Bits {
  let rows: Bits | undefined;
  for (const { terms } of words) {
    scope.check();
    const own = rowsWith(column, terms, scope.table.rows);
    rows = rows ? rows.and(own) : own;
    if (rows.empty) return rows;
  }
  return rows ?? rowsWith(column, [], scope.table.rows);
}

/**
 * Rows in which the words of a phrase are adjacent. Positions are read row by row, and only for rows that have every
 * word, so that memory grows with the words of the phrase and not with the documents.
 */
export function phraseMatches(
  scope: Scope,
  leaf: Leaf,
  column: TextColumn,
  sought: readonly Sought[],
  options: PhraseOptions,
): Matches {
  if (!column.options.places && sought.length > 1)
    throw inQuery(`field:[${leaf.path}] was indexed without position data; cannot run PhraseQuery`);
  const best = new Best(scope.table.rows);
  const { slop, boost, unfinished } = options;
  const words = sought.map(({ forms, place }, at) => {
    scope.step();
    const isLast = at === sought.length - 1;
    const terms = alternatives(column, forms, unfinished !== undefined && isLast, unfinished ?? 0);
    return { terms, place, weight: weightOfAny(column, terms) };
  });
  if (words.length === 0 || words.some(({ terms }) => terms.length === 0)) return best.matches;
  const top = boost * words.reduce((sum, { weight }) => sum + weight, 0);
  const rows = rowsWithAll(scope, column, words);
  if (rows.empty) return best.matches;
  const places = words.map(({ terms }) => new Places(column, terms));
  rows.each(row => {
    const lists = places.map((own, at) => {
      scope.step();
      return own.in(row, words[at]?.place ?? 0);
    });
    const found = often(lists, slop, scope.step);
    if (found > 0) best.note(column, row, found, top);
  });
  return best.matches;
}
