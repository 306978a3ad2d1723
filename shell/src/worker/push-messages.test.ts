import { openPush, renewPush, showPush, type PushScope } from './push-messages';

const origin = 'https://shop.test';
const shown = jest.fn<Promise<void>, [string, NotificationOptions]>();
const opened = jest.fn<Promise<unknown>, [string]>();
const subscribe = jest.fn<Promise<Renewed>, [PushSubscriptionOptionsInit]>();
type Renewed = Pick<PushSubscription, 'toJSON'>;
const posted = jest.fn<Promise<Response>, [string, RequestInit]>();
let windows: { url: string; focus: jest.Mock }[];

const scope: PushScope = {
  location: { origin },
  registration: { showNotification: shown, pushManager: { subscribe } },
  clients: { matchAll: async () => windows, openWindow: opened },
};

beforeEach(() => {
  windows = [];
  for (const mock of [shown, opened, subscribe, posted]) mock.mockReset();
  Object.assign(globalThis, { fetch: posted });
});

it('shows what the server sends', async () => {
  const payload = { title: 'R1: on its way', body: 'Ortoo', url: `${origin}/orders/R1`, lang: 'zh-Hans', tag: 'n-1' };
  await showPush(scope, JSON.stringify(payload));
  expect(shown).toHaveBeenCalledWith('R1: on its way', {
    ...{ body: 'Ortoo', icon: '/icon-192.png', lang: 'zh-Hans', tag: 'n-1' },
    data: { url: `${origin}/orders/R1` },
  });
});

it.each([undefined, '', '{'])('shows something for a damaged message: %j', async text => {
  await showPush(scope, text);
  expect(shown).toHaveBeenCalledWith(origin, expect.objectContaining({ data: { url: '/notifications' } }));
});

it('opens a new window, or the one that shows the page already', async () => {
  await openPush(scope, `${origin}/orders/R1`);
  expect(opened).toHaveBeenCalledWith(`${origin}/orders/R1`);
  windows = [{ url: `${origin}/orders/R1`, focus: jest.fn() }];
  await openPush(scope, '/orders/R1');
  expect(windows[0]!.focus).toHaveBeenCalled();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('opens no other site', async () => {
  await openPush(scope, 'https://evil.test/');
  expect(opened).toHaveBeenCalledWith(origin);
});

const subscription = (endpoint: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  options: { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) },
});

it('registers the subscription that replaces the old one, and links it', async () => {
  posted.mockImplementation(async () => Response.json({ player_id: 'player' }));
  await renewPush(scope, { oldSubscription: subscription('old'), newSubscription: subscription('new') });
  expect(posted.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body)) as unknown])).toEqual([
    ['/api/v2/push/devices', expect.objectContaining({ endpoint: 'new' })],
    ['/api/v2/users/link_device', { playerId: 'player' }],
  ]);
  expect(subscribe).not.toHaveBeenCalled();
});

it('subscribes again with the same key when the browser gives no new one', async () => {
  posted.mockImplementation(async () => new Response('', { status: 503 }));
  subscribe.mockResolvedValue(subscription('again'));
  const old = subscription('old');
  await renewPush(scope, { oldSubscription: old });
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: old.options.applicationServerKey,
  });
  expect(posted).toHaveBeenCalledTimes(1);
});
