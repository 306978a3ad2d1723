import { isObject, type Json } from '../json';
import { illegal, SearchError } from '../search-error';
import { defaultFormat, parseDate } from './dates';

export const numericTypes = [
  'long',
  'integer',
  'short',
  'byte',
  'double',
  'float',
  'half_float',
  'scaled_float',
  'unsigned_long',
] as const;
type NumericType = (typeof numericTypes)[number];

export type FieldType =
  | NumericType
  | 'text'
  | 'keyword'
  | 'date'
  | 'boolean'
  | 'geo_point'
  | 'geo_shape'
  | 'completion'
  | 'binary';

const others: Readonly<Record<string, FieldType>> = {
  text: 'text',
  match_only_text: 'text',
  search_as_you_type: 'text',
  string: 'text',
  keyword: 'keyword',
  constant_keyword: 'keyword',
  wildcard: 'keyword',
  ip: 'keyword',
  version: 'keyword',
  flattened: 'keyword',
  date: 'date',
  date_nanos: 'date',
  boolean: 'boolean',
  geo_point: 'geo_point',
  geo_shape: 'geo_shape',
  completion: 'completion',
  binary: 'binary',
};

export const typeNamed = (name: string): FieldType | undefined =>
  Object.hasOwn(others, name) ? others[name] : numericTypes.find(type => type === name);

export const isNumeric = (type: FieldType): type is NumericType => (numericTypes as readonly string[]).includes(type);
export const isWhole = (type: FieldType): boolean =>
  ['long', 'integer', 'short', 'byte', 'unsigned_long'].includes(type);

const bounds: Partial<Record<FieldType, [number, number]>> = {
  byte: [-128, 127],
  short: [-32_768, 32_767],
  integer: [-2_147_483_648, 2_147_483_647],
  long: [-9_223_372_036_854_775_808, 9_223_372_036_854_775_807],
  unsigned_long: [0, 18_446_744_073_709_551_615],
};

function plainNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))) return Number(value);
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  throw new SearchError(400, 'number_format_exception', `For input string: "${shown}"`, 'query');
}

const halfFloat = (value: number): number => {
  const exponent = Math.max(-14, Math.floor(Math.log2(Math.abs(value) || 1)));
  const step = 2 ** (exponent - 10);
  return Math.round(value / step) * step;
};

/** A value of a document in the representation of its column. */
export function storedNumber(type: FieldType, value: unknown, options: Json): number {
  if (type === 'date') return storedDate(value, options);
  if (type === 'boolean') return storedBoolean(value);
  const number = plainNumber(value);
  const range = bounds[type];
  if (range && (number < range[0] || number > range[1]))
    throw illegal(
      `Value [${String(value)}] is out of range for a${type === 'integer' || type === 'unsigned_long' ? 'n' : ''} ${type}`,
    );
  if (range) {
    if (options.coerce === false && !Number.isInteger(number))
      throw illegal(`Value [${String(value)}] has a decimal part`);
    return Math.trunc(number);
  }
  return rounded(type, number, options);
}

/** A number of a query, with the precision of the field that it is compared with. */
export function rounded(type: FieldType, number: number, options: Json): number {
  if (type === 'float') return Math.fround(number);
  if (type === 'half_float') return halfFloat(number);
  if (type !== 'scaled_float') return number;
  const factor = Number(options.scaling_factor ?? 1);
  return Math.round(number * factor) / factor;
}

const formatOf = ({ format }: Json): string => (typeof format === 'string' ? format : defaultFormat);

function storedDate(value: unknown, options: Json): number {
  if (typeof value === 'number' && /epoch_millis/.test(formatOf(options))) return Math.trunc(value);
  if (isObject(value) || typeof value === 'boolean')
    throw illegal(`failed to parse date field [${JSON.stringify(value)}]`);
  return parseDate(value, formatOf(options));
}

function storedBoolean(value: unknown): number {
  if (value === true || value === 'true') return 1;
  if (value === false || value === 'false' || value === '') return 0;
  throw illegal(`Failed to parse value [${String(value)}] as only [true] or [false] are allowed.`);
}
