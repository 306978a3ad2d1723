import type { Leaf } from '../mapping/definition';
import { isNumeric } from '../mapping/field-types';
import { Bits } from './bits';
import { KeywordColumn, NumberColumn, PointColumn } from './columns';
import { CompletionColumn } from './completion-column';
import { roomFor } from './growing';
import { BytePool } from './byte-pool';
import { ShapeColumn } from './shape-column';
import { TextColumn } from './text-column';

export type Column = NumberColumn | KeywordColumn | TextColumn | PointColumn | ShapeColumn | CompletionColumn;

function columnFor({ type, options }: Leaf, pool: BytePool): Column | undefined {
  if (isNumeric(type) || type === 'date' || type === 'boolean') return new NumberColumn();
  switch (type) {
    case 'keyword':
      return new KeywordColumn();
    case 'text': {
      const stored = options.index_options;
      return new TextColumn(pool, { places: stored !== 'docs' && stored !== 'freqs', norms: options.norms !== false });
    }
    case 'geo_point':
      return new PointColumn();
    case 'geo_shape':
      return new ShapeColumn();
    case 'completion':
      return new CompletionColumn();
    default:
      return undefined;
  }
}

/**
 * Rows with a column per field: the documents of an index, or the objects of one of their nested lists, in the order
 * of their documents.
 */
export class Table {
  rows = 0;
  readonly nested = new Map<string, Table>();
  private pool = new BytePool();
  private columns = new Map<string, Column>();
  private parents = new Int32Array(0);
  private firsts = new Uint32Array(0);
  private parentsSeen = 0;

  get allColumns(): Map<string, Column> {
    return this.columns;
  }

  /** Adds columns that were filled by another thread. */
  join(columns: ReadonlyMap<string, Column>): void {
    for (const [path, column] of columns) this.columns.set(path, column);
  }

  column(path: string): Column | undefined {
    return this.columns.get(path);
  }

  columnOf(leaf: Leaf): Column | undefined {
    const known = this.columns.get(leaf.path);
    if (known) return known;
    const created = columnFor(leaf, this.pool);
    if (created) this.columns.set(leaf.path, created);
    return created;
  }

  /** The table of a nested list in this table. */
  nestedAt(path: string): Table {
    const known = this.nested.get(path);
    if (known) return known;
    const created = new Table();
    this.nested.set(path, created);
    return created;
  }

  /** Adds a row that belongs to a row of the parent table. */
  addBelow(parent: number): number {
    const row = this.rows;
    this.parents = roomFor(this.parents, row + 1);
    this.parents[row] = parent;
    this.firsts = roomFor(this.firsts, parent + 1);
    this.firsts.fill(row, this.parentsSeen, parent + 1);
    this.parentsSeen = Math.max(this.parentsSeen, parent + 1);
    this.rows += 1;
    return row;
  }

  parentOf(row: number): number {
    return this.parents[row] ?? 0;
  }

  /** The rows of a parent row; the end is exclusive. */
  rangeOf(parent: number): [from: number, to: number] {
    if (parent >= this.parentsSeen) return [this.rows, this.rows];
    return [this.firsts[parent] ?? 0, parent + 1 < this.parentsSeen ? (this.firsts[parent + 1] ?? 0) : this.rows];
  }

  /** Child rows of these parent rows. */
  below(parents: Bits): Bits {
    const found = new Bits(this.rows);
    parents.each(parent => {
      const [from, to] = this.rangeOf(parent);
      for (let row = from; row < to; row += 1) found.add(row);
    });
    return found;
  }

  /** Parent rows of these rows. */
  above(rows: Bits, size: number): Bits {
    const found = new Bits(size);
    rows.each(row => found.add(this.parents[row] ?? 0));
    return found;
  }

  /** A copy of the table with only these rows, in their order. */
  stored(rows: Int32Array): Table {
    const copy = new Table();
    copy.rows = rows.length;
    for (const [path, column] of this.columns) copy.columns.set(path, column.stored(rows, copy.pool));
    for (const [path, child] of this.nested) copy.nested.set(path, child.storedBelow(rows));
    return copy;
  }

  private storedBelow(parents: Int32Array): Table {
    const own: number[] = [];
    const above: number[] = [];
    parents.forEach((parent, at) => {
      const [from, to] = this.rangeOf(parent);
      for (let row = from; row < to; row += 1) {
        own.push(row);
        above.push(at);
      }
    });
    const copy = this.stored(Int32Array.from(own));
    copy.rows = 0;
    for (const parent of above) copy.addBelow(parent);
    return copy;
  }
}
