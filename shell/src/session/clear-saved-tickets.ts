import { savedTickets } from '@ortoo/contracts';
import { $user } from '@ortoo/stores';

/** Clears saved tickets when their user signs out, before the device's next user. Returns a function that stops it. */
export const clearSavedTickets = (): (() => void) =>
  $user.listen((user, before) => {
    if (user?.id !== before?.id && 'caches' in window) void caches.delete(savedTickets.cache);
  });
