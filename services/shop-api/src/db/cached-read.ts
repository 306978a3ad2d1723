import type { DialectAdapter, Kysely } from 'kysely';
import type { Tables } from './schema';

/** Max milliseconds until another process's change is seen. */
const goodFor = 1_000;
/** Number of invalidations of a database's cache; none for a database without write tracking. */
const generations = new WeakMap<DialectAdapter, number>();

interface CachedValue<T> {
  value: T;
  generation: number;
  until: number;
}

/** The same object for a database and for all its transactions. */
const identityOf = (db: Kysely<Tables>): DialectAdapter => db.getExecutor().adapter;

/** Lets this process cache what `cachedRead` reads from a database. A later call drops the cached values. */
export const invalidateCachedReads = (db: Kysely<Tables>): void => {
  generations.set(identityOf(db), (generations.get(identityOf(db)) ?? 0) + 1);
};

/**
 * Reads a small table that only staff change, the same for all callers: cached until this process commits a change of
 * such a table, and for a second at most. A read during a write is not cached.
 */
export const cachedRead = <T>(read: (db: Kysely<Tables>) => Promise<T>): ((db: Kysely<Tables>) => Promise<T>) => {
  const known = new WeakMap<DialectAdapter, CachedValue<T>>();
  return async db => {
    const identity = identityOf(db);
    const generation = generations.get(identity);
    const found = known.get(identity);
    if (found && found.generation === generation && performance.now() < found.until) return found.value;
    const value = await read(db);
    if (generation !== undefined) known.set(identity, { value, generation, until: performance.now() + goodFor });
    return value;
  };
};
