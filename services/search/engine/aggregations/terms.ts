import { isObject, type Json } from '../json';
import { illegal, inQuery, parsing } from '../search-error';
import { uninterrupted } from '../search/deadline';
import { Bits } from '../storage/bits';
import { wildcardShape } from '../mapping/patterns';
import { bucketOf, countBuckets } from './bucket';
import { columnOf, fieldOptions, leafOf, written, type FieldOptions } from './fields';
import { compare, orderOf, ordered, type Key } from './order';
import { within, type Inner, type Part, type Run } from './types';

interface Group {
  key: Key;
  count: number;
}

const known =
  'field size shard_size order min_doc_count shard_min_doc_count include exclude missing value_type format show_term_doc_count_error collect_mode execution_hint'.split(
    ' ',
  );

/** The number of rows per value in one index; each value occurs once. */
function countsIn(part: Part, options: FieldOptions): Group[] {
  const column = columnOf(part, options.field);
  const groups: Group[] = [];
  if (column?.kind === 'keyword') {
    const tally = new Uint32Array(column.dictionary.size);
    column.values.tally(part.bits, tally);
    for (let number = 0; number < tally.length; number += 1) {
      const count = tally[number] ?? 0;
      if (count > 0) groups.push({ key: column.dictionary.word(number), count });
    }
  }
  if (column?.kind === 'number') {
    const counts = new Map<Key, number>();
    let [lastRow, lastValue] = [-1, NaN];
    column.values.eachOf(part.bits, (value, row) => {
      if (row === lastRow && value === lastValue) return;
      [lastRow, lastValue] = [row, value];
      counts.set(value, (counts.get(value) ?? 0) + 1);
    });
    for (const [key, count] of counts) groups.push({ key, count });
  }
  if (column && column.kind !== 'keyword' && column.kind !== 'number')
    throw inQuery(
      `Field [${options.field}] of type [${String(leafOf(part, options.field)?.options.type)}] is not supported for aggregation [terms]`,
    );
  const absent = missingRows(part, options);
  if (absent && !absent.empty) {
    groups.push({ key: missingKey(part, options), count: absent.count() });
    return added([groups]);
  }
  return groups;
}

/** Adds up the counts of equal values. */
function added(lists: readonly (readonly Group[])[]): Group[] {
  const counts = new Map<Key, number>();
  for (const { key, count } of lists.flat()) counts.set(key, (counts.get(key) ?? 0) + count);
  return [...counts].map(([key, count]) => ({ key, count }));
}

const missingKey = (part: Part, { field, missing, valueType }: FieldOptions): Key => {
  const leaf = leafOf(part, field);
  const isText = leaf
    ? leaf.type === 'keyword'
    : valueType === 'string' || (valueType === undefined && typeof missing === 'string');
  return isText ? String(missing) : Number(missing);
};

function missingRows(part: Part, { field, missing }: FieldOptions): Bits | undefined {
  if (missing === undefined || missing === null) return undefined;
  const column = columnOf(part, field);
  const without = part.bits.clone();
  if (column?.kind === 'keyword' || column?.kind === 'number') without.andNot(column.values.existing(without.size));
  return without;
}

/** The rows with each of the keys; one pass over the values serves all keys. */
function rowsOf(part: Part, options: FieldOptions, keys: readonly Key[]): Bits[] {
  const column = columnOf(part, options.field);
  const size = part.scope.table.rows;
  const found = keys.map(() => {
    part.scope.step();
    return new Bits(size);
  });
  if (column?.kind === 'keyword') {
    const place = new Int32Array(column.dictionary.size).fill(-1);
    keys.forEach((key, at) => {
      const number = column.dictionary.find(String(key));
      if (number !== undefined) place[number] = at;
    });
    column.values.eachOf(part.bits, (number, row) => found[place[number] ?? -1]?.add(row));
  }
  if (column?.kind === 'number') {
    const place = new Map(keys.map((key, at) => [key, at]));
    column.values.eachOf(part.bits, (value, row) => found[place.get(value) ?? -1]?.add(row));
  }
  const absent = missingRows(part, options);
  const at = absent && keys.indexOf(missingKey(part, options));
  if (absent && at !== undefined && at >= 0) found[at]?.or(absent);
  return found;
}

