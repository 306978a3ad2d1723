import { savedTickets } from '@ortoo/contracts';
import { $user } from '@ortoo/stores';

/** The next person at this device finds no tickets: they go with whoever opened them. Answers how to stop. */
export const clearSavedTickets = (): (() => void) =>
  $user.listen((user, before) => {
    if (user?.id !== before?.id && 'caches' in window) void caches.delete(savedTickets.cache);
  });
