import { escapeUTF8 } from 'entities/escape';
import type { SavedOrder } from '@ortoo/contracts';
import { pageStyles } from './page-styles.rules';

const styles = `${pageStyles}
h2{font-size:1.125rem}
ul{display:grid;gap:.75rem;padding:0;list-style:none}
article{display:grid;gap:.75rem;padding:1rem;border:1px solid #d5dbe3;border-radius:.75rem;overflow-wrap:anywhere}
article ul{gap:.5rem}
li li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem}
.soft{color:#566170;font-size:.9375rem}
`;

const line = ({ name, facts, amount }: SavedOrder['lines'][number]): string =>
  `<li><div><p>${escapeUTF8(name)}</p>` +
  `${facts.map(fact => `<p class="soft">${escapeUTF8(fact)}</p>`).join('')}</div>` +
  `<strong>${escapeUTF8(amount)}</strong></li>`;

const orderHtml = ({ state, facts, lines, words }: SavedOrder, heading: string): string =>
  `<article>${heading}<p>${escapeUTF8(`${state} · ${words.asOf}`)}</p>` +
  `<div>${facts.map(fact => `<p class="soft">${escapeUTF8(fact)}</p>`).join('')}</div>` +
  `<ul>${lines.map(line).join('')}</ul></article>`;

const link = (href: string, text: string): string => `<a href="${escapeUTF8(href)}">${escapeUTF8(text)}</a>`;

/**
 * A self-contained page: the orders that were opened on this device, the newest first, or one of them.
 * @param place path of the page, and that of the list
 */
export const savedOrdersPage = (
  orders: readonly [SavedOrder, ...SavedOrder[]],
  { path, list }: { path: string; list: string },
): string => {
  const [first] = orders;
  const { lang, words } = first;
  const isList = path === list;
  const title = isList ? words.title : words.heading;
  const newest = orders.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const shown = isList
    ? `<ul>${newest
        .map(order => `<li>${orderHtml(order, `<h2>${escapeUTF8(order.words.heading)}</h2>`)}</li>`)
        .join('')}</ul>`
    : orderHtml(first, '') + link(list, words.title);
  return (
    `<!doctype html><html lang="${escapeUTF8(lang)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escapeUTF8(title)}</title><style>${styles}</style></head>` +
    `<body><main><h1>${escapeUTF8(title)}</h1><p>${escapeUTF8(words.offline)}</p>` +
    `${link(path, words.again)}${shown}</main></body></html>`
  );
};
