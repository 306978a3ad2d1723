import { isObject, listOf, type Json } from '../json';
import { dateMath, defaultFormat, formatDate } from '../mapping/dates';
import { metresBetween, pointOf, unitOf } from '../mapping/points';
import { illegal, parsing } from '../search-error';
import { Bits } from '../storage/bits';
import { bucketOf } from './bucket';
import { columnOf, eachNumber, fieldOptions, leafOf, written, type FieldOptions } from './fields';
import { within, type Inner, type Part, type Run } from './types';

interface Range {
  key: string;
  from: number;
  to: number;
  fromText: string | undefined;
  toText: string | undefined;
}

const shownNumber = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value));

function rangesOf(
  input: unknown,
  read: (bound: unknown) => number,
  write: (bound: number) => string | undefined,
): Range[] {
  const list = listOf(input);
  if (list.length === 0) throw illegal('No [ranges] specified for the aggregation');
  const ranges = list.map((entry): Range => {
    if (!isObject(entry)) throw parsing('[ranges] expected an object');
    const [from, to] = [entry.from, entry.to].map(bound =>
      bound === undefined || bound === null ? undefined : read(bound),
    );
    const text = (bound: number | undefined): string =>
      bound === undefined ? '*' : (write(bound) ?? shownNumber(bound));
    return {
      key: entry.key === undefined ? `${text(from)}-${text(to)}` : String(entry.key),
      from: from ?? -Infinity,
      to: to ?? Infinity,
      fromText: from === undefined ? undefined : write(from),
      toText: to === undefined ? undefined : write(to),
    };
  });
  return ranges.sort((a, b) => a.from - b.from || a.to - b.to);
}

function rangeBuckets(
  ranges: readonly Range[],
  /** The rows of each range, for each index. */
  collected: readonly Part[][],
  keyed: boolean,
  inner: Inner,
  name: string,
): Json {
  const buckets = ranges.map((range, nth) => {
    const { key, from, to, fromText, toText } = range;
    const bounds = {
      ...(from !== -Infinity && { from, ...(fromText !== undefined && { from_as_string: fromText }) }),
      ...(to !== Infinity && { to, ...(toText !== undefined && { to_as_string: toText }) }),
    };
    const bucket = bucketOf(
      {},
      undefined,
      collected.flatMap(parts => parts[nth] ?? []),
      inner,
      name,
    );
    return keyed ? ([key, { ...bounds, ...bucket }] as const) : { key, ...bounds, ...bucket };
  });
  return { buckets: keyed ? Object.fromEntries(buckets as [string, Json][]) : buckets };
}

/** The rows with a number within each range; one pass over the values serves all ranges. */
function rowsWithin(part: Part, options: FieldOptions, kind: string, ranges: readonly Range[]): Part[] {
  const found = ranges.map(({ from, to }) => ({ from, to, bits: new Bits(part.scope.table.rows) }));
  eachNumber(part, options, kind, (value, row) => {
    for (const { from, to, bits } of found) {
      part.scope.step();
      if (value >= from && value < to) bits.add(row);
    }
  });
  return found.map(({ bits }) => within(part, bits));
}

export function range(body: Json, inner: Inner, name: string): Run {
  const options = fieldOptions(body, 'range');
  return parts => {
    const isDate = parts.some(part => leafOf(part, options.field)?.type === 'date');
    const write = (bound: number): string | undefined =>
      isDate ? written(parts, options, bound) : options.format ? written(parts, options, bound) : undefined;
    const ranges = rangesOf(body.ranges, bound => numberOf(bound), write);
    const rows = parts.map(part => rowsWithin(part, options, 'range', ranges));
    return rangeBuckets(ranges, rows, body.keyed === true, inner, name);
  };
}

function numberOf(value: unknown): number {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : NaN;
  if (Number.isNaN(number)) throw parsing(`Failed to parse [${String(value)}] as a number`);
  return number;
}

export function dateRange(body: Json, inner: Inner, name: string): Run {
  const options = fieldOptions(body, 'date_range');
  return parts => {
    const leaf = parts.map(part => leafOf(part, options.field)).find(found => found !== undefined);
    const format = options.format ?? String(leaf?.options.format ?? defaultFormat);
    const now = parts[0]?.scope.now ?? 0;
    const read = (bound: unknown): number =>
      typeof bound === 'number' && !format.includes('epoch_second') ? bound : dateMath(bound, now, format);
    const ranges = rangesOf(body.ranges, read, bound => formatDate(bound, format));
    const missing = options.missing === undefined ? undefined : read(options.missing);
    const own = { ...options, missing };
    const rows = parts.map(part => {
      const isKnown = leafOf(part, options.field) !== undefined || missing !== undefined;
      return isKnown ? rowsWithin(part, own, 'date_range', ranges) : ranges.map(() => nothing(part));
    });
    return rangeBuckets(ranges, rows, body.keyed === true, inner, name);
  };
}

const nothing = (part: Part): Part => within(part, new Bits(part.scope.table.rows));

export function geoDistance(body: Json, inner: Inner, name: string): Run {
  const options = fieldOptions(body, 'geo_distance');
  const [lat, lon] = pointOf(body.origin ?? body.point ?? body.center);
  const unit = unitOf(String(body.unit ?? 'm'));
  const ranges = rangesOf(body.ranges, numberOf, () => undefined);
  const rowsOf = (part: Part): Part[] => {
    const found = ranges.map(({ from, to }) => ({ from, to, bits: new Bits(part.scope.table.rows) }));
    const column = columnOf(part, options.field);
    if (column?.kind === 'point')
      part.bits.each(row => {
        for (const [y, x] of column.points(row)) {
          const distance = metresBetween(lat, lon, y, x) / unit;
          for (const { from, to, bits } of found) {
            part.scope.step();
            if (distance >= from && distance < to) bits.add(row);
          }
        }
      });
    return found.map(({ bits }) => within(part, bits));
  };
  return parts => rangeBuckets(ranges, parts.map(rowsOf), body.keyed === true, inner, name);
}
