import type { Sought } from '../analysis/analyzer';
import type { Leaf } from '../mapping/definition';
import { inQuery } from '../search-error';
import type { TextColumn } from '../storage/text-column';
import { Best } from './bm25';
import { alternatives, weightOfAny } from './words';
import type { Matches, Scope } from './types';

type Places = Map<number, number[]>;

/** Places of any of the terms, in the rows still possible. */
function placesOf(column: TextColumn, terms: readonly number[], among: Places | undefined): Places {
  const found: Places = new Map();
  const entries = column.entriesOf(terms);
  for (const entry of entries) {
    const cursor = column.cursor(entry);
    while (cursor.next()) {
      if (among && !among.has(cursor.row)) continue;
      const known = found.get(cursor.row);
      if (known) known.push(...cursor.places);
      else found.set(cursor.row, [...cursor.places]);
    }
  }
  if (entries.length > 1) for (const places of found.values()) places.sort((a, b) => a - b);
  return found;
}

/** How often words stand near enough to their order: each time counts less the further apart they are. */
function often(lists: readonly (readonly number[])[], slop: number): number {
  const at = lists.map(() => 0);
  let total = 0;
  for (;;) {
    let [low, high, lowest] = [Infinity, -Infinity, 0];
    for (let list = 0; list < lists.length; list += 1) {
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
  /** The last word may be a beginning, of at most so many words. */
  unfinished?: number;
}

/** Rows in which the words of a phrase stand together. */
export function phraseMatches(
  scope: Scope,
  leaf: Leaf,
  column: TextColumn,
  sought: readonly Sought[],
  options: PhraseOptions,
): Matches {
  if (!column.options.places && sought.length > 1)
    throw inQuery(`field:[${leaf.path}] was indexed without position data; cannot run PhraseQuery`);
  scope.check();
  const best = new Best(scope.table.rows);
  const { slop, boost, unfinished } = options;
  const words = sought.map(({ forms, place }, at) => {
    const isLast = at === sought.length - 1;
    const terms = alternatives(column, forms, unfinished !== undefined && isLast, unfinished ?? 0);
    return {
      terms,
      place,
      weight: weightOfAny(column, terms),
      size: terms.reduce((sum, term) => sum + column.frequency(term), 0),
    };
  });
  if (words.length === 0 || words.some(({ terms }) => terms.length === 0)) return best.matches;
  const top = boost * words.reduce((sum, { weight }) => sum + weight, 0);
  let among: Places | undefined;
  const places = new Map<(typeof words)[number], Places>();
  for (const word of words.toSorted((one, other) => one.size - other.size)) {
    among = placesOf(column, word.terms, among);
    places.set(word, among);
  }
  for (const row of among?.keys() ?? []) {
    const lists = words.map(word => (places.get(word)?.get(row) ?? []).map(place => place - word.place));
    const found = often(lists, slop);
    if (found > 0) best.note(column, row, found, top);
  }
  return best.matches;
}
