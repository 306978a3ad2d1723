import { isObject, type Json } from '../json';
import { parsing } from '../search-error';
import { Bits } from '../storage/bits';
import { constantly, type Mark, type Matches, type Query, type Scope } from './types';

export const emptyIn = (scope: Scope): Bits => new Bits(scope.table.rows);

/** A clause with a constant score. */
export const filtering = (filter: (scope: Scope) => Bits, boost = 1, marks?: (scope: Scope) => Mark[]): Query => ({
  run: scope => constantly(filter(scope), boost),
  filter,
  marks: marks ?? (() => []),
});

/** A clause with scores. */
export const scoring = (run: (scope: Scope) => Matches, marks?: (scope: Scope) => Mark[]): Query => ({
  run,
  filter: scope => run(scope).bits,
  marks: marks ?? (() => []),
});

export const scoreAt = ({ scores, constant }: Matches, row: number): number => (scores ? (scores[row] ?? 0) : constant);

export function numberIn(body: Json, key: string, fallback: number): number {
  const value = body[key];
  if (value === undefined || value === null) return fallback;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  if (Number.isNaN(number)) throw parsing(`Failed to parse [${key}] with value [${JSON.stringify(value)}]`);
  return number;
}

export function boostIn(body: Json): number {
  const boost = numberIn(body, 'boost', 1);
  if (boost < 0) throw parsing(`negative [boost] are not allowed in [query], use a value between 0 and 1 to deboost`);
  return boost;
}

/** Parses `{ field: value }` or `{ field: { [key]: value, … } }`, with boost and name allowed next to the field. */
export function fieldClause(body: unknown, query: string, key: string): { field: string; options: Json } {
  if (!isObject(body)) throw parsing(`[${query}] query malformed, no start_object after query name`);
  const adjacent = new Set(['boost', '_name']);
  const fields = Object.keys(body).filter(name => !adjacent.has(name));
  const [field, second] = fields;
  if (field === undefined) throw parsing(`[${query}] query malformed, no field`);
  if (second !== undefined)
    throw parsing(`[${query}] query doesn't support multiple fields, found [${field}] and [${second}]`);
  const value = body[field];
  if (Array.isArray(value)) throw parsing(`[${query}] query does not support array of values`);
  const own = isObject(value) ? value : { [key]: value };
  const { [field]: _, ...rest } = body;
  return { field, options: { ...rest, ...own } };
}

/** Rejects unknown options of a clause. */
export function allow(options: Json, query: string, keys: readonly string[]): void {
  for (const key of Object.keys(options))
    if (!keys.includes(key) && key !== 'boost' && key !== '_name')
      throw parsing(`[${query}] query does not support [${key}]`);
}
