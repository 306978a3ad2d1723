import { isObject, listOf, type Json } from '../json';
import { metresOf, pointsOf, unitOf, type Point } from '../mapping/points';
import { illegal, parsing } from '../search-error';
import { readQuery } from '../query/parse';
import type { Query } from '../query/types';

export type Mode = 'min' | 'max' | 'avg' | 'sum' | 'median';

export interface SortSpec {
  field: string;
  descending: boolean;
  mode: Mode;
  missing: unknown;
  unmapped: boolean;
  format: string | undefined;
  nestedPath: string | undefined;
  nestedFilter: Query | undefined;
  /** For distances: the origin and the unit. */
  points: readonly Point[] | undefined;
  unit: number;
}

/** The default order. */
export const byScore: SortSpec = {
  field: '_score',
  descending: true,
  mode: 'max',
  missing: '_last',
  unmapped: false,
  format: undefined,
  nestedPath: undefined,
  nestedFilter: undefined,
  points: undefined,
  unit: 1,
};

const known = [
  'order',
  'mode',
  'missing',
  'unmapped_type',
  'nested',
  'nested_path',
  'nested_filter',
  'format',
  'numeric_type',
];
const distanceOptions = ['order', 'mode', 'unit', 'distance_type', 'ignore_unmapped', 'nested', 'validation_method'];
const modes = ['min', 'max', 'avg', 'sum', 'median'];

function directionOf(value: unknown, fallback: boolean): boolean {
  if (value === undefined) return fallback;
  const text = String(value).toLowerCase();
  if (text !== 'asc' && text !== 'desc')
    throw illegal(`No enum constant org.elasticsearch.search.sort.SortOrder.${text.toUpperCase()}`);
  return text === 'desc';
}

function modeOf(value: unknown, descending: boolean): Mode {
  if (value === undefined || value === null) return descending ? 'max' : 'min';
  const mode = String(value).toLowerCase();
  if (!modes.includes(mode)) throw illegal(`Unknown SortMode [${String(value)}]`);
  return mode as Mode;
}

function nestedOf(options: Json): Pick<SortSpec, 'nestedPath' | 'nestedFilter'> {
  const nested = isObject(options.nested) ? options.nested : undefined;
  const path = nested?.path ?? options.nested_path;
  const filter = nested?.filter ?? options.nested_filter;
  return {
    nestedPath: path === undefined ? undefined : String(path),
    nestedFilter: filter === undefined ? undefined : readQuery(filter),
  };
}

function distance(options: Json): SortSpec {
  const fields = Object.keys(options).filter(key => !distanceOptions.includes(key));
  const [field, second] = fields;
  if (field === undefined) throw parsing('[_geo_distance] no field given');
  if (second !== undefined) throw illegal(`Trying to reset fieldName to [${second}], already set to [${field}].`);
  const descending = directionOf(options.order, false);
  return {
    field,
    descending,
    mode: modeOf(options.mode, descending),
    missing: '_last',
    unmapped: options.ignore_unmapped === true,
    format: undefined,
    ...nestedOf(options),
    points: pointsOf(options[field]),
    unit: unitOf(String(options.unit ?? 'm')) * metresOf('1'),
  };
}

function readOne(input: unknown): SortSpec {
  const [entry, second] =
    typeof input === 'string' ? [[input, {}] as const] : isObject(input) ? Object.entries(input) : [];
  if (!entry) throw illegal('malformed sort format, within the sort array, an object, or an actual string are allowed');
  if (second) throw illegal('malformed sort format, an object of a sort has one field');
  const [field, value] = entry;
  if (field === '_script') throw illegal('[_script] sorts are not allowed');
  const options = isObject(value) ? value : { order: value };
  if (field === '_geo_distance') return distance(options);
  if (typeof input !== 'string')
    for (const key of Object.keys(options))
      if (!known.includes(key)) throw parsing(`[field_sort] unknown field [${key}]`);
  const descending = directionOf(options.order, field === '_score');
  return {
    field,
    descending,
    mode: modeOf(options.mode, descending),
    missing: options.missing ?? '_last',
    unmapped: options.unmapped_type !== undefined,
    format: typeof options.format === 'string' ? options.format : undefined,
    ...nestedOf(options),
    points: undefined,
    unit: 1,
  };
}

/** Parses the orders of a body, by default the score; `a:desc,b` in the URL is equivalent. */
export function readSort(input: unknown): SortSpec[] | undefined {
  if (input === undefined || input === null) return undefined;
  const list = isObject(input)
    ? Object.entries(input).map(([field, options]) => ({ [field]: options }))
    : listOf(input);
  if (list.length > 20) throw illegal('at most [20] sorts are allowed');
  const specs = list.map(readOne);
  const [first] = specs;
  if (!first || (specs.length === 1 && first.field === '_score' && first.descending)) return undefined;
  return specs;
}

export const sortOfLine = (line: string): unknown[] =>
  line.split(',').map(part => {
    const [field = '', order] = part.split(':');
    return order === undefined ? field : { [field]: order };
  });
