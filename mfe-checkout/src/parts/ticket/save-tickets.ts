import { savedTickets, type SavedTicket } from '@ortoo/contracts';
import { savePages } from '@ortoo/remote/save-pages';

/**
 * Saves tickets for offline use and resolves to whether they can be shown offline.
 * @param page localized path of the page that lists them; the worker finds a language's tickets by it
 * @param isOwners still true: a sign-out meanwhile leaves nothing saved
 */
export const saveTickets = (
  page: string,
  tickets: readonly SavedTicket[],
  isOwners: () => boolean,
): Promise<boolean> => {
  const records = new Map(tickets.map(ticket => [`${page}/${ticket.id}`, ticket]));
  return savePages({ cache: savedTickets.cache, records, isOwners });
};
