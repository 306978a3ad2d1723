import { savedTickets, type SavedTicket } from '@ortoo/contracts';
import { trustedScript } from '@ortoo/remote/trusted-script';

/** Cache address of a language's tickets; the worker finds them by the path of their page. */
const addressOf = (page: string, id: number) => `${page}/${id}`;

/**
 * Saves tickets for offline use and resolves to whether they can be shown offline.
 * @param page localized path of the page that lists them
 * @param isOwners still true: a sign-out meanwhile leaves nothing saved
 */
export const saveTickets = async (
  page: string,
  tickets: readonly SavedTicket[],
  isOwners: () => boolean,
): Promise<boolean> => {
  try {
    await navigator.serviceWorker.register(trustedScript(savedTickets.worker));
    const cache = await caches.open(savedTickets.cache);
    for (const ticket of tickets) await cache.put(addressOf(page, ticket.id), Response.json(ticket));
    if (isOwners()) return true;
    await caches.delete(savedTickets.cache);
  } catch {
    // No service worker or no storage: the ticket needs a network, and the page shows that.
  }
  return false;
};
