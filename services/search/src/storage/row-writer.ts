import type { Analyzer } from '../analysis/analyzer';
import type { Leaf } from '../mapping/definition';
import type { Mapping } from '../mapping/mapping';
import type { Point } from '../mapping/points';
import type { Shape } from '../mapping/shapes';
import { completionKeys, type Completion } from './completion-column';
import type { RowValues } from './document-reader';
import type { Column, Table } from './table';
import { WordPool } from './word-pool';

/** The analyzer that a field's documents are read with. */
export const indexAnalyzer = (mapping: Mapping, { type, options }: Leaf): Analyzer =>
  mapping.analyzers.get(String(options.analyzer ?? (type === 'completion' ? 'simple' : 'default')));

/** The analyzer that what is looked for in a field is read with. */
export const searchAnalyzer = (mapping: Mapping, leaf: Leaf): Analyzer =>
  leaf.options.search_analyzer === undefined
    ? indexAnalyzer(mapping, leaf)
    : mapping.analyzers.get(String(leaf.options.search_analyzer));

/** Writes read rows into the columns of a table. */
export class RowWriter {
  private readonly pool = new WordPool();

  constructor(private readonly mapping: Mapping) {}

  write(table: Table, row: number, { values, nested }: RowValues): void {
    for (const [leaf, found] of values) {
      const column = table.columnOf(leaf);
      if (column) this.fill(column, leaf, row, found);
    }
    for (const [path, inner] of nested) {
      const below = table.nestedAt(path);
      this.write(below, below.addBelow(row), inner);
    }
  }

  private fill(column: Column, leaf: Leaf, row: number, values: unknown[]): void {
    switch (column.kind) {
      case 'number':
        return column.add(row, values as number[]);
      case 'keyword':
        return column.add(row, values as string[]);
      case 'point':
        return column.add(row, values as Point[]);
      case 'shape':
        return column.add(row, values as Shape[]);
      case 'text': {
        const analyzer = indexAnalyzer(this.mapping, leaf);
        return column.add(row, values as string[], analyzer, this.pool);
      }
      case 'completion': {
        const analyzer = indexAnalyzer(this.mapping, leaf);
        return column.add(row, values as Completion[], text => completionKeys(analyzer, text));
      }
    }
  }
}
