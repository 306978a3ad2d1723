import type { DialectAdapter, Kysely } from 'kysely';
import type { Tables } from './schema';

/** Milliseconds after which another process's change is seen at the latest. */
const goodFor = 1_000;
/** How often what is kept of a database had to be forgotten; none for one whose writes nobody looks over. */
const generations = new WeakMap<DialectAdapter, number>();

interface CachedValue<T> {
  value: T;
  generation: number;
  until: number;
}

/** The same object for a database and for all its transactions. */
const identityOf = (db: Kysely<Tables>): DialectAdapter => db.getExecutor().adapter;

/** From now on this process may keep what `kept` reads of a database. Called again it forgets all of it. */
export const invalidateCachedReads = (db: Kysely<Tables>): void => {
  generations.set(identityOf(db), (generations.get(identityOf(db)) ?? 0) + 1);
};

/**
 * Reads a small table that staff alone change, the same for all who ask: from memory until this process commits a change
 * of such a table, and for a second at most. What is read while one is being written is not kept.
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
