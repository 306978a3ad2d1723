import type { ComposedRemote } from '@ortoo/contracts';
import type { Locale, Texts } from '@ortoo/i18n';
import { loadMessages, type Page, type RemoteModule, type SlotComponent } from '@ortoo/remote';
import { inTime, TooLate } from '@ortoo/remote/in-time';
import { once, type RemoteLoader } from './remote-loader';

/** A release that has failed in use. */
export interface FailedRelease {
  remote: string;
  release: string;
  /** `load`: it did not load or did not run; `late`: it timed out; `render`: it threw while rendering. */
  kind: 'load' | 'late' | 'render';
  message: string;
}

/** Pages and slots of remotes, with their texts. */
export interface Remotes {
  page: (remote: ComposedRemote, routeId: string) => Promise<Page>;
  slot: (remote: ComposedRemote, slotId: string) => Promise<SlotComponent>;
  /** A visitor waits for a page of this remote: when its code stalls, a retry is offered. */
  limit: (remote: ComposedRemote) => void;
  /** The release in use has failed at render: its fallback is used from now on. Returns whether there is one. */
  giveUp: (remote: ComposedRemote, error: unknown) => boolean;
}

interface RemotesOptions {
  loader: RemoteLoader;
  texts: Texts;
  /** Locale of the catalogue when a remote has none in the reader's locale. */
  fallback: Locale;
  /** Called for every release that is given up. */
  onFailure?: (failed: FailedRelease) => void;
}

/**
 * A release with a fallback is given up when it stalls for this many milliseconds. The limit applies to each file: a
 * slow connection would load the fallback no faster.
 */
const timeout = 2000;

/** An awaited release without a fallback fails when its entry does not load within this many milliseconds. */
const awaitedTimeout = 2400;

const withTimeout = <T>({ fallbackRelease }: ComposedRemote, id: string, outcome: Promise<T>): Promise<T> =>
  fallbackRelease ? inTime(outcome, id, timeout) : outcome;

const part = async <T>(used: ComposedRemote, found: (() => Promise<T>) | undefined, id: string): Promise<T> => {
  if (!found) throw new Error(`${id} is not in its remote`);
  return withTimeout(used, id, found());
};

const keyOf = ({ id, release }: ComposedRemote, part = '') => `${id} ${release} ${part}`;

/** The remotes of one visit, loaded on demand. */
export const createRemotes = ({ loader, texts, fallback, onFailure }: RemotesOptions): Remotes => {
  const modules = new Map<string, Promise<RemoteModule>>();
  const opened = new Map<string, Promise<RemoteModule>>();
  const pages = new Map<string, Promise<Page>>();
  const slots = new Map<string, Promise<SlotComponent>>();
  const fallbacks = new Map<string, ComposedRemote>();

  const inUse = (remote: ComposedRemote): ComposedRemote => fallbacks.get(keyOf(remote)) ?? remote;

  const replace = (planned: ComposedRemote, kind: FailedRelease['kind'], error: unknown): boolean => {
    const { fallbackRelease, ...failed } = inUse(planned);
    const message = error instanceof Error ? error.message : String(error);
    onFailure?.({ remote: failed.id, release: failed.release, kind, message });
    if (fallbackRelease) fallbacks.set(keyOf(planned), { ...failed, ...fallbackRelease });
    return fallbackRelease !== undefined;
  };

  /** The result of a remote's release in use or, on failure, of its fallback. */
  const take = async <T>(planned: ComposedRemote, get: (remote: ComposedRemote) => Promise<T>) => {
    const used = inUse(planned);
    try {
      const taken = await get(used);
      // The failed part may have been its texts.
      return inUse(planned) === used ? taken : get(inUse(planned));
    } catch (error) {
      if (inUse(planned) === used && !replace(planned, error instanceof TooLate ? 'late' : 'load', error)) throw error;
      return get(inUse(planned));
    }
  };

  const moduleOf = (used: ComposedRemote) =>
    once(modules, keyOf(used), () => withTimeout(used, used.id, loader.load(used)));

  const catalogueOf = (planned: ComposedRemote) =>
    take(planned, async used => {
      const { messages } = await moduleOf(used);
      return withTimeout(used, 'messages', loadMessages(messages, [texts.locale, fallback]));
    });

  const open = (planned: ComposedRemote, used: ComposedRemote) =>
    once(opened, keyOf(used), async () => {
      const module = await moduleOf(used);
      await texts.addCatalogue(used.id, () => catalogueOf(planned), used.release);
      return module;
    });

  return {
    page: (remote, id) =>
      take(remote, used =>
        once(pages, keyOf(used, id), async () => (await part(used, (await open(remote, used)).pages[id], id)).page),
      ),
    slot: (remote, id) =>
      take(remote, used =>
        once(slots, keyOf(used, id), async () => (await part(used, (await open(remote, used)).slots[id], id)).Slot),
      ),
    limit: remote => {
      const used = inUse(remote);
      if (!used.fallbackRelease) loader.limit(used, awaitedTimeout);
    },
    giveUp: (remote, error) => replace(remote, 'render', error),
  };
};
