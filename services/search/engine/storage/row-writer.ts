import type { Analyzer } from '../analysis/analyzer';
import type { Leaf } from '../mapping/definition';
import type { Mapping } from '../mapping/mapping';
import type { Point } from '../mapping/points';
import type { Shape } from '../mapping/shapes';
import type { Completion } from './completion-column';
import { CompletionKeys } from './completion-keys';
import type { RowValues } from './document-reader';
import type { Table } from './table';
import type { TextThread } from './text-thread';
import { WordPool } from './word-pool';

/** The index analyzer of a field. */
export const indexAnalyzer = (mapping: Mapping, { type, options }: Leaf): Analyzer =>
  mapping.analyzers.get(String(options.analyzer ?? (type === 'completion' ? 'simple' : 'default')));

/** The search analyzer of a field. */
export const searchAnalyzer = (mapping: Mapping, leaf: Leaf): Analyzer =>
  leaf.options.search_analyzer === undefined
    ? indexAnalyzer(mapping, leaf)
    : mapping.analyzers.get(String(leaf.options.search_analyzer));

/** Writes parsed rows to the columns of a table. */
export class RowWriter {
  private readonly pool = new WordPool();
  private readonly completionKeys = new Map<Leaf, CompletionKeys>();

  constructor(private readonly mapping: Mapping) {}

  /** Texts of the row itself are added to `apart`, when a thread reads them. */
  write(table: Table, row: number, read: RowValues, apart?: TextThread): void {
    read.each((leaf, values, from, to) => {
      if (apart && (leaf.type === 'text' || leaf.type === 'completion')) apart.add(leaf, row, values, from, to);
      else if (to === from + 1) this.fillOne(table, leaf, row, values[from]);
      else this.fill(table, leaf, row, values.slice(from, to));
    });
    for (const [path, inner] of read.nested) {
      const below = table.nestedAt(path);
      this.write(below, below.addBelow(row), inner);
    }
  }

  fill(table: Table, leaf: Leaf, row: number, values: readonly unknown[]): void {
    const column = table.columnOf(leaf);
    switch (column?.kind) {
      case undefined:
        return;
      case 'number':
        return column.add(row, values as number[]);
      case 'keyword':
        return column.add(row, values as string[]);
      case 'point':
        return column.add(row, values as Point[]);
      case 'shape':
        return column.add(row, values as Shape[]);
      case 'text':
        return column.add(row, values as string[], indexAnalyzer(this.mapping, leaf), this.pool);
      case 'completion': {
        const keys = this.keysOf(leaf);
        return column.add(row, values as Completion[], text => keys.of(text));
      }
    }
  }

  /** Most fields have one value, which avoids a list. */
  private fillOne(table: Table, leaf: Leaf, row: number, value: unknown): void {
    const column = table.columnOf(leaf);
    if (column?.kind === 'number') column.addOne(row, value as number);
    else if (column?.kind === 'keyword') column.addOne(row, value as string);
    else this.fill(table, leaf, row, [value]);
  }

  private keysOf(leaf: Leaf): CompletionKeys {
    const known = this.completionKeys.get(leaf);
    if (known) return known;
    const created = new CompletionKeys(indexAnalyzer(this.mapping, leaf), this.pool);
    this.completionKeys.set(leaf, created);
    return created;
  }
}
