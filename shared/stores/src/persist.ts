import {
  persistentAtom,
  setPersistentEngine,
  windowPersistentEvents,
  type PersistentListener,
} from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

/** Version of the shape that stored state has. */
export const storeVersion = 2;

const prefix = `shop:v${storeVersion}:`;
const previousPrefix = 'shop:v1:';

/** What version 1 kept and version 2 does not. */
const dropped = ['eTicket', 'taxon'];

type Engine = Record<string, string>;

/** Missing on the server; refused by the browser in some private modes and by policy. */
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

/** Carries state of version 1 over, once; what version 2 has already is kept. */
export const migrate = (storage: Storage): void => {
  // What is dropped goes first: in a full storage it makes room for the rest.
  for (const name of dropped) storage.removeItem(previousPrefix + name);
  for (const key of keysOf(storage).filter(name => name.startsWith(previousPrefix))) {
    move(storage, key, prefix + key.slice(previousPrefix.length));
  }
};

/** A full storage costs the memory of a choice, never the choice itself: what it refuses lives as long as the page. */
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

// Stores start with their initial values, on the server and while a page is taken over, so that both
// sides render the same; `startPersistence` then lets the stored values in.
const waiting = new Map<PersistentListener, [key: string, restore: () => void]>();
setPersistentEngine(
  {},
  {
    addEventListener: (key, listener, restore) => void waiting.set(listener, [key, restore]),
    removeEventListener: (_, listener) => void waiting.delete(listener),
  },
);

/** Lets stored values into the stores and follows the other tabs from now on. Call once, after hydration. */
export const startPersistence = (): void => {
  const storage = openStorage();
  if (!storage) return;
  try {
    migrate(storage);
  } catch {
    // The old values stay where they are; the shop starts with what it can read.
  }
  setPersistentEngine(forgiving(storage), windowPersistentEvents);
  for (const [listener, [key, restore]] of waiting) {
    windowPersistentEvents.addEventListener(key, listener, restore);
    restore();
  }
  waiting.clear();
};

/**
 * A store that outlives the page and follows the other tabs. Damaged stored state counts as none.
 * @param name key without its prefix
 * @param initial value on the server, before `startPersistence`, and when nothing sound is stored
 * @param isSound says whether a decoded value has the shape of this store
 */
export const persisted = <T>(name: string, initial: T, isSound: (value: unknown) => boolean): WritableAtom<T> =>
  persistentAtom<T>(prefix + name, initial, {
    encode: JSON.stringify,
    decode: text => {
      try {
        const value: unknown = JSON.parse(text);
        return isSound(value) ? (value as T) : initial;
      } catch {
        return initial;
      }
    },
  });

/** Forgets all stored state except the named keys. */
export const forgetStored = (exemptNames: readonly string[]): void => {
  const storage = openStorage();
  if (!storage) return;
  const exempt = exemptNames.map(name => prefix + name);
  for (const key of keysOf(storage)) if (key.startsWith('shop:') && !exempt.includes(key)) storage.removeItem(key);
};
