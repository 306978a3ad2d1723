import * as endpoints from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { places } from './places';
import { answers, manager } from './testing/answers';
import { staffAnswers } from './testing/staff-answers';

const paging = { count: 0, total_count: 0, current_page: 1, per_page: 20, pages: 0 };

/** Every place with something to load: the answer without a row, and the key of what the page then says. */
const rows: readonly [path: string, nothing: Record<string, FakeAnswer>, text: string][] = [
  ['', answer(endpoints.getStaffWork, {}), 'overview.nothing'],
  ['/orders', answer(endpoints.listStaffOrders, { ...paging, orders: [], is_limited: false }), 'orders.none'],
  ['/returns', answer(endpoints.listStaffReturns, { ...paging, return_authorizations: [] }), 'returns.none'],
  ['/pick-list', answer(endpoints.getPickList, { orders: 0, lines: [] }), 'pickList.none'],
  ['/coupons', answer(endpoints.listStaffCoupons, { ...paging, coupons: [] }), 'coupons.none'],
  ['/quotes', answer(endpoints.listStaffQuotes, { ...paging, quotes: [] }), 'quotes.none'],
  ['/transfers', answer(endpoints.listStatementEntries, { ...paging, entries: [] }), 'transfers.none'],
  [
    '/unmatched',
    {
      ...answer(endpoints.listUnmatchedPayments, { ...paging, unmatched_payments: [] }),
      ...answer(endpoints.listPaymentDifferences, { differences: [] }),
    },
    'unmatched.none',
  ],
  ['/refunds', answer(endpoints.listBankRefunds, { ...paging, bank_refunds: [] }), 'refunds.none'],
  ['/wallets', answer(endpoints.listWalletOwners, { ...paging, owners: [] }), 'wallets.none'],
  ['/vouchers', answer(endpoints.listStaffVouchers, { ...paging, vouchers: [] }), 'vouchers.none'],
  ['/grants', answer(endpoints.listMoneyGrants, { ...paging, money_grants: [], limit: '1.0' }), 'grants.none'],
  ['/receipts', answer(endpoints.listStaffReceipts, { ...paging, receipts: [] }), 'receipts.none'],
  ['/leases', answer(endpoints.listStaffLeases, { ...paging, leases: [] }), 'leases.none'],
  ['/days', answer(endpoints.listShopDays, { ...paging, days: [] }), 'days.none'],
  ['/products', answer(endpoints.listStaffProducts, { ...paging, products: [] }), 'products.none'],
  ['/sellers', answer(endpoints.listDirectory, { entries: [] }, { kind: 'vendors' }), 'directory.none'],
  ['/travel', answer(endpoints.listStaffProducts, { ...paging, products: [] }), 'travel.none'],
  [
    '/search',
    { ...answer(endpoints.listSearchRules, { rules: [] }), ...answer(endpoints.listSearchMisses, { misses: [] }) },
    'search.none',
  ],
  ['/promotions', answer(endpoints.listStaffPromotions, { ...paging, promotions: [] }), 'promotions.none'],
  ['/draws', answer(endpoints.listStaffDraws, { draws: [] }), 'draws.none'],
  ['/wallet-rules', answer(endpoints.listWalletRules, { wallets: [] }), 'walletRules.none'],
  ['/roulette', answer(endpoints.listRouletteLocations, { locations: [] }), 'roulette.noLocation'],
  ['/reviews', answer(endpoints.listStaffReviews, { ...paging, reviews: [] }), 'reviews.none'],
  ['/comments', answer(endpoints.listStaffComments, { ...paging, comments: [] }), 'comments.none'],
  ['/publications', answer(endpoints.listStaffPublications, { ...paging, publications: [] }), 'publications.none'],
  ['/messages', answer(endpoints.listContactForms, { ...paging, contact_forms: [] }), 'contact.none'],
  ['/newsletter', answer(endpoints.listSubscriptions, { ...paging, subscriptions: [] }), 'newsletter.none'],
  ['/staff', answer(endpoints.listStaffMembers, { ...paging, members: [] }), 'staff.none'],
  ['/roles', answer(endpoints.listStaffRoles, { roles: [] }), 'roles.none'],
  ['/audit', answer(endpoints.listAuditEntries, { entries: [], next: null }), 'audit.none'],
  ['/releases', {}, 'releases.none'],
];

/** A shop has a site at all times. */
const neverEmpty = ['/sites'];

/** They load nothing before somebody chooses a file or a gate. */
const withoutList = ['/backoffice/import', '/backoffice/scan'];

/** The same answer to each call, whatever it asks for. */
const toAll = (respond: () => unknown) =>
  new Proxy<Record<string, FakeAnswer>>({}, { has: () => true, get: () => respond });
const fail = () => {
  throw new ApiError(500, 'INTERNAL', '');
};
const never = () => new Promise(() => {});

/** The registry is not behind the Shop API. */
const setRegistry = (respond: (path: string) => unknown) => {
  globalThis.fetch = jest.fn(async (path: RequestInfo | URL) => {
    const body = await respond(String(path));
    return { ok: body !== undefined, status: body === undefined ? 500 : 200, json: async () => body } as Response;
  });
};

const open = (path: string, responses: Record<string, FakeAnswer>) =>
  renderPage(`/backoffice${path}`, { remote, api: fakeApi(responses), locale: 'en' });

beforeEach(() => {
  resetStores();
  $user.set(manager);
});

it('has a row for every place', () => {
  const lists = [...rows.map(([path]) => path), ...neverEmpty].map(path => `/backoffice${path}`);
  const tested = [...lists, ...withoutList];
  expect(tested.sort()).toEqual(places.map(({ path }) => path).sort());
});

it.each(rows)('%s says that there is nothing', async (path, nothing, text) => {
  setRegistry(() => []);
  const { t } = await open(path, { ...answers, ...staffAnswers, ...nothing });
  const main = within(screen.getByRole('main'));
  expect((await main.findAllByText(t(text)))[0]).toBeVisible();
  expect(main.queryAllByText(t('errors.title'))).toEqual([]);
});

it.each([...rows.map(([path]) => path), ...neverEmpty])('%s says that it failed, and tries again', async path => {
  let calls = 0;
  const count = () => void (calls += 1);
  setRegistry(count);
  const { user } = await open(
    path,
    toAll(() => (count(), fail())),
  );
  const [alert] = await screen.findAllByRole('alert');
  const before = calls;
  await user.click(within(alert!).getByRole('button', { name: 'Try again' }));
  expect(calls).toBeGreaterThan(before);
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
});

it.each([...rows.map(([path]) => path), ...neverEmpty])('%s says that it loads', async path => {
  setRegistry(never);
  const { t } = await open(path, toAll(never));
  const main = within(screen.getByRole('main'));
  expect(main.getAllByText(t('state.loading')).length).toBeGreaterThan(0);
  expect(main.queryAllByRole('alert')).toEqual([]);
});
