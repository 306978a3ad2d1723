import { forgetStored } from '@ortoo/stores';

/**
 * Clears every cache and all stored state except the guest's cart, then reloads the page. Runs only on a click, so it
 * cannot loop.
 */
export const clearAndReload = async (): Promise<void> => {
  forgetStored(['orderToken']);
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(names.map(name => caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map(worker => worker.unregister()));
  window.location.reload();
};
