import { Worker } from 'node:worker_threads';
import type { BrokenRelease, ReleaseName, RenderRequest, RenderResult, RenderSetup } from './render-shapes';

/** One thread that renders the pages of one plan. */
export interface RenderWorker {
  plan: string;
  /** Releases of the plan that did not load. */
  broken: BrokenRelease[];
  render: (request: RenderRequest) => Promise<RenderResult>;
  /** Ends the thread after its pending renders. */
  retire: () => void;
}

interface Answer {
  id: number;
  result?: RenderResult;
  error?: string;
  /** Sent first: the release that is being loaded. */
  trying?: ReleaseName;
  /** Sent next: the thread is ready, and these releases did not load. */
  broken?: BrokenRelease[];
}

/** Loading a release does not end and blocks its thread. */
export class StuckRelease extends Error {
  constructor(readonly broken: BrokenRelease) {
    super(`${broken.remote} ${broken.release}: ${broken.why}`);
  }
}

/** A page threw. Its thread is intact and continues. */
export class PageError extends Error {
  override readonly name = 'PageError';
}

/** A page timed out: its thread may be blocked. */
export class PageTimeout extends Error {
  override readonly name = 'PageTimeout';
}

/** Time limit for loading a release and for rendering a page, in milliseconds. */
const timeout = 15_000;

/**
 * A release that leaks memory ends its own thread, which is restarted, and not the shop. A page leaves 4 MB of garbage:
 * with room for several pages it is gone before it counts as old.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 };

/**
 * Starts a thread on the shell's server bundle. A thread per plan prevents old releases from accumulating in memory.
 * @param script absolute path of the bundle
 */
export const startRenderWorker = (script: string, setup: RenderSetup, limit = timeout): Promise<RenderWorker> =>
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
      clearTimeout(stuck);
      reject(error);
      for (const id of waiting.keys()) settle(id, entry => entry.reject(error));
    };

    const render = (request: RenderRequest) =>
      new Promise<RenderResult>((done, fail) => {
        if (ended) return fail(ended);
        const id = ++lastId;
        const timer = setTimeout(
          () => settle(id, entry => entry.reject(new PageTimeout(`no answer for ${request.path}`))),
          limit,
        );
        waiting.set(id, {
          resolve: result => (clearTimeout(timer), done(result)),
          reject: error => (clearTimeout(timer), fail(error)),
        });
        worker.postMessage({ id, request });
      });

    let tried: ReleaseName | undefined;
    const stuck = setTimeout(() => {
      const why = `loading has not ended within ${limit} ms`;
      reject(tried ? new StuckRelease({ ...tried, why }) : new Error(why));
      void worker.terminate();
    }, limit);

    worker.on('message', ({ id, result, error, trying, broken }: Answer) => {
      if (trying) {
        tried = trying;
        return stuck.refresh();
      }
      if (broken) {
        clearTimeout(stuck);
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
      settle(id, entry => (result ? entry.resolve(result) : entry.reject(new PageError(error))));
    });
    worker.on('error', failAll);
    worker.on('exit', code => failAll(new Error(`render worker ended with ${code}`)));
  });