/** `include` and `exclude`: values, or a simple pattern. */
function choice(input: unknown, parts: readonly Part[], options: FieldOptions): ((key: Key) => boolean) | undefined {
  if (input === undefined) return undefined;
  if (Array.isArray(input)) {
    const leaf = parts.map(part => leafOf(part, options.field)).find(found => found !== undefined);
    const requested = new Set(
      (input as unknown[]).map(value =>
        leaf?.type === 'boolean' ? (value === true || value === 'true' ? '1' : '0') : String(value),
      ),
    );
    return key => requested.has(String(key));
  }
  if (isObject(input) && input.num_partitions !== undefined) {
    const [count, own] = [Number(input.num_partitions), Number(input.partition)];
    return key =>
      [...String(key)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7) % count === own;
  }
  const pattern = String(input);
  if (!/^(?:[^.*+?^${}()|[\]\\]|\.\*|\\.|\|)*$/.test(pattern) || pattern.length > 1_000)
    throw illegal(
      `only values and patterns of [.*] and [|] are allowed in [include] and [exclude], found [${pattern.slice(0, 100)}]`,
    );
  const shapes = pattern.split('|').map(part => wildcardShape(part.replace(/\.\*/g, '*').replace(/\\(.)/g, '$1')));
  return key => shapes.some(shape => shape.test(String(key)));
}

function sizeOf(body: Json): number {
  const size = Number(body.size ?? 10);
  if (!Number.isInteger(size) || size <= 0)
    throw illegal(`[size] must be greater than 0. Found [${String(body.size)}] in [terms]`);
  return size;
}

/** Buckets for the most frequent values of a field. */
export function terms(body: Json, inner: Inner, name: string): Run {
  const unknown = Object.keys(body).find(key => !known.includes(key));
  if (unknown === 'script') throw illegal('scripts are not allowed');
  if (unknown !== undefined) throw parsing(`[terms] unknown field [${unknown}]`);
  const options = fieldOptions(body, 'terms');
  const size = sizeOf(body);
  const min = Number(body.min_doc_count ?? 1);
  const orders = orderOf(body.order);
  const measured = orders.filter(([path]) => path !== '_count' && path !== '_key');
  for (const [path] of measured)
    if (!inner.has(path.split(/[>.]/)[0] ?? ''))
      throw illegal(
        `Invalid aggregation order path [${path}]. The provided aggregation [${path}] either does not exist, or is a pipeline aggregation and cannot be used to sort the buckets.`,
      );

  return parts => {
    const { step } = parts[0]?.scope ?? uninterrupted;
    const lists = parts.flatMap(part => {
      part.scope.check();
      return min === 0 ? [countsIn(part, options), emptyIn(part, options)] : [countsIn(part, options)];
    });
    const [include, exclude] = [choice(body.include, parts, options), choice(body.exclude, parts, options)];
    const groups = (lists.length === 1 ? lists.flat() : added(lists)).filter(({ key, count }) => {
      step();
      return count >= min && include?.(key) !== false && exclude?.(key) !== true;
    });
    const makeAll = (chosen: readonly Group[]): Json[] => {
      const keys = chosen.map(({ key }) => key);
      const rows = inner.size === 0 ? [] : parts.map(part => rowsOf(part, options, keys));
      return chosen.map(({ key, count }, at) => {
        const text = written(parts, options, Number(key));
        const head = { key, ...(typeof key === 'number' && text !== undefined && { key_as_string: text }) };
        const own = inner.size === 0 ? [] : parts.map((part, from) => within(part, rows[from]?.[at] ?? new Bits(0)));
        return bucketOf(head, count, own, inner, name);
      });
    };
    const byPlain = (one: Group, other: Group): number => {
      for (const [path, descending] of orders) {
        const way = path === '_count' ? compare(one.count, other.count) : compare(one.key, other.key);
        if (way !== 0) return descending ? -way : way;
      }
      return compare(one.key, other.key);
    };
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const shown =
      measured.length > 0
        ? ordered(makeAll(limited(groups)), orders).slice(0, size)
        : makeAll(groups.sort(byPlain).slice(0, size));
    countBuckets(shown.length);
    return {
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: shown.reduce((rest, bucket) => rest - Number(bucket.doc_count), total),
      buckets: shown,
    };
  };
}

/** Limits the number of groups that are measured before they are sorted. */
const limited = (groups: Group[]): Group[] => {
  countBuckets(groups.length);
  return groups;
};

/** With `min_doc_count: 0`, values without matching rows are listed too. */
function emptyIn(part: Part, { field }: FieldOptions): Group[] {
  const column = columnOf(part, field);
  const alive = part.scope.path === '' ? part.scope.reading.documents.alive() : Bits.full(part.scope.table.rows);
  const keys = new Set<Key>();
  if (column?.kind === 'keyword') column.values.eachOf(alive, number => keys.add(column.dictionary.word(number)));
  if (column?.kind === 'number') column.values.eachOf(alive, value => keys.add(value));
  return [...keys].map(key => ({ key, count: 0 }));
}
