import { $user } from '@ortoo/stores';

const isRoot = ({ scope }: ServiceWorkerRegistration) => new URL(scope).pathname === '/';

/** Removes what pages have stored for the time without a network, and the workers that some of them have. */
const clear = async (): Promise<void> => {
  const names = await caches.keys();
  const registrations = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all([
    ...names.map(name => caches.delete(name)),
    // The shop's own worker stores nothing.
    ...registrations.filter(one => !isRoot(one)).map(one => one.unregister()),
  ]);
};

/** Clears saved pages when their user signs out, before the device's next user. Returns a function that stops it. */
export const clearSavedPages = (): (() => void) =>
  $user.listen((user, before) => {
    // Without storage, as in some private modes, there is nothing to clear.
    if (user?.id !== before?.id && 'caches' in window) void clear().catch(() => undefined);
  });
