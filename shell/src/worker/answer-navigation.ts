import { escapeUTF8 } from 'entities/escape';
import { savedOrders, savedTickets } from '@ortoo/contracts';
import { htmlLang, localeFromPath, localizePath, type Locale } from '@ortoo/i18n';
import { messages as cn } from '../messages/cn';
import { messages as en } from '../messages/en';
import { messages as it } from '../messages/it';
import { messages as mn } from '../messages/mn';
import { messages as ru } from '../messages/ru';
import { pageAnswer, pageStyles } from './page-styles.rules';

const catalogues = { mn, en, ru, cn, it } satisfies Record<Locale, { offline: Record<string, string> }>;

const link = (href: string, text: string): string => `<a href="${escapeUTF8(href)}">${escapeUTF8(text)}</a>`;

/** Says that the network is missing, and leads to what can be read without it. */
export const offlinePage = (path: string, { hasTickets = false, hasOrders = false }): string => {
  const { locale } = localeFromPath(path.split('?')[0] ?? '/');
  const { title, text, again, tickets, orders } = catalogues[locale].offline;
  return (
    `<!doctype html><html lang="${htmlLang[locale]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escapeUTF8(title)}</title><style>${pageStyles}</style></head>` +
    `<body><main><h1>${escapeUTF8(title)}</h1><p>${escapeUTF8(text)}</p>${link(path, again)}` +
    `${hasTickets ? link(localizePath('/tickets', locale), tickets) : ''}` +
    `${hasOrders ? link(localizePath('/orders', locale), orders) : ''}</main></body></html>`
  );
};

/**
 * A page from the network, whose request the browser may have begun already; without a network, one that says so.
 * Nothing is stored.
 */
export const answerNavigation = async (
  request: Request,
  preload?: Promise<Response | undefined>,
): Promise<Response> => {
  try {
    return (await preload) ?? (await fetch(request));
  } catch {
    const { pathname, search } = new URL(request.url);
    const [hasTickets, hasOrders] = await Promise.all(
      [savedTickets, savedOrders].map(({ cache }) => caches.has(cache).catch(() => false)),
    );
    return pageAnswer(offlinePage(pathname + search, { hasTickets, hasOrders }), 503);
  }
};
