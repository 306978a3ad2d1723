import { Worker } from 'node:worker_threads';
import type { CallRequest, CallResponse, Engine } from '../engine';
import type { ThreadData, ThreadReply, ThreadRequest } from './protocol';

export interface ThreadOptions extends ThreadData {
  script: URL;
  /** Heap limit of the thread in megabytes. */
  heap: number;
  /** Milliseconds without an answer until a thread counts as hung, by kind of call. */
  limits: Readonly<Record<'read' | 'write', number>>;
}

/** The reason why a call has no answer. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';

  constructor(
    reason: string,
    /** The thread was running it; the calls queued behind it can be retried in another thread. */
    readonly wasRunning: boolean,
  ) {
    super(reason);
  }
}

interface Pending {
  limit: number;
  resolve: (reply: Extract<ThreadReply, { kind: 'response' }>) => void;
  reject: (error: Error) => void;
}

/** A supervised thread with its own engine: it answers in time, or it is ended. */
export class EngineThread implements Engine {
  readonly ready: Promise<void>;
  /** It has all documents. */
  isLoaded = false;
  /** Queued calls that it is answering. */
  calls = 0;
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private watch: NodeJS.Timeout | undefined;
  private hasEnded = false;

  /** @param onEnd called once with the reason, when the thread ends unexpectedly */
  constructor(
    private readonly options: ThreadOptions,
    private readonly onEnd: (thread: EngineThread, reason: string) => void,
  ) {
    const { script, heap, headroom, settings } = options;
    this.worker = new Worker(script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heap },
      workerData: { headroom, settings } satisfies ThreadData,
    });
    this.ready = new Promise((resolve, reject) => {
      this.worker.once('message', () => resolve());
      this.worker.once('error', reject);
      this.worker.once('exit', () => reject(new ThreadEnded('ended before it began', false)));
    });
    this.worker.on('message', (reply: ThreadReply) => this.take(reply));
    this.worker.on('error', error => this.fail(error.message));
    this.worker.on('exit', () => this.fail('the thread has ended'));
  }

  async call(call: CallRequest): Promise<CallResponse> {
    const { response, isOverMemory } = await this.send(call);
    // The failure does not affect the next call.
    if (isOverMemory) this.fail('its memory has grown too large', true);
    return response;
  }

  /** Ends it without calling `onEnd`. */
  async close(): Promise<void> {
    this.hasEnded = true;
    this.rejectAll('the search service is closing');
    await this.worker.terminate();
  }

  private send(call: CallRequest): Promise<Extract<ThreadReply, { kind: 'response' }>> {
    if (this.hasEnded) return Promise.reject(new ThreadEnded('the thread has ended', false));
    const limit = this.options.limits[call.access === 'read' ? 'read' : 'write'];
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      this.pending.set(this.lastId, { limit, resolve, reject });
      if (this.pending.size === 1) this.watchFirst();
      this.worker.ref();
      this.worker.postMessage({ id: this.lastId, call } satisfies ThreadRequest);
    });
  }

  private take(reply: ThreadReply): void {
    if (reply.kind === 'ready') return this.worker.unref();
    const waiting = this.pending.get(reply.id);
    this.pending.delete(reply.id);
    this.watchFirst();
    if (reply.kind === 'failed') waiting?.reject(new Error(reply.message));
    else waiting?.resolve(reply);
  }

  /** The first waiting call is the running one. */
  private watchFirst(): void {
    clearTimeout(this.watch);
    const [first] = this.pending.values();
    // An idle thread does not keep the process alive.
    if (!first) return this.worker.unref();
    this.watch = setTimeout(() => this.fail(`no answer within ${first.limit} ms`), first.limit);
  }

  private fail(reason: string, isIdle = false): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    clearTimeout(this.watch);
    void this.worker.terminate();
    this.onEnd(this, reason);
    this.rejectAll(reason, isIdle);
  }

  private rejectAll(reason: string, isIdle = false): void {
    clearTimeout(this.watch);
    let isFirst = !isIdle;
    for (const { reject } of this.pending.values()) {
      reject(new ThreadEnded(reason, isFirst));
      isFirst = false;
    }
    this.pending.clear();
  }
}
