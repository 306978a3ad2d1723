import { isObject, type Json } from '../json';
import { editsFor, fuzzySearch } from '../query/expansions';
import type { Scope } from '../query/types';
import { sourceFilter } from '../search/source-filter';
import { topRows } from '../search/top-rows';
import { inQuery } from '../search-error';
import type { Bits } from '../storage/bits';
import type { BestEntries, CompletionColumn } from '../storage/completion-column';
import { completionKeys } from '../storage/completion-keys';
import { searchAnalyzer } from '../storage/row-writer';
import type { AliasFilter } from './types';

interface Option {
  scope: Scope;
  row: number;
  text: string;
  score: number;
}

const sizeMax = 1_000;

/** Fuzzy matches of a prefix, grouped by the number of its matching letters. */
function fuzzyKeys({ step }: Scope, column: CompletionColumn, key: string, fuzzy: Json): Map<number, number[]> {
  const matches = fuzzySearch(column.keys, key, {
    edits: editsFor(fuzzy.fuzziness ?? 'AUTO', key),
    prefixLength: Math.min(Number(fuzzy.prefix_length ?? 1), key.length),
    transpositions: fuzzy.transpositions !== false,
    asPrefix: true,
    step,
  });
  const groups = new Map<number, number[]>();
  for (const { number, edits } of matches) {
    const shared = Math.max(1, key.length - edits);
    const group = groups.get(shared);
    if (group) group.push(number);
    else groups.set(shared, [number]);
  }
  return groups;
}

function columnIn(
  scope: Scope,
  field: string,
): { column: CompletionColumn | undefined; keysOf: (text: string) => string[] } {
  const leaf = scope.reading.mapping.leaf(field);
  if (!leaf) throw inQuery(`no mapping found for field [${field}]`);
  if (leaf.type !== 'completion') throw inQuery(`Field [${field}] is not a completion suggest field`);
  const column = scope.table.column(leaf.path);
  return {
    column: column?.kind === 'completion' ? column : undefined,
    keysOf: text => completionKeys(searchAnalyzer(scope.reading.mapping, leaf), text),
  };
}

function bestIn(
  scope: Scope,
  column: CompletionColumn,
  keys: readonly string[],
  fuzzy: Json | undefined,
  allowed: Bits,
): BestEntries {
  const best = column.noEntries(scope.table.rows);
  for (const key of keys) {
    scope.check();
    if (!fuzzy || key.length < Number(fuzzy.min_length ?? 3)) column.collectBeginning(key, allowed, best);
    else
      for (const [factor, matches] of fuzzyKeys(scope, column, key, fuzzy))
        column.collectKeys(matches, factor, allowed, best);
  }
  return best;
}

/** The rows with the highest weight; rows of equal weight are in the order of their texts. */
function heaviest(scope: Scope, column: CompletionColumn, best: BestEntries, requested: number): Option[] {
  const { found, scores, texts } = best;
  const ranks = column.textRanks();
  const plain = (key: (row: number) => number) => ({ key, value: key, keyOf: () => 0 });
  const keys = [plain(row => -(scores[row] ?? 0)), plain(row => ranks[texts[row] ?? 0] ?? 0)];
  return topRows(found, keys, requested, { step: scope.step }).map(({ row }) => ({
    scope,
    row,
    text: column.text(texts[row] ?? 0),
    score: scores[row] ?? 0,
  }));
}

const byWeight = (one: Option, other: Option): number =>
  other.score - one.score || (one.text < other.text ? -1 : one.text > other.text ? 1 : one.row - other.row);

/** Completes a prefix with the heaviest texts of a completion field. */
export function complete(text: string, options: Json, scopes: readonly Scope[], aliasFilter: AliasFilter): Json[] {
  const field = String(options.field);
  const size = Math.min(sizeMax, Number(options.size ?? 5));
  const isUnique = options.skip_duplicates === true;
  const fuzzy = options.fuzzy === true ? {} : isObject(options.fuzzy) ? options.fuzzy : undefined;
  const found = scopes.flatMap(scope => {
    const { column, keysOf } = columnIn(scope, field);
    if (!column || text === '') return [];
    const allowed = scope.reading.documents.alive();
    const inAlias = aliasFilter?.(scope.reading)?.filter(scope);
    if (inAlias) allowed.and(inAlias);
    const best = bestIn(scope, column, keysOf(text), fuzzy, allowed);
    const few = heaviest(scope, column, best, isUnique ? size * 4 : size);
    const isEnough = !isUnique || few.length < size * 4 || new Set(few.map(option => option.text)).size >= size;
    return isEnough ? few : heaviest(scope, column, best, best.found.count());
  });
  if (scopes.length > 1) found.sort(byWeight);
  const seen = new Set<string>();
  const shown = isUnique ? found.filter(option => !seen.has(option.text) && seen.add(option.text)) : found;
  const filter = sourceFilter(options._source);
  const show = ({ scope, row, text: own, score }: Option): Json => {
    const { documents } = scope.reading;
    scope.check();
    const source = filter && documents.shown(row);
    return {
      text: own,
      _index: scope.reading.name,
      _id: documents.id(row),
      _score: score,
      ...(source && { _source: filter === 'whole' ? source : filter(source) }),
    };
  };
  return [{ text, offset: 0, length: text.length, options: shown.slice(0, size).map(show) }];
}
