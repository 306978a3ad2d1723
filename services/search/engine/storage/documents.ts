import type { Json } from '../json';
import type { Mapping } from '../mapping/mapping';
import { Bits, GrowingBits } from './bits';
import { DocumentReader } from './document-reader';
import { RowWriter } from './row-writer';
import { Sources } from './sources';
import { Table } from './table';
import type { Texts } from './text-batch';
import type { TextThread } from './text-thread';

export interface Stored {
  id: string;
  version: number;
  seqNo: number;
  source: string;
}

/** Everything that documents consist of. */
export interface DocumentState {
  table: Table;
  sources: Sources;
  living: GrowingBits;
  ids: string[];
  versions: number[];
  seqNos: number[];
  nextSeqNo: number;
}

const compactFrom = 1_000;
const latelyMax = 512;

/**
 * The documents of one index. An updated document gets a new row and its old row is deleted; when half of the rows are
 * deleted, every column is rewritten without them.
 */
export class Documents {
  table = new Table();
  /** Changes with every write, which invalidates cached results. */
  generation = 0;
  private sources = new Sources();
  private lately = new Map<number, Json>();
  private rowOf = new Map<string, number>();
  private ids: string[] = [];
  private versions: number[] = [];
  private seqNos: number[] = [];
  private living = new GrowingBits();
  private nextSeqNo = 0;
  private apart: TextThread | undefined;
  private ranks: { generation: number; byRow: Uint32Array } | undefined;
  private readonly reader: DocumentReader;
  private readonly writer: RowWriter;

  constructor(mapping: Mapping) {
    this.reader = new DocumentReader(mapping);
    this.writer = new RowWriter(mapping);
  }

  get count(): number {
    return this.rowOf.size;
  }

  /** No document was ever put. */
  get isNew(): boolean {
    return this.table.rows === 0;
  }

  /** The documents themselves, not a copy. */
  get state(): DocumentState {
    const { table, sources, living, ids, versions, seqNos, nextSeqNo } = this;
    return { table, sources, living, ids, versions, seqNos, nextSeqNo };
  }

  /** Takes documents of the same mapping. */
  restore({ table, sources, living, ids, versions, seqNos, nextSeqNo }: DocumentState): void {
    [this.table, this.sources, this.living] = [table, sources, living];
    [this.ids, this.versions, this.seqNos, this.nextSeqNo] = [ids, versions, seqNos, nextSeqNo];
    this.rowOf = new Map();
    this.alive().each(row => this.rowOf.set(this.id(row), row));
    this.lately = new Map();
    this.generation += 1;
  }

  row(id: string): number | undefined {
    return this.rowOf.get(id);
  }

  id(row: number): string {
    return this.ids[row] ?? '';
  }

  /** The rank of each row in the order of ids, computed once between two writes. */
  idRanks(step: () => void): Uint32Array {
    if (this.ranks?.generation === this.generation) return this.ranks.byRow;
    const { ids } = this;
    const rows = Array.from({ length: this.table.rows }, (_, row) => row).sort((a, b) => {
      step();
      return (ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1;
    });
    const byRow = new Uint32Array(rows.length);
    rows.forEach((row, rank) => (byRow[row] = rank));
    this.ranks = { generation: this.generation, byRow };
    return byRow;
  }

  /** Metadata of a document by its id. */
  find(id: string): Omit<Stored, 'source'> | undefined {
    const row = this.rowOf.get(id);
    return row === undefined ? undefined : this.metadata(row);
  }

  get(id: string): Stored | undefined {
    const row = this.rowOf.get(id);
    return row === undefined ? undefined : this.at(row);
  }

  at(row: number): Stored {
    return { ...this.metadata(row), source: this.sources.get(row) };
  }

  /** Rows in use. */
  alive(): Bits {
    return this.living.upTo(this.table.rows);
  }

  /** The document of a row. Recent documents are cached, so callers must not modify them. */
  shown(row: number): Json {
    const known = this.lately.get(row);
    if (known) return known;
    const source = JSON.parse(this.sources.get(row)) as Json;
    const [oldest] = this.lately.keys();
    if (this.lately.size >= latelyMax && oldest !== undefined) this.lately.delete(oldest);
    this.lately.set(row, source);
    return source;
  }

  /** Metadata of a document. */
  metadata(row: number): Omit<Stored, 'source'> {
    return { id: this.id(row), version: this.versions[row] ?? 1, seqNo: this.seqNos[row] ?? 0 };
  }

  /** Puts a document, and replaces the one with the same id; `json` is its returned part. */
  put(id: string, json: string, source: Json, version?: number): Stored {
    const values = this.reader.read(source);
    const before = this.rowOf.get(id);
    const row = this.table.rows;
    this.table.rows += 1;
    this.writer.write(this.table, row, values, this.apart);
    if (this.apart) this.apart.addSource(json);
    else this.sources.add(json);
    this.ids[row] = id;
    this.versions[row] = version ?? (before === undefined ? 1 : (this.versions[before] ?? 0) + 1);
    this.seqNos[row] = this.nextSeqNo;
    this.nextSeqNo += 1;
    if (before !== undefined) this.living.delete(before);
    this.living.add(row);
    this.rowOf.set(id, row);
    this.generation += 1;
    if (!this.apart && this.table.rows > compactFrom && this.table.rows > this.count * 2) this.compact();
    return { id, version: this.versions[this.rowOf.get(id) ?? row] ?? 1, seqNo: this.nextSeqNo - 1, source: json };
  }

  /** From now on a thread reads the texts and sources of documents; they can be found after it has ended. */
  divert(thread: TextThread): void {
    this.apart = thread;
  }

  /** Adds the results of the thread. */
  join({ columns, sources }: Texts): void {
    this.table.join(columns);
    this.sources = sources;
    this.apart = undefined;
    this.generation += 1;
  }

  remove(id: string): { version: number; seqNo: number } | undefined {
    const row = this.rowOf.get(id);
    if (row === undefined) return undefined;
    this.living.delete(row);
    this.rowOf.delete(id);
    this.generation += 1;
    this.nextSeqNo += 1;
    return { version: (this.versions[row] ?? 0) + 1, seqNo: this.nextSeqNo - 1 };
  }

  private compact(): void {
    const rows = this.alive().rows();
    this.table = this.table.stored(rows);
    this.sources = this.sources.stored(rows);
    this.lately = new Map();
    this.ids = Array.from(rows, row => this.ids[row] ?? '');
    this.versions = Array.from(rows, row => this.versions[row] ?? 1);
    this.seqNos = Array.from(rows, row => this.seqNos[row] ?? 0);
    this.rowOf = new Map(this.ids.map((id, row) => [id, row]));
    this.living = new GrowingBits();
    this.ids.forEach((_, row) => this.living.add(row));
  }
}
