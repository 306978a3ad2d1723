import { dateMath, defaultFormat, formatDate } from '../mapping/dates';
import { metresBetween } from '../mapping/points';
import { inQuery, SearchError } from '../search-error';
import type { Bits } from '../storage/bits';
import type { KeywordColumn, NumberColumn, PointColumn } from '../storage/columns';
import type { Table } from '../storage/table';
import type { Values } from '../storage/values';
import { scoreAt } from '../query/clause';
import { tablesTo } from '../query/nested';
import type { Matches, Scope } from '../query/types';
import type { Mode, SortSpec } from './sort-spec';

export type SortValue = string | number | null;

/** The sort key of a row: a number that ascends in the requested order, and the returned value. */
export interface SortKey {
  key: (row: number) => number;
  value: (row: number) => SortValue;
  /** The same for a value from the request. */
  keyOf: (value: unknown) => number;
  /** The key of a row is its negative score. */
  scores?: Float32Array | undefined;
  /** The key of a row with a value is the value times the sign; no row has two. */
  numbers?: { values: Values; sign: 1 | -1 } | undefined;
}

function blended(values: readonly number[], mode: Mode): number {
  if (values.length === 0) return NaN;
  switch (mode) {
    case 'min':
      return Math.min(...values);
    case 'max':
      return Math.max(...values);
    case 'sum':
      return values.reduce((sum, value) => sum + value, 0);
    case 'avg':
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    case 'median': {
      const sorted = values.toSorted((a, b) => a - b);
      const middle = sorted.length >> 1;
      return sorted.length % 2 === 1
        ? (sorted[middle] ?? NaN)
        : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
    }
  }
}

type Gather = (row: number, visit: (value: number) => void) => void;

/** Values of a row, or of its nested objects. */
function gathering(scope: Scope, spec: SortSpec, leafNested: string, each: (table: Table) => Gather): Gather {
  const path = spec.nestedPath ?? scope.path;
  if (path === scope.path) return leafNested === scope.path ? each(scope.table) : () => undefined;
  const root = scope.parents[0] ?? scope.table;
  const tables = tablesTo(root, scope.reading.mapping.nestedPaths, path);
  const below = tables.slice(tables.indexOf(scope.table) + 1);
  const inner = below.at(-1);
  if (!inner) return each(scope.table);
  const allowed: Bits | undefined = spec.nestedFilter?.filter({
    ...scope,
    table: inner,
    path,
    parents: tables.slice(0, -1),
  });
  const gather = each(inner);
  const descend = (row: number, level: number, visit: (value: number) => void): void => {
    const table = below[level];
    if (!table) {
      if (!allowed || allowed.has(row)) gather(row, visit);
      return;
    }
    const [from, to] = table.rangeOf(row);
    for (let at = from; at < to; at += 1) descend(at, level + 1, visit);
  };
  return (row, visit) => descend(row, 0, visit);
}

function reading(
  gather: Gather,
  mode: Mode,
  single: NumberColumn | KeywordColumn | undefined,
): (row: number) => number {
  if (single) return row => (single.values.has(row) ? single.values.first(row) : NaN);
  return row => {
    const values: number[] = [];
    gather(row, value => values.push(value));
    return blended(values, mode);
  };
}

const signed = (spec: SortSpec, number: number): number => (spec.descending ? -number : number);

/** Missing values are last or first, regardless of the direction. */
const absent = ({ missing }: SortSpec): number => (missing === '_first' ? -Infinity : Infinity);

function numberKey(scope: Scope, spec: SortSpec, path: string, nested: string, type: string, format: string): SortKey {
  const column = scope.table.column(path);
  const flat = nested === scope.path && column?.kind === 'number' && column.values.single ? column : undefined;
  const gather = gathering(scope, spec, nested, table => (row, visit) => {
    const own = table.column(path);
    if (own?.kind === 'number') own.values.each(row, visit);
  });
  const read = reading(gather, spec.mode, flat);
  const substitute = ['_first', '_last'].includes(String(spec.missing)) ? undefined : Number(spec.missing);
  const ofNumber = (number: number): number =>
    Number.isNaN(number) ? (substitute === undefined ? absent(spec) : signed(spec, substitute)) : signed(spec, number);
  return {
    numbers: flat && { values: flat.values, sign: spec.descending ? -1 : 1 },
    key: row => ofNumber(read(row)),
    value: row => {
      const number = read(row);
      if (Number.isNaN(number)) return substitute ?? null;
      return spec.format !== undefined && type === 'date' ? formatDate(number, spec.format) : number;
    },
    keyOf: value => {
      if (value === null) return absent(spec);
      const number =
        typeof value === 'number'
          ? value
          : type === 'date'
            ? dateMath(value, scope.now, spec.format ?? format)
            : Number(value === 'true' ? 1 : value === 'false' ? 0 : value);
      if (Number.isNaN(number))
        throw inQuery(`Failed to parse search_after value for field [${spec.field}], value [${String(value)}]`);
      return Math.abs(number) >= 9.2e18 && type !== 'unsigned_long' ? absent(spec) : signed(spec, number);
    },
  };
}

