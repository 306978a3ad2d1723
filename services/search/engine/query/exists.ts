import { Bits } from '../storage/bits';
import type { Table } from '../storage/table';
import type { Scope } from './types';

function existingIn(table: Table, path: string): Bits {
  const column = table.column(path);
  if (!column) return new Bits(table.rows);
  if (column.kind === 'number' || column.kind === 'keyword') return column.values.existing(table.rows);
  return column.kind === 'point' ? column.lats.existing(table.rows) : column.existing(table.rows);
}

/** Rows with a value in a field, or in a field below it. */
export function existing(scope: Scope, field: string): Bits {
  const { table, reading } = scope;
  if (['_id', '_index', '_source', '_seq_no', '_version'].includes(field)) return Bits.full(table.rows);
  const leaf = reading.mapping.leaf(field);
  if (leaf) return existingIn(table, leaf.path);
  const found = new Bits(table.rows);
  const inside = field.includes('*') ? reading.mapping.matching(field) : reading.mapping.matching(`${field}.*`);
  for (const { path } of inside) found.or(existingIn(table, path));
  return found;
}
