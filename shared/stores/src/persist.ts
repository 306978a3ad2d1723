import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
  type PersistentListener,
} from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

/** Version of the shape of stored state. */
export const storeVersion = 2;

const prefix = `shop:v${storeVersion}:`;
const previousPrefix = 'shop:v1:';

/** Keys of version 1 that version 2 drops. */
const dropped = ['eTicket', 'taxon'];

type Engine = Record<string, string>;

/** Missing on the server; blocked by the browser in some private modes and by policy. */
const openStorage = (): Storage | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
};

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

const move = (storage: Storage, from: string, to: string): void => {
  const value = storage.getItem(from);
  if (value !== null && storage.getItem(to) === null) storage.setItem(to, value);
  storage.removeItem(from);
};

/** Migrates state of version 1, once; values that version 2 already has take precedence. */
export const migrate = (storage: Storage): void => {
  // Dropped keys go first: in a full storage they make room for the rest.
  for (const name of dropped) storage.removeItem(previousPrefix + name);
  for (const key of keysOf(storage).filter(name => name.startsWith(previousPrefix))) {
    move(storage, key, prefix + key.slice(previousPrefix.length));
  }
};

/** When the storage is full, a value is not persisted but stays valid as long as the page. */
const forgiving = (storage: Storage): Engine => {
  const unsaved = new Map<string, string>();
  return new Proxy<Engine>(
    {},
    {
      has: (_, key: string) => unsaved.has(key) || storage.getItem(key) !== null,
      get: (_, key: string) => unsaved.get(key) ?? storage.getItem(key) ?? undefined,
      set(_, key: string, value: string) {
        try {
          storage.setItem(key, value);
          unsaved.delete(key);
        } catch {
          unsaved.set(key, value);
        }
        return true;
      },
    },
  );
};

// Stores start with their initial values on the server and during hydration, so that both sides render the same;
// `startPersistence` then loads the stored values.
const waiting = new Map<PersistentListener, [key: string, restore: () => void]>();
setPersistentEngine(
  {},
  {
    addEventListener: (key, listener, restore) => void waiting.set(listener, [key, restore]),
    removeEventListener: (_, listener) => void waiting.delete(listener),
  },
);

/** Loads stored values into the stores and follows other tabs from then on. Call once, after hydration. */
export const startPersistence = (): void => {
  const storage = openStorage();
  if (!storage) return;
  try {
    migrate(storage);
  } catch {
    // The old values remain; the shop starts with the readable ones.
  }
  setPersistentEngine(forgiving(storage), windowPersistentEvents);
  for (const [listener, [key, restore]] of waiting) {
    windowPersistentEvents.addEventListener(key, listener, restore);
    restore();
  }
  waiting.clear();
};

/**
 * A store that outlives the page and follows other tabs. Damaged stored state counts as absent.
 * @param name key without its prefix
 * @param initial value on the server, before `startPersistence`, and when no valid value is stored
 * @param isSound whether a decoded value has the shape of this store
 * @param form the stored form of a value, when it is another one
 */
export const persisted = <T>(
  name: string,
  initial: T,
  isSound: (value: unknown) => boolean,
  { write, read }: { write: (value: T) => unknown; read: (stored: T) => T } = {
    write: value => value,
    read: value => value,
  },
): WritableAtom<T> =>
  persistentAtom<T>(prefix + name, initial, {
    encode: value => JSON.stringify(write(value)),
    decode: text => {
      try {
        const value: unknown = JSON.parse(text);
        return isSound(value) ? read(value as T) : initial;
      } catch {
        return initial;
      }
    },
  });

/**
 * A value of this tab: a reload restores it, no other tab sees it, and it ends with the tab. Where the browser blocks
 * the storage, nothing is stored.
 * @param isSound whether a decoded value has the shape of this one
 */
export const storedInTab = <T>(name: string, isSound: (value: unknown) => boolean) => ({
  read: (): T | null => {
    try {
      const value: unknown = JSON.parse(window.sessionStorage.getItem(prefix + name) ?? '');
      return isSound(value) ? (value as T) : null;
    } catch {
      return null;
    }
  },
  write: (value: T | null): void => {
    try {
      window.sessionStorage.setItem(prefix + name, JSON.stringify(value));
    } catch {
      // The form works as before.
    }
  },
});

/** Clears all stored state except the named keys. */
export const forgetStored = (exemptNames: readonly string[]): void => {
  const storage = openStorage();
  if (!storage) return;
  const exempt = exemptNames.map(name => prefix + name);
  for (const key of keysOf(storage)) if (key.startsWith('shop:') && !exempt.includes(key)) storage.removeItem(key);
};
