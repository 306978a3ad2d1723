import { createClient, type Client, type Engine, type Json } from '../../engine/index';

export interface IndexDocument {
  id: string;
  source: Json;
}

/** Imports the documents of an empty index. They can be found after `end`. */
export interface Filling {
  put(documents: readonly IndexDocument[]): Promise<void>;
  end(): Promise<void>;
}

/** From this number of documents on, an import without refreshes is faster. */
const importFrom = 10_000;

/** Writes the documents of one index of the shop. */
export class IndexWriter {
  /** Changes with every write. */
  generation = 0;
  private readonly send: Client;

  constructor(
    engine: Engine,
    private readonly index: string,
    clock: () => Date,
  ) {
    this.send = createClient(engine, 'own', clock);
  }

  put(documents: readonly IndexDocument[]): Promise<void> {
    return this.bulk(documents.flatMap(({ id, source }) => [{ index: { _id: id } }, source]));
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.bulk(ids.map(id => ({ delete: { _id: id } })));
  }

  /** Starts an import of about `expected` documents. */
  fill(expected: number): Filling {
    if (expected < importFrom) return { put: documents => this.put(documents), end: () => Promise.resolve() };
    const paused = this.setRefresh('-1');
    return {
      put: async documents => {
        await paused;
        await this.put(documents);
      },
      end: async () => {
        await this.request('POST', '_refresh');
        await this.setRefresh('1s');
      },
    };
  }

  private async setRefresh(interval: string): Promise<void> {
    await this.request('PUT', '_settings', { index: { refresh_interval: interval } });
  }

  private async bulk(lines: readonly Json[]): Promise<void> {
    if (lines.length === 0) return;
    const { errors, items } = await this.request('POST', '_bulk?filter_path=errors,items.index.error', lines);
    if (errors === true) throw new Error(`the index ${this.index} rejects documents: ${JSON.stringify(items)}`);
  }

  private async request(method: string, path: string, body?: Json | readonly Json[]): Promise<Json> {
    this.generation += 1;
    const answer = await this.send(method, `/${this.index}/${path}`, body);
    if (answer.status >= 400)
      throw new Error(`the index ${this.index} is not written: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
