import type { PoolOptions } from './engine-pool';

/** Limits of the engine's threads. */
export const poolLimits: Omit<PoolOptions, 'script'> = {
  // Megabytes of heap; documents are in typed arrays outside of it.
  heap: 2_048,
  headroom: 512 * 1_048_576,
  // A search ends by itself much earlier; a bulk write may take several seconds.
  limits: { read: 10_000, write: 60_000 },
  queue: 200,
  wait: 12_000,
  waitForDocuments: 1_000,
  standby: true,
  standbyAfter: 5_000,
  restart: 1_000,
};
