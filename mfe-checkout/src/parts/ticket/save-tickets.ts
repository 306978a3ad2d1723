import { savedTickets, type SavedTicket } from '@ortoo/contracts';
import { trustedScript } from '@ortoo/remote/trusted-script';

/** Where the tickets of one language are kept; the worker finds them by the path of their page. */
const addressOf = (page: string, id: number) => `${page}/${id}`;

/**
 * Keeps tickets for a place without a network and answers whether they can be shown there.
 * @param page localized path of the page that lists them
 * @param isOwners still true: whoever signs out meanwhile leaves nothing behind
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
    // No service workers here, or no room for anything: the ticket needs a network, and the page says so.
  }
  return false;
};
