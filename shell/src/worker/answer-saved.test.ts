import { savedOrders, savedTickets } from '@ortoo/contracts';
import { answerSaved, isSavedPage, timeout } from './answer-saved';

const origin = 'https://shop.test';
const words = { title: 'Tickets', offline: 'Offline.', asOf: 'As of noon', again: 'Again', qr: 'Code', state: {} };
const saved = (id: number, name: string, lang: string) =>
  Response.json({
    id,
    name,
    lang,
    number: `N-${id}`,
    facts: [],
    state: 'active',
    valid_until: '2999-01-01',
    qr: '<svg/>',
    words,
  });

const savedOrder = (number: string, at: string, lang = 'mn') =>
  Response.json({
    number,
    lang,
    at,
    state: 'Paid',
    facts: [`Fact of ${number}`],
    lines: [{ name: `Boots of ${number}`, facts: ['2 pcs'], amount: '1₮' }],
    words: { title: 'Orders', heading: `Order ${number}`, offline: 'Offline.', asOf: 'As of noon', again: 'Again' },
  });

const stored = new Map<string, () => Response>();
let storedIn: string = savedTickets.cache;
const network = jest.fn<Promise<Response>, [Request]>();
const gone = new TypeError('Failed to fetch');
const send = (path: string) => answerSaved(new Request(origin + path));

beforeEach(() => {
  stored.clear();
  storedIn = savedTickets.cache;
  network.mockReset().mockRejectedValue(gone);
  const cache = {
    keys: async () => [...stored.keys()].map(url => new Request(url)),
    match: async ({ url }: Request) => stored.get(url)?.(),
  };
  const storage = {
    has: async (name: string) => name === storedIn && stored.size > 0,
    open: async () => cache,
  };
  Object.assign(globalThis, { caches: storage, fetch: network });
});
const save = (path: string, answer: () => Response) => stored.set(origin + path, answer);

test.each([
  ['/tickets', true],
  ['/en/tickets', true],
  ['/tickets/', true],
  ['/tickets/1', false],
  ['/orders', true],
  ['/en/orders/', true],
  ['/en/orders/R1', true],
  ['/orders/R1/x', false],
  ['/backoffice/orders', false],
  ['/products', false],
  ['/t/tickets', false],
  ['/', false],
])('%s is its business: %s', (path, expected) => expect(isSavedPage(path)).toBe(expected));

test('a network response is shown, also an error page', async () => {
  save('/tickets/1', () => saved(1, 'Rock', 'mn'));
  network.mockResolvedValue(new Response('live', { status: 503 }));
  const answer = await send('/tickets');
  expect([answer.status, await answer.text()]).toEqual([503, 'live']);
});

test('offline the tickets of the requested language are shown, and nothing on the page may run or load', async () => {
  save('/tickets/1', () => saved(1, 'Рок', 'mn'));
  save('/en/tickets/1', () => saved(1, 'Rock', 'en'));
  const answer = await send('/en/tickets');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await answer.text();
  expect(html).toContain('lang="en"');
  expect(html).toContain('Rock');
  expect(html).not.toContain('Рок');
});

test('offline in a language without saved tickets those of another are shown', async () => {
  save('/tickets/1', () => saved(1, 'Рок', 'mn'));
  expect(await (await send('/en/tickets')).text()).toContain('Рок');
});

test('a stalled network times out', async () => {
  jest.useFakeTimers();
  try {
    save('/tickets/1', () => saved(1, 'Рок', 'mn'));
    network.mockReturnValue(new Promise(() => undefined));
    const answer = send('/tickets');
    await jest.advanceTimersByTimeAsync(timeout);
    expect(await (await answer).text()).toContain('Рок');
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['nothing is saved', () => undefined],
  ['saved tickets are damaged', () => save('/tickets/1', () => new Response('{'))],
])('when %s the browser reports that it is offline', async (_, prepare) => {
  prepare();
  await expect(send('/tickets')).rejects.toBe(gone);
});

describe('orders', () => {
  beforeEach(() => {
    storedIn = savedOrders.cache;
    save('/en/orders/R1', () => savedOrder('R1', '2026-11-01T00:00:00Z', 'en'));
    save('/en/orders/R2', () => savedOrder('R2', '2026-11-02T00:00:00Z', 'en'));
    save('/orders/R1', () => savedOrder('R1', '2026-11-01T00:00:00Z'));
  });

  test('offline their list has the saved ones, the newest first, with the time of saving', async () => {
    const answer = await send('/en/orders?page=2');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).toContain('lang="en"');
    expect(html).toContain('As of noon');
    expect(html.match(/Order R\d/g)).toEqual(['Order R2', 'Order R1']);
  });

  test('offline a saved one is shown alone, and leads to the list', async () => {
    const html = await (await send('/en/orders/R1')).text();
    expect(html).toContain('<h1>Order R1</h1>');
    expect(html).toContain('Boots of R1');
    expect(html).toContain('href="/en/orders"');
    expect(html).not.toContain('R2');
  });

  test('one that was opened in another language is shown in that', async () => {
    save('/orders/R4', () => savedOrder('R4', '2026-11-01T00:00:00Z'));
    expect(await (await send('/en/orders/R4')).text()).toContain('lang="mn"');
  });

  test('one that was never opened needs a network', async () => {
    await expect(send('/en/orders/R3')).rejects.toBe(gone);
  });

  test('are shown as the network has them', async () => {
    network.mockResolvedValue(new Response('live'));
    expect(await (await send('/en/orders')).text()).toBe('live');
  });
});
