import { parsing } from './search-error';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function objectIn(value: unknown, where: string): Json {
  if (!isObject(value)) throw parsing(`[${where}] query malformed, no start_object after query name`);
  return value;
}

/** The only key of an object and its value. */
export function only(value: unknown, where: string): [key: string, value: unknown] {
  const entries = Object.entries(objectIn(value, where));
  const [first, second] = entries;
  if (!first) throw parsing(`[${where}] malformed, empty clause found`);
  if (second) throw parsing(`[${first[0]}] malformed query, expected [END_OBJECT] but found [FIELD_NAME]`);
  return first;
}

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value];

/** Every value at a dotted path, looking into lists. */
export function valuesAt(source: unknown, path: readonly string[], at = 0): unknown[] {
  if (source === null || source === undefined) return [];
  if (Array.isArray(source)) return source.flatMap(item => valuesAt(item, path, at));
  const step = path[at];
  if (step === undefined) return [source];
  return isObject(source) ? valuesAt(source[step], path, at + 1) : [];
}

/** Refuses keys that a clause does not have. */
export function allow(clause: Json, where: string, keys: readonly string[]): void {
  for (const key of Object.keys(clause))
    if (!keys.includes(key)) throw parsing(`[${where}] query does not support [${key}]`);
}
