import { isObject, type Json } from '../json';
import { editsFor, nearWords } from '../query/expansions';
import type { Scope } from '../query/types';
import { sourceFilter } from '../search/source-filter';
import { inQuery } from '../search-error';
import type { Bits } from '../storage/bits';
import { completionKeys, type CompletionColumn } from '../storage/completion-column';
import { searchAnalyzer } from '../storage/row-writer';
import type { Always } from './types';

interface Option {
  scope: Scope;
  text: string;
  weight: number;
  row: number;
  score: number;
}

const sizeMax = 1_000;

function keysLike(column: CompletionColumn, key: string, fuzzy: Json | undefined): [number: number, factor: number][] {
  const exact = column.keys.startingWith(key);
  if (!fuzzy || key.length < Number(fuzzy.min_length ?? 3)) return exact.map(number => [number, 1]);
  const edits = editsFor(fuzzy.fuzziness ?? 'AUTO', key);
  const near = nearWords(column.keys, key, {
    edits,
    prefixLength: Math.min(Number(fuzzy.prefix_length ?? 1), key.length),
    transpositions: fuzzy.transpositions !== false,
    asPrefix: true,
  });
  return near.map(({ number, edits: away }) => [number, Math.max(1, key.length - away)]);
}

/** The best entry of each document below the keys that begin as asked. */
function optionsIn(scope: Scope, field: string, text: string, fuzzy: Json | undefined, allowed: Bits): Option[] {
  const leaf = scope.reading.mapping.leaf(field);
  if (!leaf) throw inQuery(`no mapping found for field [${field}]`);
  if (leaf.type !== 'completion') throw inQuery(`Field [${field}] is not a completion suggest field`);
  const column = scope.table.column(leaf.path);
  if (column?.kind !== 'completion') return [];
  const best = new Map<number, Option>();
  for (const key of completionKeys(searchAnalyzer(scope.reading.mapping, leaf), text)) {
    scope.check();
    for (const [number, factor] of keysLike(column, key, fuzzy))
      for (const at of column.entries(number)) {
        const entry = column.entry(at);
        if (!allowed.has(entry.row)) continue;
        const score = entry.weight * factor;
        const known = best.get(entry.row);
        if (!known || score > known.score || (score === known.score && entry.text < known.text))
          best.set(entry.row, { ...entry, scope, score });
      }
  }
  return [...best.values()];
}

/** Completes a beginning by the heaviest texts of a completion field. */
export function complete(text: string, options: Json, scopes: readonly Scope[], always: Always): Json[] {
  const field = String(options.field);
  const size = Math.min(sizeMax, Number(options.size ?? 5));
  const fuzzy = options.fuzzy === true ? {} : isObject(options.fuzzy) ? options.fuzzy : undefined;
  const found = scopes.flatMap(scope => {
    const allowed = scope.reading.documents.alive();
    const bound = always?.(scope.reading)?.filter(scope);
    if (bound) allowed.and(bound);
    return text === '' ? [] : optionsIn(scope, field, text, fuzzy, allowed);
  });
  found.sort(
    (one, other) =>
      other.score - one.score || (one.text < other.text ? -1 : one.text > other.text ? 1 : one.row - other.row),
  );
  const seen = new Set<string>();
  const shown =
    options.skip_duplicates === true ? found.filter(option => !seen.has(option.text) && seen.add(option.text)) : found;
  const filter = sourceFilter(options._source);
  return [
    {
      text,
      offset: 0,
      length: text.length,
      options: shown.slice(0, size).map(({ scope, text: own, row, score }) => {
        const stored = scope.reading.documents.at(row);
        const source = filter && (JSON.parse(stored.source) as Json);
        return {
          text: own,
          _index: scope.reading.name,
          _id: stored.id,
          _score: score,
          ...(source && { _source: filter === 'whole' ? source : filter(source) }),
        };
      }),
    },
  ];
}
