import { join } from 'node:path';
import { digestsOf, releaseBase, type Composition, type ReleaseRecord } from '@ortoo/contracts';
import type { BrokenRelease } from './render-shapes';
import { startRenderWorker, StuckRelease, type RenderWorker } from './render-worker';

/** Dependencies of a plan's worker. */
export interface StartPlanOptions {
  /** The shell's own release. */
  shell: ReleaseRecord;
  /** Absolute folder of a release. */
  releaseFolder: (remote: string, release: string) => string;
  /** Origin of the Shop API and the search service. */
  apiOrigin: () => string;
  /** Identifies the caller as the shop, not a visitor. */
  apiHeaders: Readonly<Record<string, string>>;
  /** Digests of a plan's browser files, by address. */
  digests: (plan: Composition) => Promise<Record<string, string>>;
  /** Releases of a plan whose files do not match their signature. */
  damaged: (plan: Composition) => Promise<BrokenRelease[]>;
}

/** Starts a worker for a plan, and reports releases that do not run. */
export type StartPlan = (plan: Composition) => Promise<{ worker: RenderWorker; broken: BrokenRelease[] }>;

export const createStartPlan = (options: StartPlanOptions): StartPlan => {
  const { shell, releaseFolder, apiOrigin, apiHeaders } = options;
  const folder = releaseFolder('shell', shell.release);
  const start = async (
    plan: Composition,
    withheld: BrokenRelease[],
  ): Promise<{ worker: RenderWorker; broken: BrokenRelease[] }> => {
    const starting = startRenderWorker(join(folder, 'server/main.cjs'), {
      composition: plan,
      withheld,
      shell: { base: releaseBase('shell', shell.release), chunks: shell.chunks },
      digests: { ...digestsOf(shell), ...(await options.digests(plan)) },
      releases: join(folder, '../..'),
      apiOrigin: apiOrigin(),
      apiHeaders,
    });
    try {
      const worker = await starting;
      return { worker, broken: [...withheld, ...worker.broken] };
    } catch (error) {
      if (!(error instanceof StuckRelease)) throw error;
      return start(plan, [...withheld, error.broken]);
    }
  };
  return async plan => start(plan, await options.damaged(plan));
};
