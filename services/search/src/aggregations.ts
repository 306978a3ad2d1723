import type { DocumentIndex } from './document-index';
import { isObject, listOf, objectIn, type Json } from './json';
import { numberOf } from './mapping';
import { countIn, intersect } from './matches';
import { runQuery } from './query';
import type { QueryContext } from './query-context';
import { illegal, inQuery, parsing } from './search-error';

const aggregationsMax = 40;
const bucketsMax = 10_000;

type Answer = Record<string, unknown>;
type Run = (body: Json, mask: Uint8Array, context: QueryContext, inner: unknown) => Answer;

const overlap = (mask: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = mask.slice();
  intersect(both, other);
  return both;
};

function bucket(key: unknown, mask: Uint8Array, context: QueryContext, inner: unknown): Answer {
  const named = key === undefined ? {} : { key };
  return { ...named, doc_count: countIn(mask), ...(inner === undefined ? {} : runAggregations(inner, mask, context)) };
}

function sizeOf(body: Json): number {
  const size = Number(body.size ?? 10);
  if (!Number.isInteger(size) || size <= 0)
    throw illegal(`[size] must be greater than 0. Found [${String(body.size)}] in [terms]`);
  if (size > bucketsMax)
    throw illegal(`Trying to create too many buckets. Must be less than or equal to: [${bucketsMax}]`);
  return size;
}

interface Counted {
  key: string | number;
  count: number;
}

function counts(index: DocumentIndex, field: string, mask: Uint8Array): Counted[] {
  const keywords = index.keywords(field);
  if (keywords) {
    const tally = new Uint32Array(keywords.words.length);
    const count = (number: number): void => {
      tally[number] = (tally[number] ?? 0) + 1;
    };
    for (let slot = 0; slot < mask.length; slot += 1) if (mask[slot]) keywords.each(slot, count);
    return keywords.words.flatMap((key, number) => (tally[number] ? [{ key, count: tally[number] }] : []));
  }
  if (index.text(field))
    throw inQuery(
      `Text fields are not optimised for operations that require per-document field data like aggregations and sorting, so these operations are disabled by default. Please use a keyword field instead: [${field}]`,
    );
  const numbers = index.numbers(field);
  const tally = new Map<number, number>();
  mask.forEach(
    (is, slot) =>
      is && numbers && new Set(numbers.at(slot)).forEach(value => tally.set(value, (tally.get(value) ?? 0) + 1)),
  );
  return [...tally].map(([key, count]) => ({ key, count }));
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

function order(rows: Counted[], given: unknown): Counted[] {
  const [by, way] = Object.entries(isObject(given) ? given : { _count: 'desc' })[0] ?? ['_count', 'desc'];
  if (by !== '_count' && by !== '_key' && by !== '_term') throw inQuery(`Invalid aggregation order path [${by}]`);
  const sign = way === 'asc' ? 1 : -1;
  return rows.sort((a, b) =>
    by === '_count' ? sign * (a.count - b.count) || compare(a.key, b.key) : sign * compare(a.key, b.key),
  );
}

const terms: Run = (body, mask, context, inner) => {
  const { index } = context;
  const field = String(body.field);
  const least = Number(body.min_doc_count ?? 1);
  const include = body.include === undefined ? undefined : new Set(listOf(body.include).map(String));
  const rows = order(
    counts(index, field, mask).filter(row => row.count >= least && (!include || include.has(String(row.key)))),
    body.order,
  );
  const shown = rows.slice(0, sizeOf(body));
  const rest = rows.slice(shown.length).reduce((sum, row) => sum + row.count, 0);
  const having = (key: string | number): Uint8Array =>
    overlap(mask, runQuery({ term: { [field]: key } }, context).mask);
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: rest,
    buckets: shown.map(({ key, count }) =>
      inner === undefined ? { key, doc_count: count } : bucket(key, having(key), context, inner),
    ),
  };
};

