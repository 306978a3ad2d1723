import type { Json } from '../json';
import { boundedNumber } from '../search/numbers';
import { readShowing } from '../search/showing';
import { showHit, type Shown } from '../search/fetch';
import { valuesAt } from '../search/source-values';
import { byScore, readSort } from '../search/sort-spec';
import { sortKey } from '../search/sort-keys';
import { topRows } from '../search/top-rows';
import { scoreAt } from '../query/clause';
import { illegal } from '../search-error';
import type { Table } from '../storage/table';
import { countIn, type Part, type Run } from './types';

/** The position of a nested object in its document. */
function placeOf({ scope }: Part, row: number): Shown['place'] {
  if (scope.path === '') return undefined;
  const chain = [...scope.parents, scope.table];
  const steps = scope.reading.mapping.nestedPaths
    .filter(known => scope.path === known || scope.path.startsWith(`${known}.`))
    .sort((a, b) => a.length - b.length);
  let at = row;
  let nested: Json | undefined;
  const offsets: number[] = [];
  for (let level = chain.length - 1; level > 0; level -= 1) {
    const table = chain[level] as Table;
    const parent = table.parentOf(at);
    const offset = at - table.rangeOf(parent)[0];
    const above = level > 1 ? `${steps[level - 2] ?? ''}.` : '';
    nested = { field: (steps[level - 1] ?? '').slice(above.length), offset, ...(nested && { _nested: nested }) };
    offsets.unshift(offset);
    at = parent;
  }
  const source: unknown = JSON.parse(scope.reading.documents.at(at).source);
  const value = steps.reduce<unknown>((inside, step, level) => {
    const above = level > 0 ? `${steps[level - 1] ?? ''}.` : '';
    return valuesAt(inside, step.slice(above.length).split('.'))[offsets[level] ?? 0];
  }, source);
  return { root: at, nested: nested ?? {}, value };
}

/** The top hits of a bucket. */
export function topHits(body: Json): Run {
  const showing = readShowing(body);
  const [from, size] = [boundedNumber(body.from, 'from', 0), boundedNumber(body.size, 'size', 3)];
  if (from + size > 100)
    throw illegal(
      `Top hits result window is too large, the top hits aggregator [top_hits]'s from + size must be less than or equal to: [100] but was [${from + size}].`,
    );
  const sort = readSort(body.sort);
  return parts => {
    const specs = sort ?? [byScore];
    const best = parts.flatMap(part => {
      const keys = specs.map(spec => sortKey(part.scope, spec, part.matches));
      part.scope.check();
      return topRows(part.bits, keys, from + size, { step: part.scope.step }).map(ranked => ({
        ...ranked,
        part,
        shown: keys,
      }));
    });
    const isByScore = !sort;
    if (parts.length > 1) best.sort((one, other) => compareKeys(one.keys, other.keys));
    const chosen = best.slice(from, from + size);
    const hits = chosen.map(({ part, row, shown }) => {
      part.scope.check();
      const place = placeOf(part, row);
      const hit: Shown = {
        scope: part.scope,
        row,
        score: isByScore ? scoreAt(part.matches, row) : null,
        sort: sort && shown.map(key => key.value(row)),
        ...(place && { place }),
      };
      return showHit(hit, showing, []);
    });
    const first = best[0];
    return {
      hits: {
        total: { value: countIn(parts), relation: 'eq' },
        max_score: isByScore && first ? scoreAt(first.part.matches, first.row) : null,
        hits,
      },
    };
  };
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}
