import { createClient, type Client, type Engine, type Json } from '../engine/index';

/** Where indices are stored while the service does not run. */
export interface SnapshotOptions {
  folder: string;
  /** What a snapshot depends on besides the products: another program or database rebuilds the index. */
  version: string;
}

const repository = 'disk';

/** An index on disk, with a state of its user. */
export class IndexSnapshot<State extends object> {
  private readonly send: Client;

  constructor(
    engine: Engine,
    private readonly index: string,
    private readonly options: SnapshotOptions,
    clock: () => Date,
  ) {
    this.send = createClient(engine, 'own', clock);
  }

  /** The state that was stored with the index; a text says why there is none. */
  async find(): Promise<State | string> {
    await this.open();
    const { status, body } = await this.send('GET', this.path);
    if (status === 404) return 'there is none';
    if (status !== 200) return reasonOf(body);
    const [{ metadata } = {}] = body.snapshots as { metadata?: { version: string; state: State } }[];
    return metadata?.version === this.options.version ? metadata.state : 'it is of another program or database';
  }

  /** Fills the empty index; returns why it cannot. */
  async restore(): Promise<string | undefined> {
    const { status, body } = await this.send('POST', `${this.path}/_restore`);
    return status === 200 ? undefined : reasonOf(body);
  }

  async save(state: State): Promise<void> {
    await this.open();
    const { version } = this.options;
    const { status, body } = await this.send('PUT', this.path, { indices: this.index, metadata: { version, state } });
    if (status !== 200) throw new Error(`the index ${this.index} is not stored: ${reasonOf(body)}`);
  }

  private get path(): string {
    return `/_snapshot/${repository}/${this.index}`;
  }

  /** A thread that has replaced another does not know the folder. */
  private async open(): Promise<void> {
    await this.send('PUT', `/_snapshot/${repository}`, { type: 'fs', settings: { location: this.options.folder } });
  }
}

const reasonOf = ({ error }: Json): string =>
  (error as { reason?: string } | undefined)?.reason ?? 'it is not answered';
