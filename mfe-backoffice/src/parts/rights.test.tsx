import { rights, type Right } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { $user } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../manifest';
import { remote } from '../remote';
import { answers, memberOf } from './testing/answers';
import { staffAnswers } from './testing/staff-answers';

/** The right that opens each screen; the overview is for all staff. */
const screens: Record<Right, readonly string[]> = {
  scan: ['/scan', '/coupons'],
  orders: ['/orders', '/orders/:number', '/returns', '/pick-list', '/quotes'],
  money: ['/transfers', '/unmatched', '/refunds', '/wallets', '/vouchers', '/grants', '/receipts', '/leases', '/days'],
  catalogue: ['/products', '/products/:id', '/import', '/sellers', '/travel', '/search'],
  content: ['/reviews', '/comments', '/publications', '/messages', '/newsletter'],
  promotions: ['/promotions', '/draws', '/wallet-rules'],
  roulette: ['/roulette'],
  people: ['/staff', '/roles', '/audit'],
  releases: ['/releases'],
  sites: ['/sites', '/sites/:code'],
};
/** Screens that staff of one vendor do not have, whatever their role. */
const ofShop = ['/import', '/sellers', '/search'];

/** The roles of the example shop, and one of each single right. */
const roles: Record<string, readonly Right[]> = {
  Administrator: rights,
  Manager: ['scan', 'orders', 'money', 'catalogue', 'content', 'promotions', 'roulette'],
  Editor: ['content', 'promotions'],
  Seller: ['orders', 'catalogue'],
  ...Object.fromEntries(rights.map(right => [right, [right]])),
};

const enter = (role: string) => {
  const member = memberOf(...(roles[role] ?? []));
  $user.set({ ...member, vendor: role === 'Seller' ? { code: 'ul', name: 'Ul' } : null });
};
const mayOpen = (role: string, path: string): boolean =>
  path === '' ||
  (!(role === 'Seller' && ofShop.includes(path)) &&
    roles[role]!.some(right => screens[right].some(screenPath => screenPath === path)));

const paths = manifest.routes.map(({ path }) => path.slice('/backoffice'.length));
const isPlace = (path: string) => !path.includes(':');
const names = Object.keys(roles);
const cases = names.flatMap(role => paths.map(path => [role, path, mayOpen(role, path)] as const));

beforeEach(() => {
  resetStores();
  globalThis.fetch = jest.fn(async () => ({ ok: false, status: 500, json: async () => ({}) }) as Response);
});

it('names every screen once', () => {
  expect(['', ...Object.values(screens).flat()].sort()).toEqual([...paths].sort());
});

it.each(names)('leads a %s to its screens, and to no other', async role => {
  enter(role);
  const { user } = await renderPage('/backoffice', { remote, api: fakeApi(answers), locale: 'en' });
  const expected = paths.filter(path => isPlace(path) && mayOpen(role, path)).map(path => `/en/backoffice${path}`);
  const nav = within(screen.getByRole('navigation', { name: 'Back office menu' }));
  const hrefs = nav.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(hrefs.sort()).toEqual(expected.sort());
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search or go to' }), '/backoffice');
  const found = within(await screen.findByRole('group', { name: 'Pages' })).getAllByRole('option');
  expect(found).toHaveLength(expected.length);
});

it.each(cases)('%s at %s: %s', async (role, path, isOpen) => {
  enter(role);
  const api = fakeApi({});
  await renderPage(`/backoffice${path.replace(/:\w+/, '1')}`, { remote, api, locale: 'en' });
  const title = screen.getByRole('main').querySelector('h1')?.textContent;
  expect(title === 'No access').toBe(!isOpen);
  // The count of what waits is of the frame, and for all staff.
  const requests = api.calls.filter(call => !call.path.endsWith('/back_office/work'));
  if (!isOpen) expect(requests).toEqual([]);
});

const accessOf = ({ method, path }: { method: string; path: string }) => {
  const isSame = (known: string) => new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(path);
  return Object.values(endpoints).find(one => one.method === method && isSame(one.path))?.access;
};
const ofRights = rights.flatMap(right => screens[right].map(path => [right, path] as const));

it.each(ofRights)('%s at %s calls nothing that this right does not open', async (right, path) => {
  enter(right);
  const api = fakeApi({ ...answers, ...staffAnswers });
  await renderPage(`/backoffice${path.replace(/:\w+/, '1')}`, { remote, api, locale: 'en' });
  const open: readonly unknown[] = ['anyone', 'order', 'signed-in', 'staff', `staff:${right}`];
  expect(api.calls.filter(call => !open.includes(accessOf(call)))).toEqual([]);
});
