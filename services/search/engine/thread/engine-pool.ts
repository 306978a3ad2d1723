import type { CallRequest, CallResponse, Engine } from '../engine';
import { bytesOf, errorResponse } from '../http/responder';
import { SearchError } from '../search-error';
import { EngineThread, ThreadEnded, type ThreadOptions } from './engine-thread';

/** Writes all documents of the owner to one thread that is behind the others. */
export type Load = (engine: Engine) => Promise<void>;

export interface PoolOptions extends ThreadOptions {
  /** Maximum number of waiting calls. */
  queue: number;
  /** Milliseconds that a call waits at most for a thread that is occupied. */
  wait: number;
  /** The same while no thread has the documents: loading them may take long, and the caller may know another way. */
  waitForDocuments: number;
  /** Whether a second thread has the same documents; without it, a replacement loads them first. */
  standby: boolean;
  /** Milliseconds from the start of the first thread to the start of the standby. */
  standbyAfter: number;
  /** Milliseconds before a thread that failed to load is replaced; doubles with each consecutive failure. */
  restart: number;
  onEnd?: (reason: string) => void;
}

/** Calls posted to a thread at a time, so that it does not idle between two. */
const depth = 2;
const restartMax = 60_000;

const busy = (): SearchError =>
  new SearchError(429, 'es_rejected_execution_exception', 'rejected execution of the search: the queue is full');
const unavailable = (reason: string): SearchError =>
  new SearchError(503, 'no_shard_available_action_exception', `the search was not answered: ${reason}`);

/** The thread that would answer has ended: its replacement has the same documents, or loads them again. */
const accepted = (): CallResponse => ({ status: 202, bytes: bytesOf({}, 202, {}), isCacheable: false });

/** What the owner reads, and a snapshot that it writes, is of one thread. */
const isOfOne = ({ method, path }: CallRequest): boolean =>
  method === 'GET' || (method === 'PUT' && /^\/_snapshot\/[^/]+\/[^/]+$/.test(path));

interface Queued {
  call: CallRequest;
  resolve: (response: CallResponse) => void;
  timer?: NodeJS.Timeout;
}

/**
 * Answers calls from a thread, with a standby thread that has the same documents. When the first ends for any reason,
 * the standby replaces it and another is started. Calls of the owner reach every thread, in the order of their posting;
 * indices of indexers exist in one thread only.
 */
export class EnginePool implements Engine {
  private readonly threads: EngineThread[] = [];
  private readonly queue: Queued[] = [];
  private load: Load | undefined;
  private failures = 0;
  private restarting: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {}

  /** Starts the first thread; its documents arrive by calls of the owner. */
  async start(): Promise<void> {
    await this.add().ready;
  }

  /** The first thread has its documents: calls are answered, and a standby is started. */
  open(load: Load): void {
    this.load = load;
    for (const thread of this.threads) thread.isLoaded = true;
    this.pump();
    if (this.options.standby) this.startLater(this.options.standbyAfter);
  }

  /** Whether a second thread can take over. */
  get hasStandby(): boolean {
    return this.threads.filter(({ isLoaded }) => isLoaded).length > 1;
  }

  call(call: CallRequest): Promise<CallResponse> {
    if (call.access === 'own') return this.callAll(call);
    if (this.queue.length >= this.options.queue) return Promise.resolve(errorResponse(busy()));
    return new Promise(resolve => {
      this.enqueue({ call, resolve }, 'push');
      this.pump();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.restarting);
    for (const queued of this.queue.splice(0)) this.reject(queued, 'the search service is closing');
    await Promise.all(this.threads.map(thread => thread.close()));
  }

  private get active(): EngineThread | undefined {
    return this.threads.find(({ isLoaded }) => isLoaded);
  }

  /** Calls every thread; the answer is that of the active one. */
  private async callAll(call: CallRequest): Promise<CallResponse> {
    const threads = isOfOne(call) ? [this.active ?? this.threads[0]] : this.threads;
    const [first, ...others] = threads.map(thread => thread?.call(call));
    for (const other of others) other?.catch(() => undefined);
    try {
      return (await first) ?? accepted();
    } catch (error) {
      return error instanceof ThreadEnded ? accepted() : errorResponse(error);
    }
  }

  private pump(): void {
    const { active } = this;
    while (active && active.calls < depth) {
      const queued = this.queue.shift();
      if (!queued) return;
      void this.run(active, queued);
    }
  }

  private async run(thread: EngineThread, queued: Queued): Promise<void> {
    clearTimeout(queued.timer);
    thread.calls += 1;
    try {
      queued.resolve(await thread.call(queued.call));
    } catch (error) {
      // The running call may have ended the thread, and is not retried.
      if (error instanceof ThreadEnded && !error.wasRunning && !this.isClosed) this.enqueue(queued, 'unshift');
      else this.reject(queued, error instanceof Error ? error.message : String(error));
    } finally {
      thread.calls -= 1;
    }
    this.pump();
  }

  private enqueue(queued: Queued, add: 'push' | 'unshift'): void {
    this.limit(queued);
    this.queue[add](queued);
  }

  /** Sets how long it waits from now on. */
  private limit(queued: Queued): void {
    clearTimeout(queued.timer);
    const ms = this.active ? this.options.wait : this.options.waitForDocuments;
    queued.timer = setTimeout(() => this.giveUp(queued, ms), ms);
  }

  private giveUp(queued: Queued, ms: number): void {
    const at = this.queue.indexOf(queued);
    if (at < 0) return;
    this.queue.splice(at, 1);
    this.reject(queued, `no thread was free within ${ms} ms`);
  }

  private reject({ resolve, timer }: Queued, reason: string): void {
    clearTimeout(timer);
    resolve(errorResponse(unavailable(reason)));
  }

  private add(): EngineThread {
    const thread = new EngineThread(this.options, (ended, reason) => this.replace(ended, reason));
    this.threads.push(thread);
    return thread;
  }

  private replace(ended: EngineThread, reason: string): void {
    this.threads.splice(this.threads.indexOf(ended), 1);
    this.options.onEnd?.(reason);
    this.pump();
    if (!this.active) for (const queued of this.queue) this.limit(queued);
    if (!this.load || this.isClosed) return;
    this.startLater(this.failures === 0 ? 0 : Math.min(restartMax, this.options.restart * 2 ** this.failures));
    this.failures += 1;
  }

  private startLater(delay: number): void {
    clearTimeout(this.restarting);
    this.restarting = setTimeout(() => this.ensureThreads(), delay);
    this.restarting.unref();
  }

  /** Starts threads until there are enough. */
  private ensureThreads(): void {
    const enough = this.options.standby ? 2 : 1;
    if (this.isClosed || !this.load || this.threads.length >= enough) return;
    const thread = this.add();
    const { load } = this;
    const prepare = async (): Promise<void> => {
      await thread.ready;
      await load(thread);
      thread.isLoaded = true;
      this.failures = 0;
      this.pump();
      this.ensureThreads();
    };
    prepare().catch((error: unknown) => {
      void thread.close();
      if (this.threads.includes(thread)) this.replace(thread, String(error));
    });
  }
}
