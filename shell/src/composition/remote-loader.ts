import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryGlobal, type ComposedRemote } from '@ortoo/contracts';
import type { RemoteModule } from '@ortoo/remote';
import { inTime, TooLate } from '@ortoo/remote/in-time';

/** Loads the exposed modules of remotes. */
export interface RemoteLoader {
  /** A failure is not cached, so that the next call tries again. */
  load: (remote: ComposedRemote) => Promise<RemoteModule>;
  /** Someone waits for the remote: a load that does not settle within this many milliseconds has failed. */
  limit: (remote: ComposedRemote, milliseconds: number) => void;
}

/** Caches a key's promise unless it rejects. */
export const once = <T>(cache: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
  const known = cache.get(key);
  if (known) return known;
  const made = make().catch((error: unknown) => {
    cache.delete(key);
    throw error;
  });
  cache.set(key, made);
  return made;
};

/**
 * One per page in the browser, one per render worker.
 * @param entryOf a URL in the browser, a file on the server; `attempt` counts from 0
 */
export const createRemoteLoader = (entryOf: (remote: ComposedRemote, attempt: number) => string): RemoteLoader => {
  const modules = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();
  const abandon = new Map<string, (error: TooLate) => void>();
  const keyOf = ({ id, release }: ComposedRemote) => `${id} ${release}`;

  const loadContainer = async (remote: ComposedRemote) => {
    const key = keyOf(remote);
    const attempt = attempts.get(key) ?? 0;
    attempts.set(key, attempt + 1);
    const entryGlobalName = entryGlobal(remote.id);
    registerRemotes([{ name: remote.id, entry: entryOf(remote, attempt), entryGlobalName }], { force: true });
    const container = await loadRemote<{ remote: RemoteModule }>(`${remote.id}/remote`);
    if (!container) throw new Error(`${remote.id} exposes no remote`);
    return container.remote;
  };

  const load: RemoteLoader['load'] = remote =>
    once(modules, keyOf(remote), () => {
      const abandoned = new Promise<never>((_, reject) => abandon.set(keyOf(remote), reject));
      return Promise.race([loadContainer(remote), abandoned]);
    });

  return {
    load,
    limit: (remote, milliseconds) =>
      void inTime(load(remote), remote.id, milliseconds).catch((error: unknown) => {
        if (error instanceof TooLate) abandon.get(keyOf(remote))?.(error);
      }),
  };
};
