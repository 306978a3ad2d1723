import { soughtIn, type Form, type Sought } from '../analysis/analyzer';
import type { Leaf } from '../mapping/definition';
import { illegal } from '../search-error';
import { searchAnalyzer } from '../storage/row-writer';
import type { TextColumn } from '../storage/text-column';
import { rarity, weightOf as rarityOf, type Best } from './bm25';
import { editsBetween } from './edits';
import { editsFor, fuzzySearch } from './expansions';
import type { Mark, Scope } from './types';

/** How a word of a query may differ from the words of the documents. */
export interface Looseness {
  fuzziness?: unknown;
  prefixLength?: number;
  maxExpansions?: number;
  transpositions?: boolean;
}

export const expansionsMax = 50;
const beginningsMax = 1_024;

/** The words of a text by the search analyzer of a field. */
export function soughtBy({ reading }: Scope, leaf: Leaf, text: string, analyzer: unknown): Sought[] {
  const named = analyzer === undefined ? undefined : reading.mapping.analyzers.find(String(analyzer));
  if (analyzer !== undefined && !named) throw illegal(`[match] analyzer [${String(analyzer)}] not found`);
  return soughtIn(named ?? searchAnalyzer(reading.mapping, leaf), text);
}

function fuzzyTerms(
  { step }: Scope,
  column: TextColumn,
  term: string,
  looseness: Looseness,
): { number: number; weight: number }[] {
  const { prefixLength = 0, maxExpansions = expansionsMax, transpositions = true, fuzziness } = looseness;
  const edits = editsFor(fuzziness, term);
  const found = edits === 0 ? [] : fuzzySearch(column.terms, term, { edits, prefixLength, transpositions, step });
  return found
    .map(({ number, edits: away }) => ({
      number,
      weight: 1 - away / Math.max(1, Math.min(term.length, column.terms.word(number).length)),
    }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, maxExpansions);
}

/** Words of a field with their weights, by the best matching form. */
type Weights = Map<number, number>;

function weigh(weights: Weights, column: TextColumn, term: number, boost: number): void {
  const weight = boost * rarityOf(column, term);
  column.eachEntry(term, entry => {
    if ((weights.get(entry) ?? -1) < weight) weights.set(entry, weight);
  });
}

function weighForm(
  weights: Weights,
  scope: Scope,
  column: TextColumn,
  form: Form,
  looseness: Looseness,
  boost: number,
): void {
  const { term, prefix = false } = form;
  const weight = boost * (form.boost ?? 1);
  if (prefix) {
    for (const number of column.terms.startingWith(term, beginningsMax)) weigh(weights, column, number, weight);
    return;
  }
  const exact = column.terms.find(term);
  if (exact !== undefined) weigh(weights, column, exact, weight);
  if (looseness.fuzziness === undefined) return;
  for (const { number, weight: likeness } of fuzzyTerms(scope, column, term, looseness))
    if (number !== exact) weigh(weights, column, number, weight * likeness);
}

/** Records the rows with a word in any of its forms, or with a similar one; the postings of each are read once. */
export function addWord(
  best: Best,
  scope: Scope,
  column: TextColumn,
  forms: readonly Form[],
  looseness: Looseness,
  boost: number,
): void {
  scope.check();
  const weights: Weights = new Map();
  forms.forEach((form, at) => weighForm(weights, scope, column, form, at === 0 ? looseness : {}, boost));
  for (const [entry, weight] of weights) {
    scope.check();
    best.addEntry(column, entry, weight);
  }
}

/** Terms that match a word in a field; an unfinished last word matches as a prefix. */
export function alternatives(column: TextColumn, forms: readonly Form[], unfinished: boolean, limit: number): number[] {
  const exact = forms.filter(({ prefix }) => prefix !== true);
  const terms = exact.flatMap(({ term }) =>
    unfinished ? column.terms.startingWith(term, limit) : (column.terms.find(term) ?? []),
  );
  return [...new Set(terms)];
}

export const weightOfAny = (column: TextColumn, terms: readonly number[]): number =>
  terms.length === 0 ? 0 : rarity(Math.max(...terms.map(term => column.frequency(term))), column.rows);

/** The words of a returned text that match the words of a query. */
export function marksOf(
  field: string,
  sought: readonly Sought[],
  looseness: Looseness = {},
  unfinished = false,
): Mark[] {
  return sought.flatMap(({ forms }, at) =>
    forms.map(({ term, prefix }): Mark => {
      const begins = prefix === true || (unfinished && at === sought.length - 1);
      const edits = looseness.fuzziness === undefined ? 0 : editsFor(looseness.fuzziness, term);
      return {
        field,
        test: word => word === term || (begins && word.startsWith(term)) || (edits > 0 && isFuzzy(word, term, edits)),
      };
    }),
  );
}

const isFuzzy = (word: string, term: string, edits: number): boolean =>
  Math.abs(word.length - term.length) <= edits && editsBetween(word, term, true) <= edits;
