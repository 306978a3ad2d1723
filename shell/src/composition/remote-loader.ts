import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryGlobal, type ComposedRemote } from '@ortoo/contracts';
import type { RemoteModule } from '@ortoo/remote';

/** Loads the exposed module of a remote. A failure is not cached, so that the next call tries again. */
export type RemoteLoader = (remote: ComposedRemote) => Promise<RemoteModule>;

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
  return remote => {
    const key = `${remote.id} ${remote.release}`;
    return once(modules, key, async () => {
      const attempt = attempts.get(key) ?? 0;
      attempts.set(key, attempt + 1);
      const entryGlobalName = entryGlobal(remote.id);
      registerRemotes([{ name: remote.id, entry: entryOf(remote, attempt), entryGlobalName }], { force: true });
      const container = await loadRemote<{ remote: RemoteModule }>(`${remote.id}/remote`);
      if (!container) throw new Error(`${remote.id} exposes no remote`);
      return container.remote;
    });
  };
};
