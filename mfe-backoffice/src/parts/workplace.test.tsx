import { getStaffWork, listStaffCoupons, listStaffOrders, listStaffProducts } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../manifest';
import { orderRows } from './testing/orders';
import { remote } from '../remote';
import { places } from './places';
import { answers, couponList, manager, memberOf } from './testing/answers';

const open = async (user = manager, change: Record<string, FakeAnswer> = {}) => {
  resetStores();
  $user.set(user);
  return renderPage('/backoffice', { remote, api: fakeApi({ ...answers, ...change }), locale: 'en' });
};

it('leads to pages that exist', () => {
  const paths: string[] = manifest.routes.map(({ path }) => path);
  expect(places.map(({ path }) => path).filter(path => !paths.includes(path))).toEqual([]);
});

it('shows a scanner its own places, and leads there from the overview', async () => {
  await open(memberOf('scan'));
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/en/backoffice/scan',
    '/en/backoffice/coupons',
  ]);
});

it('leaves out of a vendor’s places what is of the shop alone', async () => {
  await open({ ...memberOf('catalogue'), vendor: { code: 'ul', name: 'Ul' } });
  const pages = within(screen.getByRole('region', { name: 'Pages' }));
  expect(pages.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/en/backoffice/products',
    '/en/backoffice/travel',
  ]);
});

it('shows what waits, the most of it first', async () => {
  await open(manager, answer(getStaffWork, { reviews: 2, quotes: 120, comments: 0 }));
  const waiting = within(await screen.findByRole('list', { name: 'Waiting for somebody' }));
  expect(waiting.getAllByRole('link').map(link => link.textContent)).toEqual(['Quotes120 waiting', 'Reviews2 waiting']);
});

it('leads from each step of the orders to those that wait for it', async () => {
  await open(manager, answer(getStaffWork, { to_pack: 7, to_send: 2, to_collect: 0, bank_refunds: 1 }));
  const waiting = within(await screen.findByRole('list', { name: 'Waiting for somebody' }));
  expect(waiting.getAllByRole('link').map(link => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/en/backoffice/orders?status=to_pack', 'OrdersTo pack7 waiting'],
    ['/en/backoffice/orders?status=to_send', 'OrdersTo send2 waiting'],
    ['/en/backoffice/refunds', 'Refunds to transfer1 waiting'],
  ]);
  const nav = within(screen.getByRole('navigation', { name: 'Back office menu' }));
  expect(nav.getByRole('link', { name: /^Orders/ })).toHaveTextContent('Orders9 waiting');
});

it('says that nothing waits, and offers a retry when it does not know', async () => {
  let isDown = true;
  const respond = () => {
    if (isDown) throw new ApiError(500, 'INTERNAL', '');
    return { reviews: 0 };
  };
  const { user } = await open(memberOf('content'), answer(getStaffWork, respond));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
});

it('has its places in a drawer on a phone', async () => {
  const { user } = await open(memberOf('scan'));
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const links = within(screen.getByRole('dialog', { name: 'Back office' })).getAllByRole('link');
  expect(links.map(link => link.textContent)).toEqual(['Overview', 'Scan codes', 'Coupons and tickets']);
});

const noOrders = answer(listStaffOrders, { ...orderRows, orders: [] });
const noProducts = answer(listStaffProducts, {
  ...{ products: [], count: 0, total_count: 0, current_page: 1, per_page: 5, pages: 0 },
});

describe('the palette', () => {
  const openPalette = async (change: Record<string, FakeAnswer> = {}, member = manager) => {
    const view = await open(member, change);
    await view.user.keyboard('{Control>}k{/Control}');
    return { ...view, field: await screen.findByRole('combobox', { name: 'Search or go to' }) };
  };

  it('finds places by their names, and moves between them by arrows', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 're');
    const [first, second] = screen.getAllByRole('option');
    expect(first).toHaveTextContent(/^Re/);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(second).toHaveTextContent(/re/i);
    expect(second).toHaveAttribute('aria-selected', 'true');
  });

  it('finds coupons by what is typed', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'ABCD');
    const group = within(await screen.findByRole('group', { name: 'Coupons and tickets' }));
    expect(group.getByRole('option')).toHaveTextContent('ABCD-EFGH-JKLMТэрэлж, гэр буудлын купон · Болд Дорж');
  });

  it('opens on Enter what the whole text finds, not what its beginning has found', async () => {
    const [known] = couponList.coupons;
    const coupons = ({ query }: { query?: { q?: unknown } }) => ({
      ...couponList,
      coupons: [{ ...known!, number: query?.q === 'ABCDE' ? 'ABCDE' : 'ABCD' }],
    });
    resetStores();
    $user.set(memberOf('scan'));
    const api = fakeApi({ ...answers, ...answer(listStaffCoupons, coupons) });
    const { user } = await renderPage('/backoffice/coupons', { remote, api, locale: 'en' });
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Search or go to' });
    await user.type(field, 'ABCD');
    expect(await screen.findByRole('option', { name: /ABCD/ })).toBeVisible();
    await user.type(field, 'E{Enter}');
    const opened = () => api.calls.map(({ path }) => path);
    await waitFor(() => expect(opened()).toContain('/back_office/coupons/ABCDE'));
    expect(opened()).not.toContain('/back_office/coupons/ABCD');
  });

  it('says that a search failed, or found nothing', async () => {
    const fail = () => {
      throw new ApiError(500, 'INTERNAL', '');
    };
    const { user, field } = await openPalette({ ...noOrders, ...noProducts, ...answer(listStaffCoupons, fail) });
    await user.type(field, 'zzzz');
    expect(await screen.findByText(/Part of the search failed/)).toBeVisible();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('says that there is nothing', async () => {
    const { user, field } = await openPalette(
      answer(listStaffCoupons, { ...couponList, coupons: [] }),
      memberOf('scan'),
    );
    await user.type(field, 'zzzz');
    expect(await screen.findByText('Nothing found.')).toBeVisible();
  });
});
