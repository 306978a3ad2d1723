import { KeywordColumn, NumberColumn } from './columns';
import type { EngineDocument } from './engine';
import { valuesAt, type Json } from './json';
import { numberOf, type FieldType, type Mapping } from './mapping';
import { TextField } from './text-field';

type Field = { column: KeywordColumn | NumberColumn | TextField; path: string[]; type: FieldType };

const columnFor = (type: FieldType): Field['column'] | undefined => {
  if (type === 'nested') return undefined;
  if (type === 'text') return new TextField();
  return type === 'keyword' ? new KeywordColumn() : new NumberColumn();
};

/**
 * Documents in slots, with a column for each mapped field. A changed document takes a new slot and leaves its old one
 * empty; when half of the slots are empty, the index is written anew.
 */
export class DocumentIndex {
  private readonly slots = new Map<string, number>();
  private documents: (EngineDocument | undefined)[] = [];
  private alive = new Uint8Array(1_024);
  private columns = new Map<string, Field>();

  constructor(readonly mapping: Mapping) {
    this.clearColumns();
  }

  /** Slots in use and empty ones: the length of every mask. */
  get size(): number {
    return this.documents.length;
  }

  get count(): number {
    return this.slots.size;
  }

  get(id: string): Json | undefined {
    const slot = this.slots.get(id);
    return slot === undefined ? undefined : this.documents[slot]?.source;
  }

  at(slot: number): EngineDocument | undefined {
    return this.documents[slot];
  }

  slotOf(id: string): number | undefined {
    return this.slots.get(id);
  }

  put(documents: readonly EngineDocument[]): void {
    for (const document of documents) {
      this.remove(document.id);
      this.slots.set(document.id, this.documents.length);
      this.documents.push(document);
      this.enliven(this.documents.length - 1);
      this.fill(this.documents.length - 1, { ...document.source, ...document.derived });
    }
    if (this.documents.length > 1_000 && this.documents.length > this.count * 2) this.rewrite();
  }

  remove(id: string): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.documents[slot] = undefined;
    this.alive[slot] = 0;
    this.slots.delete(id);
  }

  typeOf(field: string): FieldType | undefined {
    return this.mapping.fields[field];
  }

  keywords(field: string): KeywordColumn | undefined {
    const column = this.columns.get(field)?.column;
    return column instanceof KeywordColumn ? column : undefined;
  }

  numbers(field: string): NumberColumn | undefined {
    const column = this.columns.get(field)?.column;
    return column instanceof NumberColumn ? column : undefined;
  }

  text(field: string): TextField | undefined {
    const column = this.columns.get(field)?.column;
    return column instanceof TextField ? column : undefined;
  }

  /** A mask with every document in it. */
  all(): Uint8Array {
    return this.alive.slice(0, this.documents.length);
  }

  private fill(slot: number, source: Json): void {
    for (const { column, path, type } of this.columns.values()) {
      const values = valuesAt(source, path);
      if (column instanceof NumberColumn)
        column.add(
          slot,
          values.map(value => numberOf(value, type, 0)),
        );
      else column.add(slot, values);
    }
  }

  private enliven(slot: number): void {
    if (slot >= this.alive.length) {
      const wider = new Uint8Array(this.alive.length * 2);
      wider.set(this.alive);
      this.alive = wider;
    }
    this.alive[slot] = 1;
  }

  private rewrite(): void {
    const kept = this.documents.filter(document => document !== undefined);
    this.documents = [];
    this.alive = new Uint8Array(1_024);
    this.slots.clear();
    this.clearColumns();
    this.put(kept);
  }

  private clearColumns(): void {
    this.columns = new Map(
      Object.entries(this.mapping.fields).flatMap(([name, type]) => {
        const column = columnFor(type);
        return column ? [[name, { column, path: name.split('.'), type }] as const] : [];
      }),
    );
  }
}
