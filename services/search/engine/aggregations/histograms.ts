import { isObject, type Json } from '../json';
import { added, floored, formatDate } from '../mapping/dates';
import { illegal } from '../search-error';
import { Bits } from '../storage/bits';
import { bucketOf, countBuckets } from './bucket';
import { eachNumber, fieldOptions, written, type FieldOptions } from './fields';
import { within, type Inner, type Part, type Run } from './types';

/** Buckets of equal width; one pass collects the rows of all of them. */
function stepped(
  parts: readonly Part[],
  options: FieldOptions,
  kind: string,
  stepOf: (value: number) => number,
): Map<number, Bits[]> {
  const groups = new Map<number, Bits[]>();
  parts.forEach((part, from) =>
    eachNumber(part, options, kind, (value, row) => {
      const key = stepOf(value);
      let rows = groups.get(key);
      if (!rows) {
        part.scope.check();
        countBuckets(groups.size + 1);
        rows = parts.map(({ scope }) => new Bits(scope.table.rows));
        groups.set(key, rows);
      }
      rows[from]?.add(row);
    }),
  );
  return groups;
}

interface Steps {
  keys: (found: number[]) => number[];
  min: number;
  write: (key: number) => string | undefined;
}

function stepBuckets(
  parts: readonly Part[],
  groups: Map<number, Bits[]>,
  { keys, min: lowest, write }: Steps,
  body: Json,
  inner: Inner,
  name: string,
): Json {
  const all = lowest === 0 ? keys([...groups.keys()]) : [...groups.keys()];
  countBuckets(all.length);
  const buckets = all
    .sort((a, b) => a - b)
    .map(key => {
      const rows = groups.get(key);
      const text = write(key);
      const head = { ...(text !== undefined && { key_as_string: text }), key };
      return bucketOf(
        head,
        undefined,
        parts.map((part, at) => within(part, rows?.[at] ?? new Bits(part.scope.table.rows))),
        inner,
        name,
      );
    })
    .filter(bucket => Number(bucket.doc_count) >= lowest);
  const order = isObject(body.order) ? Object.entries(body.order)[0] : undefined;
  if (order?.[1] === 'desc' && order[0] === '_key') buckets.reverse();
  if (order?.[0] === '_count')
    buckets.sort((a, b) => (order[1] === 'desc' ? -1 : 1) * (Number(a.doc_count) - Number(b.doc_count)));
  return {
    buckets:
      body.keyed === true
        ? Object.fromEntries(buckets.map(bucket => [String(bucket.key_as_string ?? bucket.key), bucket]))
        : buckets,
  };
}

export function histogram(body: Json, inner: Inner, name: string): Run {
  const options = fieldOptions(body, 'histogram');
  const interval = Number(body.interval);
  if (!(interval > 0)) throw illegal(`[interval] must be >0 for histogram aggregation [${name}]`);
  const offset = Number(body.offset ?? 0);
  const min = Number(body.min_doc_count ?? 0);
  const bounds = isObject(body.extended_bounds) ? body.extended_bounds : {};
  return parts => {
    const groups = stepped(
      parts,
      options,
      'histogram',
      value => Math.floor((value - offset) / interval) * interval + offset,
    );
    const keys = (found: number[]): number[] => {
      const ends = [
        ...found,
        ...['min', 'max'].flatMap(end =>
          bounds[end] === undefined ? [] : [Math.floor((Number(bounds[end]) - offset) / interval) * interval + offset],
        ),
      ];
      if (ends.length === 0) return [];
      const [low, high] = [Math.min(...ends), Math.max(...ends)];
      const count = Math.round((high - low) / interval) + 1;
      countBuckets(count);
      return [...new Set([...found, ...Array.from({ length: count }, (_, at) => low + at * interval)])];
    };
    return stepBuckets(
      parts,
      groups,
      { keys, min, write: key => (options.format === undefined ? undefined : written(parts, options, key)) },
      body,
      inner,
      name,
    );
  };
}

const calendar: Readonly<Record<string, string>> = {
  minute: 'm',
  hour: 'h',
  day: 'd',
  week: 'w',
  month: 'M',
  year: 'y',
  second: 's',
  '1s': 's',
  '1m': 'm',
  '1h': 'h',
  '1d': 'd',
  '1w': 'w',
  '1M': 'M',
  '1y': 'y',
};

export function dateHistogram(body: Json, inner: Inner, name: string): Run {
  const options = fieldOptions(body, 'date_histogram');
  const input = String(body.calendar_interval ?? body.fixed_interval ?? body.interval ?? '');
  const unit = body.fixed_interval === undefined ? calendar[input] : undefined;
  const [, count, fixed] = /^(\d+)(ms|s|m|h|d)$/.exec(input) ?? [];
  const size = Number(count) * ({ ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }[fixed ?? ''] ?? NaN);
  if (unit === undefined && !(size > 0))
    throw illegal(`The supplied interval [${input}] could not be parsed as a calendar interval.`);
  const min = Number(body.min_doc_count ?? 0);
  const stepOf = (value: number): number =>
    unit === undefined ? Math.floor(value / size) * size : floored(value, unit);
  const keys = (found: number[]): number[] => {
    const all: number[] = [];
    const last = Math.max(...found);
    for (let key = Math.min(...found); key <= last; key = unit === undefined ? key + size : added(key, 1, unit)) {
      all.push(key);
      countBuckets(all.length);
    }
    return all;
  };
  return parts => {
    const groups = stepped(parts, options, 'date_histogram', stepOf);
    return stepBuckets(
      parts,
      groups,
      { keys, min, write: key => written(parts, options, key) ?? formatDate(key, options.format) },
      body,
      inner,
      name,
    );
  };
}
