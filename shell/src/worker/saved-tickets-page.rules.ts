import { escapeUTF8 } from 'entities/escape';
import type { SavedTicket } from '@ortoo/contracts';
import { pageStyles } from './page-styles.rules';

const styles = `${pageStyles}
h2{font-size:1.125rem}
ul{display:grid;gap:2rem;padding:0;list-style:none}
article{display:grid;gap:.25rem;justify-items:center;text-align:center}
figure{position:relative;width:min(100%,22rem);padding:1.5rem}
figure svg{display:block;width:100%;min-width:40mm;height:auto}
figure[data-over] svg{opacity:.12}
figcaption{position:absolute;top:50%;left:50%;padding:.5rem 1.25rem;border-radius:.75rem;background:#101d2c;color:#fff;
font-weight:650;white-space:nowrap;transform:translate(-50%,-50%) rotate(-6deg)}
.number{font-size:1.25rem;font-weight:680;letter-spacing:.06em}
.fact,.as-of{color:#566170;font-size:.9375rem}
`;

/** Time passes offline: a ticket that was valid when it was saved may have expired. */
const stateAt = ({ state, valid_until }: SavedTicket, now: number): SavedTicket['state'] =>
  state === 'active' && Date.parse(valid_until) <= now ? 'expired' : state;

const ticketHtml = (ticket: SavedTicket, now: number): string => {
  const { name, number, facts, qr, words } = ticket;
  const state = stateAt(ticket, now);
  const over = state !== 'active';
  return (
    `<li><article aria-label="${escapeUTF8(name)}">` +
    `<figure${over ? ' data-over' : ''}><div role="img" aria-label="${escapeUTF8(words.qr)}">${qr}</div>` +
    `${over ? `<figcaption>${escapeUTF8(words.state[state])}</figcaption>` : ''}</figure>` +
    `<p class="number">${escapeUTF8(number)}</p><h2>${escapeUTF8(name)}</h2>` +
    facts.map(fact => `<p class="fact">${escapeUTF8(fact)}</p>`).join('') +
    `<p class="as-of">${escapeUTF8(`${words.state[state]} · ${words.asOf}`)}</p></article></li>`
  );
};

/** Valid tickets first, by date. */
const inOrder = (tickets: readonly SavedTicket[], now: number): SavedTicket[] => {
  const rank = (ticket: SavedTicket) => (stateAt(ticket, now) === 'active' ? 0 : 1);
  return tickets.toSorted(
    (one, other) => rank(one) - rank(other) || Date.parse(one.valid_until) - Date.parse(other.valid_until),
  );
};

/** A self-contained page: the tickets that were opened on this device. */
export const savedTicketsPage = (
  tickets: readonly [SavedTicket, ...SavedTicket[]],
  path: string,
  now: number,
): string => {
  const [{ lang, words }] = tickets;
  return (
    `<!doctype html><html lang="${escapeUTF8(lang)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escapeUTF8(words.title)}</title><style>${styles}</style></head>` +
    `<body><main><h1>${escapeUTF8(words.title)}</h1><p>${escapeUTF8(words.offline)}</p>` +
    `<a href="${escapeUTF8(path)}">${escapeUTF8(words.again)}</a>` +
    `<ul>${inOrder(tickets, now)
      .map(ticket => ticketHtml(ticket, now))
      .join('')}</ul></main></body></html>`
  );
};
