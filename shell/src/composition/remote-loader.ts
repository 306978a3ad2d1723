import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryGlobal, type ComposedRemote } from '@ortoo/contracts';
import type { RemoteModule } from '@ortoo/remote';

/** Loads the exposed module of a remote. A failure is forgotten, so that the next call tries again. */
export type RemoteLoader = (remote: ComposedRemote) => Promise<RemoteModule>;

/** Remembers what a key's promise came to, unless it failed. */
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

/** One per page in the browser, one per render worker. @param entryOf a URL in the browser, a file on the server */
export const createRemoteLoader = (entryOf: (remote: ComposedRemote) => string): RemoteLoader => {
  const modules = new Map<string, Promise<RemoteModule>>();
  return remote =>
    once(modules, `${remote.id} ${remote.release}`, async () => {
      const entryGlobalName = entryGlobal(remote.id);
      registerRemotes([{ name: remote.id, entry: entryOf(remote), entryGlobalName }], { force: true });
      const container = await loadRemote<{ remote: RemoteModule }>(`${remote.id}/remote`);
      if (!container) throw new Error(`${remote.id} exposes no remote`);
      return container.remote;
    });
};
