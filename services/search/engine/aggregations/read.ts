import { isObject, type Json } from '../json';
import { illegal, parsing } from '../search-error';
import { leafOf } from './fields';
import * as buckets from './filters';
import * as histograms from './histograms';
import { metrics } from './metrics';
import * as ranges from './ranges';
import { terms } from './terms';
import { topHits } from './top-hits';
import type { Aggregation, Inner, Part, Run } from './types';

type Make = (body: Json, inner: Inner, name: string) => Run;

const depthMax = 20;

const readers: Readonly<Record<string, Make>> = {
  terms,
  range: ranges.range,
  date_range: ranges.dateRange,
  geo_distance: ranges.geoDistance,
  histogram: histograms.histogram,
  date_histogram: histograms.dateHistogram,
  filter: buckets.filter,
  filters: buckets.filters,
  missing: buckets.missing,
  global: buckets.global,
  nested: buckets.nested,
  reverse_nested: buckets.reverseNested,
  ...Object.fromEntries(
    Object.entries(metrics).map(([kind, make]): [string, Make] => [kind, (body, _, name) => make(body, name)]),
  ),
  top_hits: body => topHits(body),
};

const leaves = new Set([...Object.keys(metrics), 'top_hits']);

interface Count {
  left: number;
  typed: boolean;
}

function readOne(name: string, input: unknown, count: Count, depth: number): Aggregation {
  if (!/^[^[\]>]+$/.test(name))
    throw parsing(
      `Invalid aggregation name [${name}]. Aggregation names can contain any character except '[', ']', and '>'`,
    );
  if (!isObject(input))
    throw parsing(`Aggregation definition for [${name} starts with a [VALUE], expected a [START_OBJECT].`);
  const { aggs, aggregations, meta, ...rest } = input;
  const [entry, second] = Object.entries(rest);
  if (!entry) throw parsing(`Missing definition for aggregation [${name}]`);
  if (second) throw parsing(`Found two aggregation type definitions in [${name}]: [${entry[0]}] and [${second[0]}]`);
  const [kind, body] = entry;
  const make = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (!make) throw parsing(`Unknown aggregation type [${kind}]`);
  if (!isObject(body)) throw parsing(`[${kind}] aggregation [${name}] has to be an object`);
  count.left -= 1;
  if (count.left < 0) throw illegal('Too many aggregations in one request');
  const within = aggs ?? aggregations;
  const inner = readAll(within, count, depth + 1);
  if (leaves.has(kind) && inner.length > 0)
    throw illegal(`Aggregator [${name}] of type [${kind}] cannot accept sub-aggregations`);
  if (kind === 'global' && depth > 0)
    throw illegal(
      `Aggregation [${name}] cannot have a global sub-aggregation [${name}]. Global aggregations can only be defined as top level aggregations`,
    );
  const run = make(body, new Map(inner.map(aggregation => [aggregation.name, aggregation])), name);
  return {
    name,
    definition: input,
    label: parts => (count.typed ? `${typeName(kind, body, parts)}#${name}` : name),
    run: parts => ({ ...(isObject(meta) && { meta }), ...run(parts) }),
  };
}

/** Names of terms aggregations include the type of the values. */
function typeName(kind: string, body: Json, parts: readonly Part[]): string {
  if (kind !== 'terms') return kind;
  const leaf = parts.map(part => leafOf(part, String(body.field))).find(found => found !== undefined);
  if (!leaf) return 'umterms';
  if (leaf.type === 'keyword') return 'sterms';
  return ['double', 'float', 'half_float', 'scaled_float'].includes(leaf.type) ? 'dterms' : 'lterms';
}

function readAll(input: unknown, count: Count, depth: number): Aggregation[] {
  if (input === undefined || input === null) return [];
  if (!isObject(input)) throw parsing('Expected [START_OBJECT] under [aggs]');
  if (depth > depthMax) throw illegal(`The nested depth of the aggregations exceeds the maximum of [${depthMax}]`);
  return Object.entries(input).map(([name, definition]) => readOne(name, definition, count, depth));
}

/** Reads the aggregations of a body, up to a limit. */
export const readAggregations = (input: unknown, max: number, typed: boolean): Aggregation[] =>
  readAll(input, { left: max, typed }, 0);
