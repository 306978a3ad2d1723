import { countSale } from '@ortoo/contracts/endpoints';
import { emit, startPersistence } from '@ortoo/stores';
import { answer, exampleOrder, fakeApi } from '@ortoo/testing';
import { $consent, decideConsent } from './consent.store';
import { ga4 } from './ga4';
import { startMeasuring } from './start-measuring';

const page = window as { dataLayer?: ArrayLike<unknown>[] };
const analytics = { kind: 'ga4' as const, id: 'G-TEST1234' };
const item = { item_id: '7', item_name: 'Гутал', price: 25_000, quantity: 2 };
const purchase = {
  name: 'purchase' as const,
  facts: { currency: 'MNT', value: 50_000, items: [item], transaction_id: 'R1', shipping: 5000, tax: 4545 },
};

const calls = () => (page.dataLayer ?? []).map(call => Array.from(call));
const events = () => calls().filter(([command]) => command === 'event');
const scripts: string[] = [];

beforeAll(startPersistence);
beforeEach(() => {
  delete page.dataLayer;
  scripts.length = 0;
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node.src);
  });
});
afterEach(() => jest.restoreAllMocks());

test('consent is denied first, for advertising it stays so, and pages are not reported by the script', () => {
  ga4(analytics);
  expect(calls()).toEqual([
    [
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['js', expect.any(Date)],
    ['config', 'G-TEST1234', expect.objectContaining({ send_page_view: false })],
  ]);
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
});

test('commands are arguments, as the script expects them', () => {
  ga4(analytics);
  for (const call of page.dataLayer ?? []) expect(Object.prototype.toString.call(call)).toBe('[object Arguments]');
});

test('an event has its facts at the top level, and the id of the stream', () => {
  ga4(analytics)(purchase);
  expect(events()).toEqual([['event', 'purchase', { ...purchase.facts, send_to: 'G-TEST1234' }]]);
});

test('nothing is loaded or sent before consent and after a refusal; a sale is sent once', async () => {
  const reported = jest.fn(() => ({ first: true }));
  const order = { ...exampleOrder, number: 'R100001', completed_at: '2026-11-21T03:00:00Z' };
  $consent.set(null);
  const stop = startMeasuring({
    analytics,
    api: fakeApi(answer(countSale, reported, { number: order.number })),
    page: () => ({ address: 'https://shop.test/', title: 'Өртөө' }),
    clock: () => Date.parse('2026-11-21T04:00:00Z'),
  });
  const settled = () => new Promise(resolve => setTimeout(resolve));
  emit('order_shown', { order });
  decideConsent('refused');
  emit('page_shown', {});
  await settled();
  expect([scripts, page.dataLayer, reported.mock.calls.length]).toEqual([[], undefined, 0]);
  decideConsent('given');
  emit('order_shown', { order });
  emit('order_shown', { order });
  await settled();
  expect(scripts).toHaveLength(1);
  expect(events().map(([, name]) => name)).toEqual(['page_view', 'purchase']);
  decideConsent('refused');
  emit('page_shown', {});
  expect(events()).toHaveLength(2);
  stop();
});
