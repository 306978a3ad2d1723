import { Worker } from 'node:worker_threads';

/**
 * Runs one request in a thread of its own, so that the caller can still serve the shop.
 * @param script file next to this one
 * @param timeout milliseconds after which the thread is terminated
 */
export const inThread = <Answer>(script: string, request: unknown, timeout: number): Promise<Answer | undefined> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(script, import.meta.url), { execArgv: [], stdout: true, stderr: true });
    const limit = setTimeout(() => void worker.terminate(), timeout);
    worker.once('message', (answer: Answer) => {
      resolve(answer);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(limit);
      resolve(undefined);
    });
    worker.postMessage(request);
  });
