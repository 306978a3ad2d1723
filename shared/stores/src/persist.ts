import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

/** Version of the shape that stored state has. */
export const storeVersion = 2;

const prefix = `shop:v${storeVersion}:`;
const previousPrefix = 'shop:v1:';

/** What version 1 kept and version 2 does not. */
const dropped = ['eTicket', 'taxon'];

/** The two storages are missing on the server and may be refused by the browser (private mode, policy). */
const openStorage = (): Storage | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
};

const keysOf = (storage: Storage): string[] => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/** Carries state of version 1 over, once; what version 2 has already is kept. */
export const migrate = (storage: Storage): void => {
  for (const key of keysOf(storage).filter(name => name.startsWith(previousPrefix))) {
    const name = key.slice(previousPrefix.length);
    const value = storage.getItem(key);
    const target = prefix + name;
    if (value !== null && !dropped.includes(name) && storage.getItem(target) === null) storage.setItem(target, value);
    storage.removeItem(key);
  }
};

const storage = openStorage();
try {
  if (storage) migrate(storage);
} catch {
  // A full or locked storage must not keep the shop from starting: it starts with what it can read.
}

/**
 * A store that outlives the page and follows the other tabs. Damaged stored state counts as none.
 * @param name key without its prefix
 * @param initial value on the server, before hydration, and when nothing sound is stored
 * @param isSound says whether a decoded value has the shape of this store
 */
export const persisted = <T>(name: string, initial: T, isSound: (value: unknown) => value is T): WritableAtom<T> =>
  persistentAtom<T>(prefix + name, initial, {
    encode: JSON.stringify,
    decode: text => {
      try {
        const value: unknown = JSON.parse(text);
        return isSound(value) ? value : initial;
      } catch {
        return initial;
      }
    },
  });

/** Forgets all stored state except the named keys. */
export const forgetStored = (keep: readonly string[]): void => {
  if (!storage) return;
  const kept = keep.map(name => prefix + name);
  for (const key of keysOf(storage)) if (key.startsWith('shop:') && !kept.includes(key)) storage.removeItem(key);
};
