import { isObject, type Json } from '../json';
import { parsing } from '../search-error';
import { Bits } from '../storage/bits';
import { allow, boostIn, filtering, numberIn } from './clause';
import { allOf, bestOf, boosted, someOf } from './combine';
import { checkedMinimum } from './full-text';
import { constantly, type Matches, type Query, type Scope } from './types';

export type Read = (clause: unknown) => Query;

const listIn = (body: Json, key: string): unknown[] => {
  const value = body[key];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
};

function scored(
  scope: Scope,
  musts: readonly Query[],
  filters: readonly Query[],
  shoulds: readonly Query[],
  min: number,
): Matches {
  const { rows } = scope.table;
  const parts = musts.map(query => query.run(scope));
  const options = shoulds.map(query => query.run(scope));
  const bounds = filters.map(query => query.filter(scope));
  const required = [...parts];
  if (min > 0) required.push(someOf(options, min, rows));
  const base = required.length > 0 ? allOf(required) : constantly(Bits.full(rows), 0);
  const bits = base.bits.clone();
  for (const bound of bounds) bits.and(bound);
  if (min > 0 || options.length === 0) return { ...base, bits };
  const scores = base.scores?.slice() ?? new Float32Array(rows).fill(base.constant);
  const extra = someOf(options, 1, rows);
  extra.bits.each(
    row => (scores[row] = (scores[row] ?? 0) + (extra.scores ? (extra.scores[row] ?? 0) : extra.constant)),
  );
  return { bits, scores, constant: 0 };
}

export const bool =
  (read: Read) =>
  (body: unknown): Query => {
    if (!isObject(body)) throw parsing('[bool] query malformed, no start_object after query name');
    const known = ['must', 'filter', 'should', 'must_not', 'mustNot', 'minimum_should_match', 'adjust_pure_negative'];
    for (const key of Object.keys(body))
      if (!known.includes(key) && key !== 'boost' && key !== '_name')
        throw parsing(`[bool] query does not support [${key}]`);
    const readAll = (key: string): Query[] => listIn(body, key).map(read);
    const [musts, filters, shoulds] = [readAll('must'), readAll('filter'), readAll('should')];
    const nots = [...readAll('must_not'), ...readAll('mustNot')];
    const free = musts.length > 0 || filters.length > 0;
    const fallback = shoulds.length > 0 && !free ? 1 : 0;
    const min =
      body.minimum_should_match === undefined ? fallback : checkedMinimum(body.minimum_should_match, shoulds.length);
    const boost = boostIn(body);
    const without = (scope: Scope, bits: Bits): Bits => {
      for (const not of nots) bits.andNot(not.filter(scope));
      return bits;
    };
    return {
      run: scope => {
        const found = scored(scope, musts, filters, shoulds, min);
        const onlyNots = musts.length === 0 && filters.length === 0 && shoulds.length === 0;
        if (onlyNots) return constantly(without(scope, Bits.full(scope.table.rows)), nots.length === 0 ? boost : 0);
        return boosted({ ...found, bits: without(scope, found.bits) }, boost);
      },
      filter: scope => {
        const { rows } = scope.table;
        const bits = Bits.full(rows);
        for (const query of [...filters, ...musts]) bits.and(query.filter(scope));
        if (min > 0)
          bits.and(
            someOf(
              shoulds.map(query => constantly(query.filter(scope))),
              min,
              rows,
            ).bits,
          );
        return without(scope, bits);
      },
      marks: scope => [...musts, ...shoulds, ...filters].flatMap(query => query.marks(scope)),
    };
  };

export const constantScore =
  (read: Read) =>
  (body: unknown): Query => {
    if (!isObject(body)) throw parsing('[constant_score] query malformed, no start_object after query name');
    allow(body, 'constant_score', ['filter']);
    if (body.filter === undefined) throw parsing("[constant_score] requires a 'filter' element");
    if (Array.isArray(body.filter)) throw parsing('unexpected token [START_ARRAY]');
    const inner = read(body.filter);
    return filtering(
      scope => inner.filter(scope),
      boostIn(body),
      scope => inner.marks(scope),
    );
  };

export const disMax =
  (read: Read) =>
  (body: unknown): Query => {
    if (!isObject(body)) throw parsing('[dis_max] query malformed, no start_object after query name');
    allow(body, 'dis_max', ['queries', 'tie_breaker']);
    const queries = listIn(body, 'queries').map(read);
    if (queries.length === 0) throw parsing("[dis_max] requires 'queries' field with at least one clause");
    const tie = numberIn(body, 'tie_breaker', 0);
    const boost = boostIn(body);
    return {
      run: scope =>
        boosted(
          bestOf(
            queries.map(query => query.run(scope)),
            tie,
            scope.table.rows,
          ),
          boost,
        ),
      filter: scope => queries.reduce((bits, query) => bits.or(query.filter(scope)), new Bits(scope.table.rows)),
      marks: scope => queries.flatMap(query => query.marks(scope)),
    };
  };

export const boosting =
  (read: Read) =>
  (body: unknown): Query => {
    if (!isObject(body)) throw parsing('[boosting] query malformed, no start_object after query name');
    allow(body, 'boosting', ['positive', 'negative', 'negative_boost']);
    if (body.positive === undefined) throw parsing("[boosting] query requires 'positive' query to be set'");
    if (body.negative === undefined) throw parsing("[boosting] query requires 'negative' query to be set'");
    const share = numberIn(body, 'negative_boost', -1);
    if (share < 0) throw parsing("[boosting] query requires 'negative_boost' to be set to be a positive value'");
    const [positive, negative] = [read(body.positive), read(body.negative)];
    const boost = boostIn(body);
    return {
      run: scope => {
        const { bits, scores, constant } = positive.run(scope);
        const lowered = scores?.slice() ?? new Float32Array(scope.table.rows).fill(constant);
        negative.filter(scope).each(row => (lowered[row] = (lowered[row] ?? 0) * share));
        return boosted({ bits, scores: lowered, constant: 0 }, boost);
      },
      filter: scope => positive.filter(scope),
      marks: scope => positive.marks(scope),
    };
  };

export const matchAll = (body: unknown): Query => {
  if (!isObject(body)) throw parsing('[match_all] query malformed, no start_object after query name');
  allow(body, 'match_all', []);
  return filtering(scope => Bits.full(scope.table.rows), boostIn(body));
};

export const matchNone = (body: unknown): Query => {
  if (!isObject(body)) throw parsing('[match_none] query malformed, no start_object after query name');
  allow(body, 'match_none', []);
  return filtering(scope => new Bits(scope.table.rows));
};
