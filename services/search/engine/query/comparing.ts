import { dateMath, defaultFormat, zoneOffset } from '../mapping/dates';
import { isNumeric, isWhole, rounded } from '../mapping/field-types';
import type { Leaf } from '../mapping/definition';
import { inQuery, SearchError } from '../search-error';
import { Bits } from '../storage/bits';
import type { KeywordColumn, NumberColumn } from '../storage/columns';
import { rowsWith } from './bm25';
import { fieldIn, type Scope } from './types';

const badNumber = (value: unknown): SearchError =>
  new SearchError(400, 'number_format_exception', `For input string: "${String(value)}"`, 'query');

/** A value of a query in the representation of the field's column. */
export function comparable(
  leaf: Leaf,
  value: unknown,
  now: number,
  options: { format?: string; up?: boolean; ahead?: number } = {},
): number {
  const { type } = leaf;
  if (type === 'date') {
    const format = options.format ?? (typeof leaf.options.format === 'string' ? leaf.options.format : defaultFormat);
    if (typeof value === 'number' && format.includes('epoch_millis')) return value;
    return dateMath(value, now, format, options.up, options.ahead);
  }
  if (type === 'boolean') {
    if (value === true || value === 'true') return 1;
    if (value === false || value === 'false' || value === '') return 0;
    throw inQuery(`Can't parse boolean value [${String(value)}], expected [true] or [false]`);
  }
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  if (!isNumeric(type) || Number.isNaN(number)) throw badNumber(value);
  return rounded(type, number, leaf.options);
}

type Span = readonly [from: number, to: number];

/** A date of a term matches its whole unit: `2026-01` is January. */
const dateSpan = (leaf: Leaf, value: unknown, now: number): Span => [
  comparable(leaf, value, now, { up: false }),
  comparable(leaf, value, now, { up: true }),
];

/** Whether a number lies in any of several spans, by binary search: there may be a thousand. */
function spansTest(spans: readonly Span[]): (stored: number) => boolean {
  const joined: [number, number][] = [];
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return stored => {
    let [low, high] = [0, joined.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((joined[middle]?.[1] ?? 0) < stored) low = middle + 1;
      else high = middle;
    }
    return (joined[low]?.[0] ?? Infinity) <= stored;
  };
}

function numberTest(leaf: Leaf, values: readonly unknown[], now: number): (stored: number) => boolean {
  if (leaf.type === 'date') return spansTest(values.map(value => dateSpan(leaf, value, now)));
  const requested = new Set(
    values.map(value => comparable(leaf, value, now)).filter(number => !isWhole(leaf.type) || Number.isInteger(number)),
  );
  const [only] = requested;
  return requested.size === 1 ? stored => stored === only : stored => requested.has(stored);
}

export const normalized = ({ reading }: Scope, leaf: Leaf, value: unknown): string => {
  const { normalizer } = leaf.options;
  const text = String(value);
  return (
    (typeof normalizer === 'string' ? reading.mapping.analyzers.normalizer(normalizer)?.(text) : undefined) ?? text
  );
};

export function rowsWithWords(column: KeywordColumn, numbers: readonly number[], size: number): Bits {
  if (numbers.length === 0) return new Bits(size);
  const [only] = numbers;
  if (numbers.length === 1) return column.values.matching(size, number => number === only);
  const requested = new Uint8Array(column.dictionary.size);
  for (const number of numbers) requested[number] = 1;
  return column.values.matching(size, number => requested[number] === 1);
}

function byIdentity(scope: Scope, field: string, values: readonly unknown[]): Bits | undefined {
  const { rows } = scope.table;
  if (field === '_index') return values.includes(scope.reading.name) ? Bits.full(rows) : new Bits(rows);
  if (field === '_type') return values.some(value => value === '_doc') ? Bits.full(rows) : new Bits(rows);
  if (field !== '_id') return undefined;
  const found = new Bits(rows);
  if (scope.path === '')
    for (const value of values) {
      const row = scope.reading.documents.row(String(value));
      if (row !== undefined) found.add(row);
    }
  return found;
}

/** Rows whose field has one of the values exactly. */
export function rowsWithValues(scope: Scope, field: string, values: readonly unknown[]): Bits {
  const { table, now } = scope;
  const known = byIdentity(scope, field, values);
  if (known) return known;
  const leaf = fieldIn(scope, field);
  const column = leaf && table.column(leaf.path);
  if (!leaf) return new Bits(table.rows);
  if (leaf.type === 'geo_point' || leaf.type === 'geo_shape')
    throw new SearchError(
      400,
      'query_shard_exception',
      `Geometry fields do not support exact searching, use dedicated geometry queries instead: [${field}]`,
      'query',
    );
  if (isNumeric(leaf.type) || leaf.type === 'date' || leaf.type === 'boolean') {
    const test = numberTest(leaf, values, now);
    return column ? (column as NumberColumn).values.matching(table.rows, test) : new Bits(table.rows);
  }
  if (!column) return new Bits(table.rows);
  if (column.kind === 'keyword') {
    const numbers = values.flatMap(value => column.dictionary.find(normalized(scope, leaf, value)) ?? []);
    return rowsWithWords(column, numbers, table.rows);
  }
  if (column.kind === 'text')
    return rowsWith(
      column,
      values.flatMap(value => column.terms.find(String(value)) ?? []),
      table.rows,
    );
  return new Bits(table.rows);
}

export interface Bounds {
  gt?: unknown;
  gte?: unknown;
  lt?: unknown;
  lte?: unknown;
  format?: string;
  timeZone?: string;
}

const input = (bound: unknown): boolean => bound !== undefined && bound !== null;

/** The minimum and maximum number within bounds. */
export function spanOf(
  leaf: Leaf,
  { gt, gte, lt, lte, format, timeZone }: Bounds,
  now: number,
): [from: number, to: number] {
  const read = (bound: unknown, up: boolean): number =>
    comparable(leaf, bound, now, {
      up,
      ...(format !== undefined && { format }),
      ...(timeZone !== undefined && { ahead: zoneOffset(timeZone, now) }),
    });
  const step = (number: number, way: 1 | -1): number => {
    if (isWhole(leaf.type) || leaf.type === 'date' || leaf.type === 'boolean')
      return way > 0 ? Math.floor(number) + 1 : Math.ceil(number) - 1;
    return nextNumber(number, way);
  };
  const from = input(gt) ? step(read(gt, true), 1) : input(gte) ? read(gte, false) : -Infinity;
  const to = input(lt) ? step(read(lt, false), -1) : input(lte) ? read(lte, true) : Infinity;
  return [from, to];
}

const view = new DataView(new ArrayBuffer(8));

/** The next representable number. */
function nextNumber(number: number, way: 1 | -1): number {
  if (!Number.isFinite(number)) return number;
  if (number === 0) return way * Number.MIN_VALUE;
  view.setFloat64(0, number);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(number > 0 === way > 0 ? 1 : -1));
  return view.getFloat64(0);
}
