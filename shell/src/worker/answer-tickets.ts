import { savedTickets, type SavedTicket } from '@ortoo/contracts';
import { inTime } from '../composition/in-time';
import { pageAnswer } from './page-styles.rules';
import { savedPage } from './saved-page.rules';

/** Network timeout for a visitor at an entrance, in milliseconds. */
export const timeout = 6000;

/** The page of the tickets, in any language. */
export const isTicketsPage = (path: string): boolean => /^(\/[a-z]{2})?\/tickets\/?$/.test(path);

/** Tickets of the requested language; when there are none, all saved ones. */
const readSaved = async (path: string): Promise<SavedTicket[]> => {
  if (!(await caches.has(savedTickets.cache))) return [];
  const cache = await caches.open(savedTickets.cache);
  const all = await cache.keys();
  const own = all.filter(({ url }) => new URL(url).pathname.startsWith(`${path}/`));
  const found = await Promise.all((own.length > 0 ? own : all).map(key => cache.match(key)));
  const tickets = await Promise.all(found.map(answer => answer?.json() as Promise<SavedTicket> | undefined));
  const byId = new Map(tickets.flatMap(ticket => (ticket ? [[ticket.id, ticket]] : [])));
  return [...byId.values()];
};

/** The tickets' page from the network; without a response, the saved tickets. */
export const answerTickets = async (request: Request, preload?: Promise<Response | undefined>): Promise<Response> => {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  // The browser may have begun the request already.
  const network = Promise.resolve(preload).then(begun => begun ?? fetch(request));
  const [first, ...rest] = await readSaved(path).catch(() => []);
  if (!first) return network;
  return inTime(network, path, timeout).catch(() => pageAnswer(savedPage([first, ...rest], path, Date.now())));
};
