import type { Json } from '../json';
import { defaultFormat, formatDate } from '../mapping/dates';
import { isWhole, type FieldType } from '../mapping/field-types';
import type { Leaf } from '../mapping/definition';
import { comparable } from '../query/comparing';
import { illegal, inQuery, SearchError } from '../search-error';
import type { Column } from '../storage/table';
import type { Part } from './types';

export interface FieldOptions {
  field: string;
  missing: unknown;
  format: string | undefined;
  valueType: string | undefined;
}

/** The field that an aggregation runs over; scripts are not supported. */
export function fieldOptions(body: Json, kind: string): FieldOptions {
  if (typeof body.field !== 'string')
    throw illegal(`Required one of fields [field, script], but none were specified in [${kind}]`);
  return {
    field: body.field,
    missing: body.missing,
    format: typeof body.format === 'string' ? body.format : undefined,
    valueType: typeof body.value_type === 'string' ? body.value_type : undefined,
  };
}

export const leafOf = ({ scope }: Part, field: string): Leaf | undefined => scope.reading.mapping.leaf(field);

/** The column of a field, undefined when it has none; text fields have no values to count. */
export function columnOf(part: Part, field: string): Column | undefined {
  const leaf = leafOf(part, field);
  if (leaf?.type === 'text')
    throw inQuery(
      `Text fields are not optimised for operations that require per-document field data like aggregations and sorting, so these operations are disabled by default. Please use a keyword field instead. Alternatively, set fielddata=true on [${field}] in order to load field data by uninverting the inverted index. Note that this can use significant memory.`,
    );
  return leaf && part.scope.table.column(leaf.path);
}

const wrongType = (part: Part, field: string, kind: string): SearchError => {
  const leaf = leafOf(part, field);
  return inQuery(
    `Field [${field}] of type [${String(leaf?.options.type ?? leaf?.type)}] is not supported for aggregation [${kind}]`,
  );
};

function missingNumber(part: Part, { field, missing }: FieldOptions): number | undefined {
  if (missing === undefined || missing === null) return undefined;
  const leaf = leafOf(part, field);
  if (leaf && leaf.type !== 'text' && leaf.type !== 'keyword') return comparable(leaf, missing, part.scope.now);
  const number = Number(missing);
  if (Number.isNaN(number)) throw inQuery(`For input string: "${String(missing)}"`);
  return number;
}

/** The minimum and maximum of the rows, without a `missing` value. */
export function extentOf(part: Part, options: FieldOptions, kind: string): { min: number; max: number } | undefined {
  const column = columnOf(part, options.field);
  const leaf = leafOf(part, options.field);
  if (leaf && !isNumberLike(leaf.type)) throw wrongType(part, options.field, kind);
  return column?.kind === 'number' ? column.values.extent(part.bits) : undefined;
}

/** Every number of the rows, with the `missing` value for rows without one. */
export function eachNumber(
  part: Part,
  options: FieldOptions,
  kind: string,
  visit: (value: number, row: number) => void,
): void {
  const column = columnOf(part, options.field);
  const leaf = leafOf(part, options.field);
  if (leaf && !isNumberLike(leaf.type)) throw wrongType(part, options.field, kind);
  const { check, step } = part.scope;
  check();
  const visited = (value: number, row: number): void => {
    step();
    visit(value, row);
  };
  if (column?.kind === 'number') column.values.eachOf(part.bits, visited);
  const missing = missingNumber(part, options);
  if (missing === undefined) return;
  const without = part.bits.clone();
  if (column?.kind === 'number') without.andNot(column.values.existing(without.size));
  without.each(row => visited(missing, row));
}

const isNumberLike = (type: FieldType): boolean =>
  isWhole(type) || ['double', 'float', 'half_float', 'scaled_float', 'date', 'boolean'].includes(type);

/** A number formatted by the field's format, if any. */
export function written(parts: readonly Part[], { field, format }: FieldOptions, value: number): string | undefined {
  const leaf = parts.map(part => leafOf(part, field)).find(found => found !== undefined);
  if (leaf?.type === 'date') return formatDate(value, format ?? String(leaf.options.format ?? defaultFormat));
  if (leaf?.type === 'boolean') return value === 1 ? 'true' : value === 0 ? 'false' : undefined;
  return format === undefined ? undefined : decimal(value, format);
}

/** A number formatted by a pattern: `0.00`, `#,##0.0`, `Value is ##0.0`. */
function decimal(value: number, format: string): string {
  const shape = /[#0,.]+/.exec(format)?.[0];
  if (shape === undefined) return format;
  const [whole = '', fraction = ''] = shape.split('.');
  const min = (fraction.match(/0/g) ?? []).length;
  const fixed = value.toFixed(fraction.length);
  const [before = '', after = ''] = fixed.split('.');
  const digits = before.replace('-', '').padStart((whole.match(/0/g) ?? []).length, '0');
  const grouped = whole.includes(',') ? digits.replace(/\B(?=(\d{3})+$)/g, ',') : digits;
  const rest = after.replace(/0+$/, '').padEnd(min, '0');
  return format.replace(shape, () => `${value < 0 ? '-' : ''}${grouped}${rest === '' ? '' : `.${rest}`}`);
}
