import { join } from 'node:path';
import { digestsOf, releaseBase, type Composition, type ReleaseRecord } from '@ortoo/contracts';
import type { BrokenRelease } from './render-shapes';
import { startRenderWorker, type RenderWorker } from './render-worker';

/** What a plan's worker is started with. */
export interface StartPlanOptions {
  /** The shell's own release. */
  shell: ReleaseRecord;
  /** Absolute folder of a release. */
  releaseFolder: (remote: string, release: string) => string;
  /** Where the Shop API and the search service answer. */
  apiOrigin: () => string;
  /** Digests of a plan's browser files, by address. */
  digests: (plan: Composition) => Promise<Record<string, string>>;
  /** Releases of a plan whose files are not what was signed. */
  damaged: (plan: Composition) => Promise<BrokenRelease[]>;
}

/** Starts a worker for a plan, and tells what of the plan does not run. */
export type StartPlan = (plan: Composition) => Promise<{ worker: RenderWorker; broken: BrokenRelease[] }>;

export const createStartPlan = (options: StartPlanOptions): StartPlan => {
  const { shell, releaseFolder, apiOrigin } = options;
  const folder = releaseFolder('shell', shell.release);
  return async plan => {
    const damaged = await options.damaged(plan);
    const worker = await startRenderWorker(join(folder, 'server/main.cjs'), {
      composition: plan,
      withheld: damaged,
      shell: { base: releaseBase('shell', shell.release), chunks: shell.chunks },
      digests: { ...digestsOf(shell), ...(await options.digests(plan)) },
      releases: join(folder, '../..'),
      apiOrigin: apiOrigin(),
    });
    return { worker, broken: [...damaged, ...worker.broken] };
  };
};
