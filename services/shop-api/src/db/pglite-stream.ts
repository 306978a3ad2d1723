import { Duplex } from 'node:stream';
import type { PgliteThread } from './pglite-thread';

interface Chunk {
  chunk: Buffer;
}

/** The embedded database in the place of the socket to a server. */
export class PgliteStream extends Duplex {
  constructor(private readonly thread: PgliteThread) {
    super();
  }

  /** There is nothing to connect to: `pg` waits for the event. */
  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  setNoDelay(): void {}

  ref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this._writev([{ chunk }], done);
  }

  /** All messages of a query are sent at once. */
  override _writev(chunks: Chunk[], done: (error?: Error) => void): void {
    const bytes = new Uint8Array(chunks.reduce((sum, { chunk }) => sum + chunk.length, 0));
    let at = 0;
    for (const { chunk } of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    this.thread.exchange(bytes).then(answer => {
      this.push(answer);
      done();
    }, done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
