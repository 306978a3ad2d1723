import type { PoolOptions } from './engine-pool';

/** How the engine's threads are held. */
export const poolOptions: PoolOptions = {
  script: new URL('../shop-engine.worker.mjs', import.meta.url),
  // Megabytes of objects; documents lie in typed arrays outside of them.
  heap: 2_048,
  headroom: 512 * 1_048_576,
  // A search ends by itself long before; what an indexer writes at once may take several seconds.
  limits: { read: 10_000, write: 60_000 },
  queue: 200,
  wait: 12_000,
  standbyAfter: 5_000,
  restart: 1_000,
};
