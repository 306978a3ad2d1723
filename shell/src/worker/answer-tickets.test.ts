import { savedTickets } from '@ortoo/contracts';
import { answerTickets, isTicketsPage, timeout } from './answer-tickets';

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

const stored = new Map<string, () => Response>();
const network = jest.fn<Promise<Response>, [Request]>();
const gone = new TypeError('Failed to fetch');
const send = (path: string) => answerTickets(new Request(origin + path));

beforeEach(() => {
  stored.clear();
  network.mockReset().mockRejectedValue(gone);
  const cache = {
    keys: async () => [...stored.keys()].map(url => new Request(url)),
    match: async ({ url }: Request) => stored.get(url)?.(),
  };
  const storage = {
    has: async (name: string) => name === savedTickets.cache && stored.size > 0,
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
  ['/products', false],
  ['/t/tickets', false],
  ['/', false],
])('%s is its business: %s', (path, expected) => expect(isTicketsPage(path)).toBe(expected));

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
