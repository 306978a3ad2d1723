import { soughtIn } from '../analysis/analyzer';
import type { Json } from '../json';
import { fuzzySearch } from '../query/expansions';
import type { Scope } from '../query/types';
import { illegal, inQuery } from '../search-error';
import { searchAnalyzer } from '../storage/row-writer';
import type { TextColumn } from '../storage/text-column';
import { likeness } from './likeness';

export interface Correction {
  text: string;
  score: number;
  freq: number;
}

export interface Token {
  text: string;
  offset: number;
  length: number;
}

const frequencyOf = (column: TextColumn, word: string): number => {
  const number = column.terms.find(word);
  return number === undefined ? 0 : column.frequency(number);
};

interface Column {
  column: TextColumn;
  scope: Scope;
}

export function columnsFor(scopes: readonly Scope[], field: string): Column[] {
  return scopes.flatMap(scope => {
    const leaf = scope.reading.mapping.leaf(field);
    if (!leaf) throw inQuery(`no mapping found for field [${field}]`);
    const column = scope.table.column(leaf.path);
    return column?.kind === 'text' ? [{ column, scope }] : [];
  });
}

/** The words of a text with their positions, by the analyzer of the field. */
export function textOf(scopes: readonly Scope[], field: string, text: string): Token[] {
  const [scope] = scopes;
  const leaf = scope?.reading.mapping.leaf(field);
  if (!scope || !leaf) return [];
  const analyzer = searchAnalyzer(scope.reading.mapping, leaf);
  const found: Token[] = [];
  analyzer.split(text, (word, start, end) => {
    const term = soughtIn({ split: (_, visit) => visit(word, 0, word.length), forms: analyzer.forms }, word)[0]
      ?.forms[0]?.term;
    if (term !== undefined) found.push({ text: term, offset: start, length: end - start });
  });
  return found;
}

const modes = ['missing', 'popular', 'always'];

/** Similar words of the documents, best first. */
export function corrections(columns: readonly Column[], word: string, options: Json): Correction[] {
  const mode = String(options.suggest_mode ?? 'missing').toLowerCase();
  if (!modes.includes(mode)) throw illegal(`Illegal suggest mode ${mode}`);
  const own = columns.reduce((sum, { column }) => sum + frequencyOf(column, word), 0);
  if (mode === 'missing' && own > 0) return [];
  if (word.length < Number(options.min_word_length ?? 4)) return [];
  const compare = likeness(String(options.string_distance ?? 'internal'));
  const accuracy = Number(options.accuracy ?? 0.5);
  const edits = Number(options.max_edits ?? 2);
  if (edits < 1 || edits > 2) throw illegal(`max_edits must be between 1 and 2`);
  const prefixLength = Math.min(Number(options.prefix_length ?? 1), word.length);
  const found = new Map<string, Correction>();
  for (const { column, scope } of columns) {
    scope.check();
    for (const other of candidates({ column, scope }, word, compare.ngram, edits, prefixLength)) {
      scope.check();
      if (other === word) continue;
      const score = compare.of(word, other);
      const freq = frequencyOf(column, other) + (found.get(other)?.freq ?? 0);
      if (score >= accuracy && freq > 0) found.set(other, { text: other, score, freq });
    }
  }
  const byScore = (a: Correction, b: Correction): number =>
    b.score - a.score || b.freq - a.freq || (a.text < b.text ? -1 : 1);
  const byFrequency = (a: Correction, b: Correction): number => b.freq - a.freq || byScore(a, b);
  return [...found.values()]
    .filter(({ freq }) => mode !== 'popular' || freq > own)
    .sort(options.sort === 'frequency' ? byFrequency : byScore)
    .slice(0, Number(options.size ?? 5));
}

/** Candidates for the comparison: words within the edit distance, or for trigrams every word that shares one. */
function candidates(
  { column, scope: { step } }: Column,
  word: string,
  byPieces: boolean,
  edits: number,
  prefixLength: number,
): string[] {
  if (!byPieces)
    return fuzzySearch(column.terms, word, { edits, prefixLength, step }).map(({ number }) =>
      column.terms.word(number),
    );
  return column.terms.startingWith(word.slice(0, prefixLength)).map(number => {
    step();
    return column.terms.word(number);
  });
}

/** Suggests corrections for each word of a text. */
export function termSuggest(text: string, options: Json, scopes: readonly Scope[]): Json[] {
  const field = String(options.field);
  const columns = columnsFor(scopes, field);
  return textOf(scopes, field, text).map(token => ({
    ...token,
    options: corrections(columns, token.text, options).map(correction => ({ ...correction })),
  }));
}
