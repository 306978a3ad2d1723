import type { Analyzer, Split } from '../analysis/analyzer';
import type { Leaf, Mapping } from '../mapping/mapping';
import type { Point } from '../mapping/points';
import type { Shape } from '../mapping/shapes';
import { completionKeys, type Completion } from './completion-column';
import type { RowValues } from './document-reader';
import type { Column, Table } from './table';

/** The analyzer that a field's documents are read with. */
export const indexAnalyzer = (mapping: Mapping, { type, options }: Leaf): Analyzer =>
  mapping.analyzers.get(String(options.analyzer ?? (type === 'completion' ? 'simple' : 'default')));

/** The analyzer that what is looked for in a field is read with. */
export const searchAnalyzer = (mapping: Mapping, leaf: Leaf): Analyzer =>
  leaf.options.search_analyzer === undefined
    ? indexAnalyzer(mapping, leaf)
    : mapping.analyzers.get(String(leaf.options.search_analyzer));

const remembered = 8;

/** Writes read rows into the columns of a table. */
export class RowWriter {
  private readonly recent: { split: Split; text: string; words: readonly string[] }[] = [];

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
        return column.add(
          row,
          (values as string[]).map(text => this.words(analyzer.split, text)),
          analyzer,
        );
      }
      case 'completion': {
        const analyzer = indexAnalyzer(this.mapping, leaf);
        return column.add(row, values as Completion[], text => completionKeys(analyzer, text));
      }
    }
  }

  /** Words of a text; several readings of one field cut the same text one after the other. */
  private words(split: Split, text: string): readonly string[] {
    const known = this.recent.find(entry => entry.text === text && entry.split === split);
    if (known) return known.words;
    const words: string[] = [];
    split(text, word => words.push(word));
    this.recent.unshift({ split, text, words });
    if (this.recent.length > remembered) this.recent.pop();
    return words;
  }
}
