import { countSale } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { startPersistence, emit } from '@ortoo/stores';
import { answer, exampleOrder, fakeApi } from '@ortoo/testing';
import { $begun, $consent, decideConsent } from './consent.store';
import { startMeasuring } from './start-measuring';

type Layer = Record<string, unknown>[];
const page = window as { dataLayer?: Layer };
const reported = jest.fn<{ first: boolean }, []>();
const api = fakeApi(answer(countSale, () => reported(), { number: 'R100001' }));
const now = Date.parse('2026-11-21T04:00:00Z');
const order = { ...exampleOrder, number: 'R100001', completed_at: '2026-11-21T03:00:00Z' };
const list = (words: string) => emit('list_shown', { products: [], words });

/** Events in the layer since the last call. */
const sentEvents = () => (page.dataLayer ?? []).splice(0).flatMap(({ event }) => event ?? []);
const settled = () => new Promise(resolve => setTimeout(resolve));

let stop: () => void;
const start = (script: string | null = null) => {
  stop = startMeasuring({
    analytics: { kind: 'data_layer', script, origins: [] },
    api,
    page: () => ({ address: 'https://shop.test/', title: 'Өртөө' }),
    clock: () => now,
  });
};

beforeAll(startPersistence);
beforeEach(() => {
  $consent.set(null);
  $begun.set(null);
  delete page.dataLayer;
  reported.mockReset().mockReturnValue({ first: true });
});
afterEach(() => stop());

test('before a decision and after a refusal nothing is sent or fetched', async () => {
  start('https://tags.test/tag.js');
  emit('page_shown', {});
  emit('order_shown', { order });
  decideConsent('refused');
  emit('page_shown', {});
  await settled();
  expect(page.dataLayer).toBeUndefined();
  expect(document.head.querySelector('script')).toBeNull();
  expect(reported).not.toHaveBeenCalled();
});

test('after consent the current page and later events are sent; after a withdrawal nothing more', () => {
  start('https://tags.test/tag.js');
  decideConsent('given');
  expect(sentEvents()).toEqual(['page_view']);
  expect(document.head.querySelector('script')).toHaveAttribute('src', 'https://tags.test/tag.js');
  emit('wished', { variant: 7 });
  expect(sentEvents()).toEqual(['add_to_wishlist']);
  decideConsent('refused');
  emit('wished', { variant: 8 });
  expect(sentEvents()).toEqual([]);
});

test('with stored consent events are sent from the first page on', () => {
  stop();
  $consent.set('given');
  start();
  emit('page_shown', {});
  expect(sentEvents()).toEqual(['page_view']);
});

test('filters do not repeat a search event', () => {
  start();
  $consent.set('given');
  sentEvents();
  list('гутал');
  list('гутал');
  list('малгай');
  list('');
  expect(sentEvents()).toEqual([
    'search',
    'view_item_list',
    'view_item_list',
    'search',
    'view_item_list',
    'view_item_list',
  ]);
});

test('a checkout begins once, also when the page reloads', () => {
  start();
  $consent.set('given');
  sentEvents();
  emit('checkout_shown', { order });
  stop();
  start();
  emit('checkout_shown', { order });
  emit('checkout_shown', { order: { ...order, number: 'R100002' } });
  expect(sentEvents()).toEqual(['begin_checkout', 'begin_checkout']);
});

describe('a purchase', () => {
  beforeEach(() => {
    start();
    $consent.set('given');
    sentEvents();
  });

  test('is sent when the server has not counted it yet', async () => {
    emit('order_shown', { order });
    emit('order_shown', { order });
    await settled();
    expect(reported).toHaveBeenCalledTimes(1);
    expect(sentEvents()).toEqual(['purchase']);
  });

  test('that was counted elsewhere is not sent', async () => {
    reported.mockReturnValue({ first: false });
    emit('order_shown', { order });
    await settled();
    expect(sentEvents()).toEqual([]);
  });

  test('waits for the next view when there is no response', async () => {
    reported.mockImplementationOnce(() => {
      throw new ApiError(0, 'OFFLINE', '');
    });
    emit('order_shown', { order });
    await settled();
    expect(sentEvents()).toEqual([]);
    emit('order_shown', { order });
    await settled();
    expect(sentEvents()).toEqual(['purchase']);
  });

  test.each([
    ['not complete', null],
    ['of last month', '2026-10-21T04:00:00Z'],
  ])('that is %s is not sent', async (_, completed_at) => {
    emit('order_shown', { order: { ...order, completed_at } });
    await settled();
    expect(reported).not.toHaveBeenCalled();
  });

  test('is not sent when the buyer withdraws consent during the request', async () => {
    emit('order_shown', { order });
    decideConsent('refused');
    await settled();
    expect(sentEvents()).toEqual([]);
  });
});
