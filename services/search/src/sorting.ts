import type { DocumentIndex } from './document-index';
import { isObject, listOf, only } from './json';
import type { Matches } from './matches';
import { inQuery, parsing, SearchError } from './search-error';

type Key = string | number | null;

interface Order {
  field: string;
  descending: boolean;
  missingFirst: boolean;
  key: (slot: number) => Key;
}

function readOne(given: unknown): { field: string; order: string; missing: unknown; unmapped: boolean } {
  if (typeof given === 'string')
    return { field: given, order: given === '_score' ? 'desc' : 'asc', missing: '_last', unmapped: false };
  if (!isObject(given))
    throw parsing('malformed sort format, either start array, start object, or an actual string are allowed');
  const [field, options] = only(given, 'sort');
  if (!isObject(options)) return { field, order: String(options), missing: '_last', unmapped: false };
  return {
    field,
    order: String(options.order ?? (field === '_score' ? 'desc' : 'asc')),
    missing: options.missing ?? '_last',
    unmapped: options.unmapped_type !== undefined,
  };
}

function keyOf(
  index: DocumentIndex,
  field: string,
  descending: boolean,
  unmapped: boolean,
  found: Matches,
): Order['key'] {
  if (field === '_score') return slot => found.scores?.[slot] ?? 1;
  if (field === '_doc') return slot => slot;
  const numbers = index.numbers(field);
  if (numbers) return slot => numbers.extreme(slot, descending);
  const keywords = index.keywords(field);
  if (keywords)
    return slot => {
      const words = keywords.at(slot).map(number => keywords.words[number] ?? '');
      return words.length === 0 ? null : words.reduce((a, b) => (descending ? (a > b ? a : b) : a < b ? a : b));
    };
  if (index.text(field))
    throw inQuery(
      `Text fields are not optimised for operations that require per-document field data like aggregations and sorting, so these operations are disabled by default. Please use a keyword field instead: [${field}]`,
    );
  if (unmapped) return () => null;
  throw new SearchError(400, 'query_shard_exception', `No mapping found for [${field}] in order to sort on`, 'query');
}

/** The orders a body asks for; by score where it asks for none. */
export function ordersOf(index: DocumentIndex, sort: unknown, found: Matches): Order[] {
  return (sort === undefined ? ['_score'] : listOf(sort)).map(given => {
    const { field, order, missing, unmapped } = readOne(given);
    if (order !== 'asc' && order !== 'desc') throw parsing(`Unknown SortOrder [${order}]`);
    const descending = order === 'desc';
    return {
      field,
      descending,
      missingFirst: missing === '_first',
      key: keyOf(index, field, descending, unmapped, found),
    };
  });
}

function compareKeys(a: Key, b: Key, { descending, missingFirst }: Order): number {
  if (a === b) return 0;
  if (a === null) return missingFirst ? -1 : 1;
  if (b === null) return missingFirst ? 1 : -1;
  return a < b === descending ? 1 : -1;
}

interface Row {
  slot: number;
  keys: Key[];
}

function compareRows(a: Row, b: Row, orders: readonly Order[]): number {
  for (let at = 0; at < orders.length; at += 1) {
    const order = orders[at];
    const difference = order ? compareKeys(a.keys[at] ?? null, b.keys[at] ?? null, order) : 0;
    if (difference !== 0) return difference;
  }
  return a.slot - b.slot;
}

/** The first slots of a mask in order. Only as many are kept as are asked for, however many there are. */
export function firstSorted(mask: Uint8Array, orders: readonly Order[], wanted: number): Row[] {
  const best: Row[] = [];
  if (wanted === 0) return best;
  for (let slot = 0; slot < mask.length; slot += 1) {
    if (!mask[slot]) continue;
    const row = { slot, keys: orders.map(order => order.key(slot)) };
    const worst = best[wanted - 1];
    if (worst && compareRows(row, worst, orders) >= 0) continue;
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = best[middle];
      if (other && compareRows(other, row, orders) < 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, row);
    if (best.length > wanted) best.pop();
  }
  return best;
}
