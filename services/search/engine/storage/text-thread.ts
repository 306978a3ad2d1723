import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Leaf } from '../mapping/definition';
import { textClasses, type TextField, type TextRequest, type Texts } from './text-batch';
import { unpack, type Packed } from './transfer';

/** Documents per message. */
const batchSize = 100;

/** Analyzes the texts of very many documents on another core, while this one reads their other fields. */
export class TextThread {
  private readonly worker: Worker;
  private fields = new Map<Leaf, TextField>();
  private sources: string[] = [];
  private posted = 0;
  private taken = 0;
  private failure: unknown;

  constructor(script: URL) {
    this.worker = new Worker(script, { execArgv: [] });
    this.worker.on('message', message => {
      if (message === 'taken') this.taken += 1;
    });
    this.worker.on('error', error => (this.failure = error));
  }

  add(leaf: Leaf, row: number, values: readonly unknown[], from: number, to: number): void {
    const field = this.fieldOf(leaf);
    field.rows.push(row);
    for (let at = from; at < to; at += 1) field.values.push(values[at]);
    field.ends.push(field.values.length);
  }

  /** Adds the JSON of a document, after its texts. */
  addSource(json: string): void {
    this.sources.push(json);
    if (this.sources.length === batchSize) this.flush();
  }

  /** Waits until all documents have been read. */
  async settle(): Promise<void> {
    if (this.sources.length > 0) this.flush();
    while (this.taken < this.posted && this.failure === undefined) await once(this.worker, 'message');
    if (this.failure !== undefined) throw this.failure;
  }

  /** Returns the result, and ends the thread. */
  async end(): Promise<Texts> {
    await this.settle();
    const answer = once(this.worker, 'message');
    this.post({ kind: 'end' });
    const [packed] = (await answer) as [Packed];
    await this.worker.terminate();
    return unpack(packed, textClasses) as Texts;
  }

  /** Posts the current batch. */
  private flush(): void {
    this.post({ kind: 'batch', batch: { fields: [...this.fields.values()], sources: this.sources } });
    this.posted += 1;
    this.fields = new Map();
    this.sources = [];
  }

  private fieldOf(leaf: Leaf): TextField {
    const known = this.fields.get(leaf);
    if (known) return known;
    const { path, type, options } = leaf;
    const created: TextField = { leaf: { path, type, options }, rows: [], ends: [], values: [] };
    this.fields.set(leaf, created);
    return created;
  }

  private post(request: TextRequest): void {
    this.worker.postMessage(request);
  }
}
