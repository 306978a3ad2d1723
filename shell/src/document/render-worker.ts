import { Worker } from 'node:worker_threads';
import type { BrokenRelease, RenderRequest, RenderResult, RenderSetup } from './render-shapes';

/** One thread that renders the pages of one plan. */
export interface RenderWorker {
  plan: string;
  /** What of the plan did not load. */
  broken: BrokenRelease[];
  render: (request: RenderRequest) => Promise<RenderResult>;
  /** Ends the thread once what it is rendering is done. */
  retire: () => void;
}

interface Answer {
  id: number;
  result?: RenderResult;
  error?: string;
  /** Comes first: the thread is ready, and this did not load. */
  broken?: BrokenRelease[];
}

/** A page that takes longer than this, in milliseconds, is given up. */
const renderTimeout = 15_000;

/** What a release's timers pile up ends its own thread, which is started anew, and not the shop. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Starts a thread on the shell's server bundle. A thread per plan keeps old releases from piling up in memory.
 * @param script absolute path of the bundle
 */
export const startRenderWorker = (script: string, setup: RenderSetup): Promise<RenderWorker> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: setup, execArgv: [], resourceLimits });
    const waiting = new Map<number, { resolve: (result: RenderResult) => void; reject: (error: Error) => void }>();
    let lastId = 0;
    let retired = false;
    let ended: Error | undefined;

    const settle = (
      id: number,
      act: (entry: { resolve: (result: RenderResult) => void; reject: (error: Error) => void }) => void,
    ) => {
      const entry = waiting.get(id);
      waiting.delete(id);
      if (entry) act(entry);
      if (retired && waiting.size === 0) void worker.terminate();
    };

    const failAll = (error: Error) => {
      ended ??= error;
      reject(error);
      for (const id of waiting.keys()) settle(id, entry => entry.reject(error));
    };

    const render = (request: RenderRequest) =>
      new Promise<RenderResult>((done, fail) => {
        if (ended) return fail(ended);
        const id = ++lastId;
        const limit = setTimeout(
          () => settle(id, entry => entry.reject(new Error(`no answer for ${request.path}`))),
          renderTimeout,
        );
        waiting.set(id, {
          resolve: result => (clearTimeout(limit), done(result)),
          reject: error => (clearTimeout(limit), fail(error)),
        });
        worker.postMessage({ id, request });
      });

    worker.on('message', ({ id, result, error, broken }: Answer) => {
      if (broken) {
        return resolve({
          plan: setup.composition.plan,
          broken,
          render,
          retire: () => {
            retired = true;
            if (waiting.size === 0) void worker.terminate();
          },
        });
      }
      settle(id, entry => (result ? entry.resolve(result) : entry.reject(new Error(error))));
    });
    worker.on('error', failAll);
    worker.on('exit', code => failAll(new Error(`render worker ended with ${code}`)));
  });
