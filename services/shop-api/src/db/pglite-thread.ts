import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './pglite.protocol';

type Question = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never;
interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

export interface PgliteThread {
  /** Sends messages of PostgreSQL's protocol to the database, and returns what it sends back. */
  exchange(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Threads of closed databases: the next one starts in half the time, for the thread has compiled its code. */
const idle: Worker[] = [];

/**
 * Starts the embedded database in a thread of its own, for it blocks its thread.
 * @param image initial state of a database without a directory, from `dumpDataDir`
 */
export const startPglite = async (directory: string | null, image?: string): Promise<PgliteThread> => {
  const worker = idle.pop() ?? new Worker(new URL('./pglite.worker.mjs', import.meta.url), { execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let ended: Error | undefined;
  let last = 0;

  const send = (question: Question, moved: ArrayBuffer[] = []): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ ...question, id }, moved);
    });

  const settle = (reply: WorkerReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === 'answer') asked?.resolve(reply.bytes);
    else asked?.reject(new Error(reply.error));
    // Idle, it does not keep the process alive.
    if (waiting.size === 0) worker.unref();
  };

  const failAll = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  worker.on('message', settle);
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The embedded database has ended')));
  await send({ kind: 'open', directory, image }).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });

  return {
    exchange: bytes => send({ kind: 'messages', bytes }, [bytes.buffer]),
    close: async () => {
      await send({ kind: 'close' });
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      failAll(new Error('The embedded database has ended'));
      idle.push(worker);
    },
  };
};
