import { isObject } from '../json';
import { parsing, SearchError } from '../search-error';
import { Bits } from '../storage/bits';
import type { Table } from '../storage/table';
import { allow, boostIn, emptyIn } from './clause';
import { boosted } from './combine';
import type { Read } from './compound';
import { constantly, type Matches, type Query, type Scope } from './types';

/** The tables on the path from the documents to a nested list. */
export function tablesTo(root: Table, nestedPaths: readonly string[], path: string): Table[] {
  const steps = nestedPaths
    .filter(known => known === path || path.startsWith(`${known}.`))
    .sort((a, b) => a.length - b.length);
  const tables = [root];
  for (const step of steps) tables.push((tables.at(-1) ?? root).nestedAt(step));
  return tables;
}

/** The scope of the same search within a nested list. */
export function scopeIn(scope: Scope, path: string): { inner: Scope; levels: Table[] } {
  const root = scope.parents[0] ?? scope.table;
  const tables = tablesTo(root, scope.reading.mapping.nestedPaths, path);
  const table = tables.at(-1) ?? root;
  const here = tables.indexOf(scope.table);
  return {
    inner: { ...scope, table, path, parents: tables.slice(0, -1) },
    levels: tables.slice(Math.max(here, 0) + 1),
  };
}

const joins: Readonly<Record<string, (scores: readonly number[]) => number>> = {
  avg: scores => scores.reduce((sum, score) => sum + score, 0) / scores.length,
  sum: scores => scores.reduce((sum, score) => sum + score, 0),
  max: scores => Math.max(...scores),
  min: scores => Math.min(...scores),
  none: () => 0,
};

function joined(scope: Scope, found: Matches, levels: readonly Table[], mode: string): Matches {
  const join = joins[mode] ?? joins.avg;
  let { bits } = found;
  const upwards = (row: number): number => levels.reduceRight((at, level) => level.parentOf(at), row);
  if (!found.scores || mode === 'none') {
    for (let at = levels.length - 1; at >= 0; at -= 1)
      bits = (levels[at] as Table).above(bits, at === 0 ? scope.table.rows : (levels[at - 1] as Table).rows);
    return constantly(bits, mode === 'none' ? 0 : found.constant);
  }
  const groups = new Map<number, number[]>();
  bits.each(row => {
    const parent = upwards(row);
    const group = groups.get(parent);
    if (group) group.push(found.scores?.[row] ?? 0);
    else groups.set(parent, [found.scores?.[row] ?? 0]);
  });
  const scores = new Float32Array(scope.table.rows);
  const above = new Bits(scope.table.rows);
  for (const [row, group] of groups) {
    above.add(row);
    scores[row] = join?.(group) ?? 0;
  }
  return { bits: above, scores, constant: 0 };
}

export const nested =
  (read: Read) =>
  (body: unknown): Query => {
    if (!isObject(body)) throw parsing('[nested] query malformed, no start_object after query name');
    allow(body, 'nested', ['path', 'query', 'score_mode', 'ignore_unmapped']);
    const { path } = body;
    if (typeof path !== 'string') throw parsing("[nested] requires 'path' field");
    if (body.query === undefined) throw parsing("[nested] requires 'query' field");
    const mode = String(body.score_mode ?? 'avg');
    if (!Object.hasOwn(joins, mode)) throw parsing(`No score mode for child query [${mode}] found`);
    const query = read(body.query);
    const boost = boostIn(body);
    const isKnown = (scope: Scope): boolean => {
      if (scope.reading.mapping.nestedPaths.includes(path)) return true;
      if (body.ignore_unmapped === true) return false;
      throw new SearchError(
        400,
        'query_shard_exception',
        `failed to create query: [nested] failed to find nested object under path [${path}]`,
        'query',
      );
    };
    const run = (scope: Scope): Matches => {
      if (!isKnown(scope)) return constantly(emptyIn(scope));
      const { inner, levels } = scopeIn(scope, path);
      return joined(scope, boosted(query.run(inner), boost), levels, mode);
    };
    return {
      run,
      filter: scope => {
        if (!isKnown(scope)) return emptyIn(scope);
        const { inner, levels } = scopeIn(scope, path);
        return joined(scope, constantly(query.filter(inner)), levels, 'none').bits;
      },
      marks: scope => query.marks(scope),
    };
  };
