import { countSale } from '@ortoo/contracts/endpoints';
import { emit, startPersistence, takeEvents } from '@ortoo/stores';
import { answer, exampleOrder, exampleSite, fakeApi, userEvent } from '@ortoo/testing';
import { act, screen, within } from '@testing-library/react';
import { visitOf } from '../testing/fake-visit';
import { $consent } from './consent.store';
import { $measuringLog, closeLog, isLogShown } from './measuring-log.store';
import { showMeasuring } from './show-measuring';
import { startMeasuring } from './start-measuring';

type Layer = Record<string, unknown>[];
const page = window as { dataLayer?: Layer };
const title = 'shell:tools.measuring';
const layer = { kind: 'data_layer' as const, script: null, origins: [] };
const address = jest.fn<string, []>();

/** A page with this query; the tab keeps what it stores. */
const openPage = (query: string) => address.mockReturnValue(`https://shop.test/${query}`);
const view = () => screen.getByRole('complementary', { name: title });
const shownEvents = () =>
  within(view())
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const stops: (() => void)[] = [];
const measure = () =>
  void stops.push(
    startMeasuring({
      ...{ analytics: layer, api: fakeApi({}), clock: () => 0 },
      page: () => ({ address: 'https://shop.test/x', title: 'x' }),
    }),
  );

beforeAll(startPersistence);
beforeEach(() => {
  sessionStorage.clear();
  act(() => $measuringLog.set([]));
  $consent.set(null);
  delete page.dataLayer;
  Object.assign(performance, { getEntriesByType: () => [{ name: address() }] });
  openPage('');
});
afterEach(async () => {
  stops.splice(0).forEach(stop => stop());
  takeEvents(() => undefined);
  await act(async () => document.body.replaceChildren());
});

it('is shown since the address says so, and stays in the tab', () => {
  openPage('products');
  expect(isLogShown()).toBe(false);
  openPage('products?measuring=show');
  expect(isLogShown()).toBe(true);
  openPage('cart');
  expect(isLogShown()).toBe(true);
  closeLog();
  expect(isLogShown()).toBe(false);
});

it('logs nothing in other tabs', () => {
  measure();
  emit('wished', { variant: 7 });
  expect($measuringLog.get()).toEqual([]);
});

it('lists what is sent and what is not, the last first', async () => {
  sessionStorage.setItem('shop:v2:measuring', 'true');
  measure();
  const site = { ...exampleSite, configs: { ...exampleSite.configs, analytics: layer } };
  await act(() => showMeasuring(visitOf({ site })));
  expect(within(view()).getByText('shell:tools.noEvents')).toBeInTheDocument();
  act(() => emit('wished', { variant: 7 }));
  expect(page.dataLayer).toBeUndefined();
  act(() => $consent.set('given'));
  act(() => emit('wished', { variant: 8 }));
  expect(shownEvents()).toEqual([
    expect.stringMatching(/^add_to_wishlist .*tools\.outcomes\.sent.*"item_id": "8"/s),
    expect.stringMatching(/^page_view .*tools\.outcomes\.sent/s),
    expect.stringMatching(/^add_to_wishlist .*tools\.outcomes\.no_consent.*"item_id": "7"/s),
  ]);
  expect(page.dataLayer).toHaveLength(3);
});

it('lists what goes to Google Analytics 4 in the same way', async () => {
  sessionStorage.setItem('shop:v2:measuring', 'true');
  const ga4 = { kind: 'ga4' as const, id: 'G-TEST1234' };
  jest.spyOn(document.head, 'append').mockReturnValue(undefined);
  stops.push(
    startMeasuring({
      ...{ analytics: ga4, api: fakeApi({}), clock: () => 0 },
      page: () => ({ address: 'https://shop.test/x', title: 'x' }),
    }),
  );
  await act(() =>
    showMeasuring(visitOf({ site: { ...exampleSite, configs: { ...exampleSite.configs, analytics: ga4 } } })),
  );
  act(() => $consent.set('given'));
  act(() => emit('wished', { variant: 8 }));
  expect(shownEvents()).toEqual([
    expect.stringMatching(/^add_to_wishlist .*tools\.outcomes\.sent.*"item_id": "8"/s),
    expect.stringMatching(/^page_view .*tools\.outcomes\.sent/s),
  ]);
  jest.restoreAllMocks();
});

it('works on a site without a service, and sends and counts nothing there', async () => {
  sessionStorage.setItem('shop:v2:measuring', 'true');
  $consent.set('given');
  const order = { ...exampleOrder, completed_at: new Date().toISOString() };
  const api = fakeApi(answer(countSale, { first: true }, { number: order.number }));
  await act(() => showMeasuring(visitOf({ api })));
  act(() => emit('order_shown', { order }));
  expect(shownEvents()).toEqual([expect.stringMatching(/^purchase .*tools\.outcomes\.no_service/s)]);
  expect(api.calls).toEqual([]);
  expect(page.dataLayer).toBeUndefined();
});

it('ends by its button', async () => {
  sessionStorage.setItem('shop:v2:measuring', 'true');
  await act(() => showMeasuring(visitOf({})));
  const summary = within(view()).getByText(title);
  await userEvent.click(summary);
  await userEvent.click(screen.getByRole('button', { name: 'shell:tools.end' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(isLogShown()).toBe(false);
});
