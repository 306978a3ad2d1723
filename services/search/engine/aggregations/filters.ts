import { isObject, type Json } from '../json';
import { readQuery } from '../query/parse';
import { existing } from '../query/exists';
import { scopeIn } from '../query/nested';
import { constantly, type Query } from '../query/types';
import { illegal, inQuery, parsing } from '../search-error';
import { Bits, overlap } from '../storage/bits';
import type { Table } from '../storage/table';
import { bucketOf } from './bucket';
import { fieldOptions } from './fields';
import { within, type Inner, type Part, type Run } from './types';

const passing = (parts: readonly Part[], query: Query): Part[] =>
  parts.map(part => within(part, overlap(part.bits, query.filter(part.scope))));

export function filter(body: Json, inner: Inner, name: string): Run {
  const query = readQuery(Object.keys(body).length === 0 ? { match_all: {} } : body);
  return parts => bucketOf({}, undefined, passing(parts, query), inner, name);
}

export function filters(body: Json, inner: Inner, name: string): Run {
  const { filters: input, other_bucket = false, other_bucket_key } = body;
  if (input === undefined) throw parsing('[filters] cannot be empty.');
  const isList = Array.isArray(input);
  if (!isList && !isObject(input)) throw parsing('[filters] has to be an object or an array');
  const queries = Object.entries(input).map(([key, clause]) => [key, readQuery(clause)] as const);
  if (queries.length === 0) throw illegal('[filters] cannot be empty.');
  const withOther = other_bucket === true || other_bucket_key !== undefined;
  return parts => {
    const buckets = queries.map(
      ([key, query]) => [key, bucketOf({}, undefined, passing(parts, query), inner, name)] as const,
    );
    if (withOther) {
      const rest = parts.map(part => {
        const bits = part.bits.clone();
        for (const [, query] of queries) bits.andNot(query.filter(part.scope));
        return within(part, bits);
      });
      buckets.push([String(other_bucket_key ?? '_other_'), bucketOf({}, undefined, rest, inner, name)]);
    }
    return { buckets: isList ? buckets.map(([, bucket]) => bucket) : Object.fromEntries(buckets) };
  };
}

export function missing(body: Json, inner: Inner, name: string): Run {
  const options = fieldOptions(body, 'missing');
  return parts => {
    const without = parts.map(part => {
      const bits =
        options.missing === undefined
          ? part.bits.clone().andNot(existing(part.scope, options.field))
          : new Bits(part.scope.table.rows);
      return within(part, bits);
    });
    return bucketOf({}, undefined, without, inner, name);
  };
}

export function global(_: Json, inner: Inner, name: string): Run {
  return parts => {
    const all = parts.map((part): Part => {
      const bits = part.scope.reading.documents.alive();
      return { ...part, bits, matches: constantly(bits) };
    });
    return bucketOf({}, undefined, all, inner, name);
  };
}

const unscored = (part: Part, scope: Part['scope'], bits: Bits): Part => ({
  ...part,
  scope,
  bits,
  matches: constantly(bits),
});

export function nested(body: Json, inner: Inner, name: string): Run {
  const { path } = body;
  if (typeof path !== 'string') throw parsing('Missing [path] field for nested aggregation [' + name + ']');
  return parts => {
    const below = parts.map(part => {
      const { scope } = part;
      if (!scope.reading.mapping.nestedPaths.includes(path)) return unscored(part, scope, new Bits(scope.table.rows));
      const { inner: innerScope, levels } = scopeIn(scope, path);
      const bits = levels.reduce((rows, level: Table) => level.below(rows), part.bits);
      return unscored(part, innerScope, bits);
    });
    return bucketOf({}, undefined, below, inner, name);
  };
}

export function reverseNested(body: Json, inner: Inner, name: string): Run {
  const path = typeof body.path === 'string' ? body.path : '';
  return parts => {
    const above = parts.map(part => {
      const { scope } = part;
      if (scope.path === '')
        throw inQuery(`Reverse nested aggregation [${name}] can only be used inside a [nested] aggregation`);
      const chain = [...scope.parents, scope.table];
      const steps = scope.reading.mapping.nestedPaths
        .filter(known => scope.path === known || scope.path.startsWith(`${known}.`))
        .sort((a, b) => a.length - b.length);
      const target = path === '' ? 0 : steps.indexOf(path) + 1;
      let { bits } = part;
      for (let at = chain.length - 1; at > target; at -= 1)
        bits = (chain[at] as Table).above(bits, (chain[at - 1] as Table).rows);
      const table = chain[target] ?? scope.table;
      return unscored(part, { ...scope, table, path, parents: chain.slice(0, target) }, bits);
    });
    return bucketOf({}, undefined, above, inner, name);
  };
}
