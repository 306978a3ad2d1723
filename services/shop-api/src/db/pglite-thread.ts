import { Worker } from 'node:worker_threads';
import type { WorkerFailure, WorkerReply, WorkerRequest } from './pglite.protocol';

type Question = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never;
interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** An error as PostgreSQL's own driver would throw it. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(failure: WorkerFailure) {
    super(failure.detail ? `${failure.message} (${failure.detail})` : failure.message);
    this.code = failure.code;
    this.constraint = failure.constraint;
  }
}

export interface PgliteThread {
  query(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; rowCount: number }>;
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
  let last = 0;

  const send = (question: Question): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ ...question, id });
    });

  const settle = (reply: WorkerReply) => {
    if (reply.kind === 'answer') waiting.get(reply.id)?.resolve(reply.value);
    if (reply.kind === 'failure') waiting.get(reply.id)?.reject(new DatabaseError(reply.error));
    if (reply.kind === 'answer' || reply.kind === 'failure') waiting.delete(reply.id);
    // Idle, it does not keep the process alive.
    if (waiting.size === 0) worker.unref();
  };

  const failAll = (error: Error) => {
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
    query: async (sql, parameters) => (await send({ kind: 'query', sql, parameters: [...parameters] })) as never,
    close: async () => {
      await send({ kind: 'close' });
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      failAll(new Error('The embedded database has ended'));
      idle.push(worker);
    },
  };
};
