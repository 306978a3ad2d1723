import type { Part } from '../aggregations/types';
import { inQuery } from '../search-error';
import { Bits } from '../storage/bits';
import type { SortKey } from './sort-keys';

/** The collapse key of a row: its text, or the number of its value. */
function groupsOf(
  { scope }: Part,
  field: string,
): { text: (row: number) => string; key: (row: number) => string | number } {
  const leaf = scope.reading.mapping.leaf(field);
  const column = leaf && scope.table.column(leaf.path);
  if (leaf && leaf.type !== 'keyword' && column?.kind !== 'number')
    throw inQuery(`unknown type for collapse field \`${field}\`, only keywords and numbers are accepted`);
  if (column?.kind !== 'keyword' && column?.kind !== 'number') return { text: () => '[]', key: () => '[]' };
  const { values } = column;
  const text = (row: number): string =>
    JSON.stringify(column.kind === 'keyword' ? column.words(row) : column.values.all(row));
  return { text, key: values.single ? row => (values.has(row) ? values.first(row) : '[]') : text };
}

function isBefore(keys: readonly SortKey[], one: number, other: number): boolean {
  for (const { key } of keys) {
    const [a, b] = [key(one), key(other)];
    if (a !== b) return a < b;
  }
  return false;
}

/** The first row in order for each value; only these are ranked. */
export function firstOfEach(part: Part, keys: readonly SortKey[], field: string): Bits {
  const { key } = groupsOf(part, field);
  const best = new Map<string | number, number>();
  part.bits.each(row => {
    part.scope.step();
    const group = key(row);
    const known = best.get(group);
    if (known === undefined || isBefore(keys, row, known)) best.set(group, row);
  });
  const found = new Bits(part.bits.size);
  for (const row of best.values()) found.add(row);
  return found;
}

/** The same for the first rows of several indices. */
export function collapsed<Ranked extends { part: Part; row: number }>(
  candidates: readonly Ranked[],
  field: string,
): Ranked[] {
  const texts = new Map<Part, (row: number) => string>();
  const seen = new Set<string>();
  return candidates.filter(({ part, row }) => {
    const text = texts.get(part) ?? groupsOf(part, field).text;
    texts.set(part, text);
    const group = text(row);
    return seen.has(group) ? false : seen.add(group);
  });
}
