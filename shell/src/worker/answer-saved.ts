import { savedOrders, savedTickets, type SavedOrder, type SavedTicket } from '@ortoo/contracts';
import { inTime } from '@ortoo/remote/in-time';
import { pageAnswer } from './page-styles.rules';
import { savedOrdersPage } from './saved-orders-page.rules';
import { savedTicketsPage } from './saved-tickets-page.rules';

/** Network timeout for a visitor at an entrance, in milliseconds. */
export const timeout = 6000;

type Some<Saved> = readonly [Saved, ...Saved[]];

/** Pages of the tickets or of the orders, in any language. */
const paths = /^((?:\/[a-z]{2})?\/(tickets|orders))(?:\/([^/]+))?\/?$/;

/** The list of a saved page, and the number of an order. */
const savedPageOf = (path: string) => {
  const [, list, kind, number] = paths.exec(path) ?? [];
  if (list === undefined || (kind === 'tickets' && number !== undefined)) return undefined;
  return { list, isOrders: kind === 'orders', number };
};

/** Whether a path is of a page that is saved when it is opened. */
export const isSavedPage = (path: string): boolean => savedPageOf(path) !== undefined;

interface Wanted<Saved> {
  /** Path of the list, which begins with the language. */
  list: string;
  /** Number of the only one. */
  number?: string | undefined;
  idOf: (saved: Saved) => unknown;
}

/** What was saved of the requested language; when there is nothing, of all. One of each. */
const readSaved = async <Saved>(name: string, { list, number, idOf }: Wanted<Saved>): Promise<Saved[]> => {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const all = number === undefined ? keys : keys.filter(({ url }) => new URL(url).pathname.endsWith(`/${number}`));
  const own = all.filter(({ url }) => new URL(url).pathname.startsWith(`${list}/`));
  const found = await Promise.all((own.length > 0 ? own : all).map(key => cache.match(key)));
  const saved = await Promise.all(found.map(answer => answer?.json() as Promise<Saved> | undefined));
  return [...new Map(saved.flatMap(one => (one ? [[idOf(one), one]] : []))).values()];
};

const someOf = <Saved>([first, ...rest]: readonly Saved[]): Some<Saved> | undefined =>
  first === undefined ? undefined : [first, ...rest];

/** The saved page of a path as HTML; undefined when nothing was saved for it. */
const savedHtml = async (path: string): Promise<string | undefined> => {
  const page = savedPageOf(path);
  if (!page) return undefined;
  const { list, isOrders, number } = page;
  if (!isOrders) {
    const tickets = someOf(await readSaved<SavedTicket>(savedTickets.cache, { list, idOf: ({ id }) => id }));
    return tickets && savedTicketsPage(tickets, list, Date.now());
  }
  const orders = someOf(await readSaved<SavedOrder>(savedOrders.cache, { list, number, idOf: order => order.number }));
  return orders && savedOrdersPage(orders, { path, list });
};

/** A saved page from the network; without a response, as it was saved. */
export const answerSaved = async (request: Request, preload?: Promise<Response | undefined>): Promise<Response> => {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  // The browser may have begun the request already.
  const network = Promise.resolve(preload).then(begun => begun ?? fetch(request));
  const html = await savedHtml(path).catch(() => undefined);
  if (html === undefined) return network;
  return inTime(network, path, timeout).catch(() => pageAnswer(html));
};
