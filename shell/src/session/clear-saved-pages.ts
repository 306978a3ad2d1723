import { $user } from '@ortoo/stores';

/** Removes what pages have stored for the time without a network, and the workers that some of them have. */
const clear = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations())
    // The shop's own worker stores nothing.
    if (new URL(worker.scope).pathname !== '/') await worker.unregister();
};

/** Clears saved pages when their user signs out, before the device's next user. Returns a function that stops it. */
export const clearSavedPages = (): (() => void) =>
  $user.listen((user, before) => {
    // It fails without storage, as in some private modes: there is nothing to clear.
    if (user?.id !== before?.id) void clear().catch(() => undefined);
  });