function wordKey(scope: Scope, spec: SortSpec, path: string, nested: string): SortKey {
  const tables =
    nested === scope.path
      ? [scope.table]
      : tablesTo(scope.parents[0] ?? scope.table, scope.reading.mapping.nestedPaths, nested);
  const column = tables.at(-1)?.column(path);
  const dictionary = column?.kind === 'keyword' ? column.dictionary : undefined;
  const ranks = dictionary?.ranks() ?? new Uint32Array(0);
  const sorted = dictionary?.sorted() ?? new Uint32Array(0);
  const gather = gathering(scope, spec, nested, table => (row, visit) => {
    const own = table.column(path);
    if (own?.kind === 'keyword') own.values.each(row, number => visit(ranks[number] ?? 0));
  });
  const read = reading(gather, spec.descending ? 'max' : 'min', undefined);
  const rankOf = (word: string): number => {
    const at = dictionary?.firstFrom(word) ?? 0;
    return dictionary?.word(sorted[at] ?? -1) === word ? at : at - 0.5;
  };
  const substitute = ['_first', '_last'].includes(String(spec.missing)) ? undefined : String(spec.missing);
  const none = substitute === undefined ? absent(spec) : signed(spec, rankOf(substitute));
  return {
    key: row => {
      const rank = read(row);
      return Number.isNaN(rank) ? none : signed(spec, rank);
    },
    value: row => {
      const rank = read(row);
      return Number.isNaN(rank) ? (substitute ?? null) : (dictionary?.word(sorted[rank] ?? -1) ?? null);
    },
    keyOf: value => (value === null ? absent(spec) : signed(spec, rankOf(String(value)))),
  };
}

function distanceKey(scope: Scope, spec: SortSpec, path: string, nested: string): SortKey {
  const points = spec.points ?? [];
  const gather = gathering(scope, spec, nested, table => (row, visit) => {
    const own = table.column(path) as PointColumn | undefined;
    for (const [lat, lon] of own?.points(row) ?? [])
      for (const [toLat, toLon] of points) visit(metresBetween(lat, lon, toLat, toLon) / spec.unit);
  });
  const read = reading(gather, spec.mode, undefined);
  const ofNumber = (number: number): number => (Number.isNaN(number) ? absent(spec) : signed(spec, number));
  return {
    key: row => ofNumber(read(row)),
    value: row => (Number.isNaN(read(row)) ? 'Infinity' : read(row)),
    keyOf: value => (value === 'Infinity' || value === null ? absent(spec) : signed(spec, Number(value))),
  };
}

/** The sort keys of an index for one of the requested orders. */
export function sortKey(scope: Scope, spec: SortSpec, matches: Matches): SortKey {
  const plain = (read: (row: number) => number): SortKey => ({
    key: row => signed(spec, read(row)),
    value: read,
    keyOf: value => signed(spec, Number(value)),
  });
  if (spec.field === '_score')
    return { ...plain(row => scoreAt(matches, row)), scores: spec.descending ? matches.scores : undefined };
  if (spec.field === '_doc' || spec.field === '_shard_doc') return plain(row => row);
  if (spec.field === '_id') {
    const { documents } = scope.reading;
    const ranks = documents.idRanks(scope.step);
    return { ...plain(row => ranks[row] ?? 0), value: row => documents.id(row) };
  }
  const leaf = scope.reading.mapping.leaf(spec.field);
  if (!leaf) {
    if (spec.unmapped)
      return { key: () => absent(spec), value: () => (spec.points ? 'Infinity' : null), keyOf: () => absent(spec) };
    if (spec.points) throw inQuery(`failed to find mapper for [${spec.field}] for geo distance based sort`);
    throw new SearchError(
      400,
      'query_shard_exception',
      `No mapping found for [${spec.field}] in order to sort on`,
      'query',
    );
  }
  if (spec.points) return distanceKey(scope, spec, leaf.path, leaf.nested);
  if (leaf.type === 'keyword') return wordKey(scope, spec, leaf.path, leaf.nested);
  if (leaf.type === 'text')
    throw inQuery(
      `Text fields are not optimised for operations that require per-document field data like aggregations and sorting, so these operations are disabled by default. Please use a keyword field instead. Alternatively, set fielddata=true on [${spec.field}] in order to load field data by uninverting the inverted index. Note that this can use significant memory.`,
    );
  if (leaf.type === 'geo_point' || leaf.type === 'geo_shape' || leaf.type === 'completion' || leaf.type === 'binary')
    throw inQuery(`can't sort on ${leaf.type} field without using specific sorting feature, like geo_distance`);
  return numberKey(scope, spec, leaf.path, leaf.nested, leaf.type, String(leaf.options.format ?? defaultFormat));
}
