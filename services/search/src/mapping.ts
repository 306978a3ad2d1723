import { SearchError } from './search-error';

export type FieldType = 'keyword' | 'text' | 'number' | 'date' | 'boolean' | 'nested';

/** Which fields of a document can be asked about, by dotted path. */
export interface Mapping {
  readonly fields: Readonly<Record<string, FieldType>>;
}

/** Fields a pattern names: `translated.*.name`. */
export function fieldsLike(mapping: Mapping, pattern: string): string[] {
  if (!pattern.includes('*')) return [pattern];
  const parts = pattern.split('*').map(part => part.replace(/[.]/g, '\\.'));
  const shape = new RegExp(`^${parts.join('[^.]*')}$`);
  return Object.keys(mapping.fields).filter(field => shape.test(field));
}

/** A date or number as a number; anything else is refused. */
export function numberOf(value: unknown, type: FieldType, now: number): number {
  if (type === 'date') return dateOf(value, now);
  if (type === 'boolean') return value === true || value === 'true' ? 1 : 0;
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  if (Number.isNaN(number)) throw badNumber(value);
  return number;
}

const badNumber = (value: unknown): SearchError =>
  new SearchError(400, 'number_format_exception', `For input string: "${String(value)}"`, 'query');

const units: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  H: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

function dateOf(value: unknown, now: number): number {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'number') return value;
  const text = String(value);
  const relative = /^now((?:[+-]\d+[smhHdw])*)$/.exec(text);
  if (relative)
    return [...(relative[1] ?? '').matchAll(/([+-]\d+)([smhHdw])/g)].reduce(
      (sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? 0),
      now,
    );
  const parsed = Date.parse(text);
  if (Number.isNaN(parsed))
    throw new SearchError(400, 'parse_exception', `failed to parse date field [${text}]`, 'query');
  return parsed;
}
