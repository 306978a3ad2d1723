import { rights, type Right, type StaffPublication, type StaffQuote } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { paletteSources } from './palette-sources';
import { answers, memberOf } from './testing/answers';
import { exampleEntry } from './testing/money';
import { exampleReturn } from './testing/orders';
import { staffList } from './testing/staff-answers';

const quote: StaffQuote = {
  ...{ id: 1, number: 'Q100000001', kind: 'price', state: 'answered', acceptance: null, quantity: 2 },
  ...{ created_at: '2026-11-20T03:00:00Z', email: 'bold@example.org', message: '', product: null, variant_id: 5 },
  ...{ suggested_price: null, display_suggested_price: null, travel: null, answer: null },
  ...{ customer: 'Bold Dorj', phone: '+97699112233', vendor: null },
};
const publication: StaffPublication = {
  ...{ id: 4, kind: 'article', state: 'submitted', title: 'Winter roads', image: null, note: null, publish_at: null },
  ...{ slug: null, updated_at: '2026-11-20T03:00:00Z', version: 4, writer: 'Bold Dorj' },
  content: { texts: {}, image: null, tags: [] },
};
const promotion = {
  ...{ id: 3, code: 'ORTOO10', kind: 'coupon' as const, name: { mn: 'Арван хувь', en: 'Ten percent' }, percent: 10 },
  ...{ amount: null, max_amount: null, min_order: '0.0', brands: null, products: null, combinable: false },
  ...{ usage_limit: null, per_user: null, used: 0, owner: null, active: true, starts_at: null, expires_at: null },
  ...{ state: 'active' as const, lock_version: 1 },
};
const paging = { count: 1, total_count: 1, current_page: 1, per_page: 5, pages: 1 };

/** What is typed, what a source answers to it, and where its result leads. */
const cases: readonly [right: Right, text: string, found: Record<string, FakeAnswer>, path: string][] = [
  [
    'orders',
    'Q1000',
    answer(endpoints.listStaffQuotes, { ...paging, quotes: [quote] }),
    '/backoffice/quotes?state=answered&q=Q100000001&open=1',
  ],
  [
    'orders',
    'RA1000',
    answer(endpoints.listStaffReturns, { ...paging, return_authorizations: [exampleReturn] }),
    '/backoffice/returns?q=RA100000001&open=1',
  ],
  [
    'money',
    'gutal',
    answer(endpoints.listStatementEntries, { ...paging, entries: [exampleEntry] }),
    '/backoffice/transfers?state=all&open=5',
  ],
  [
    'promotions',
    'ORTOO',
    answer(endpoints.listStaffPromotions, { ...paging, promotions: [promotion] }),
    '/backoffice/promotions?open=3',
  ],
  [
    'content',
    'Winter',
    answer(endpoints.listStaffPublications, { ...paging, publications: [publication] }),
    '/backoffice/publications?q=Winter+roads&open=4',
  ],
  ['people', 'Болд', answer(endpoints.listStaffMembers, staffList), '/backoffice/staff?q=bold%40example.mn&open=7'],
];

const search = async (text: string, found: Record<string, FakeAnswer>, granted: readonly Right[]) => {
  $user.set(memberOf(...granted));
  const api = fakeApi({ ...answers, ...found });
  const { user } = await renderPage('/backoffice', { remote, api, locale: 'en' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search or go to' }), text);
  await waitFor(() => expect(screen.queryByText('Searching…')).not.toBeInTheDocument());
  return api;
};

beforeEach(() => {
  resetStores();
  globalThis.fetch = jest.fn(async () => ({ ok: false, status: 500, json: async () => ({}) }) as Response);
});

it.each(cases)('finds for the right %s what is called %s', async (right, text, found, path) => {
  await search(text, found, [right]);
  const options = await screen.findAllByRole('option');
  expect(options.map(({ id }) => id.slice(id.indexOf('/')))).toContain(path);
});

it.each(cases)('does not search without the right %s for %s', async (right, text, found) => {
  const api = await search(
    text,
    found,
    rights.filter(one => one !== right),
  );
  const [path] = Object.keys(found).map(key => key.split(' ')[1]);
  expect(api.calls.length).toBeGreaterThan(0);
  expect(api.calls.map(call => call.path)).not.toContain(path);
});

it('has each source once', () => {
  const ids = paletteSources.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