const range: Run = (body, mask, context, inner) => {
  const field = String(body.field);
  const type = context.index.typeOf(field) ?? 'number';
  const buckets = listOf(body.ranges).map(given => {
    const { from, to, key } = objectIn(given, 'range');
    const inside = runQuery(
      { range: { [field]: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lt: to }) } } },
      context,
    ).mask;
    const [low, high] = [from, to].map(bound =>
      bound === undefined || bound === null ? undefined : numberOf(bound, type, context.now),
    );
    const name = key ?? `${low === undefined ? '*' : low.toFixed(1)}-${high === undefined ? '*' : high.toFixed(1)}`;
    return {
      ...bucket(name, overlap(mask, inside), context, inner),
      ...(low !== undefined && { from: low }),
      ...(high !== undefined && { to: high }),
    };
  });
  return { buckets };
};

function values(body: Json, mask: Uint8Array, { index }: QueryContext): number[] {
  const numbers = index.numbers(String(body.field));
  const found: number[] = [];
  const take = (value: number): void => void found.push(value);
  for (let slot = 0; slot < mask.length; slot += 1) if (mask[slot]) numbers?.each(slot, take);
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);
const metric =
  (of: (numbers: number[]) => number | null): Run =>
  (body, mask, context) => ({ value: of(values(body, mask, context)) });
const smallest = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((a, b) => Math.min(a, b));
const largest = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((a, b) => Math.max(a, b));

const kinds: Readonly<Record<string, Run>> = {
  terms,
  range,
  min: metric(smallest),
  max: metric(largest),
  avg: metric(numbers => (numbers.length === 0 ? null : sum(numbers) / numbers.length)),
  sum: metric(sum),
  value_count: (body, mask, { index }) => ({
    value: counts(index, String(body.field), mask).reduce((total, row) => total + row.count, 0),
  }),
  cardinality: (body, mask, { index }) => ({ value: counts(index, String(body.field), mask).length }),
  stats: (body, mask, context) => {
    const found = values(body, mask, context);
    return {
      count: found.length,
      min: smallest(found),
      max: largest(found),
      avg: found.length === 0 ? null : sum(found) / found.length,
      sum: sum(found),
    };
  },
  missing: (body, mask, context, inner) => {
    const present = runQuery({ bool: { must_not: [{ exists: { field: body.field } }] } }, context).mask;
    return bucket(undefined, overlap(mask, present), context, inner);
  },
  filter: (body, mask, context, inner) =>
    bucket(undefined, overlap(mask, runQuery(body, context).mask), context, inner),
  filters: (body, mask, context, inner) => {
    const one = (clause: unknown): Answer =>
      bucket(undefined, overlap(mask, runQuery(clause, context).mask), context, inner);
    const given = body.filters;
    if (Array.isArray(given)) return { buckets: given.map(one) };
    return {
      buckets: Object.fromEntries(
        Object.entries(objectIn(given, 'filters')).map(([key, clause]) => [key, one(clause)]),
      ),
    };
  },
};

/** Counts and measures over the documents of a mask. */
export function runAggregations(given: unknown, mask: Uint8Array, context: QueryContext): Answer {
  const asked = Object.entries(objectIn(given, 'aggregations'));
  if (asked.length > aggregationsMax) throw illegal(`Too many aggregations, at most [${aggregationsMax}] are allowed`);
  if (context.depth > 20) throw illegal('The nested depth of the aggregations exceeds the maximum of [20]');
  return Object.fromEntries(
    asked.map(([name, definition]) => {
      const { aggs, aggregations, meta, ...rest } = objectIn(definition, name);
      const [kind, body] = Object.entries(rest)[0] ?? [];
      if (kind === undefined) throw parsing(`Missing definition for aggregation [${name}]`);
      const run = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      if (!run) throw parsing(`Unknown aggregation type [${kind}]`);
      const answer = run(objectIn(body, kind), mask, { ...context, depth: context.depth + 1 }, aggs ?? aggregations);
      return [name, meta === undefined ? answer : { meta, ...answer }];
    }),
  );
}
