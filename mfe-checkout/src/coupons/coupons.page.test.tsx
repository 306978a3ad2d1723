import type { Coupon } from '@ortoo/contracts';
import { listCoupons } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, renderPage, resetStores, couponOf } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';
import { pagingOf } from '../parts/testing/fixtures';

const coupon = couponOf({
  kind: 'coupon',
  state: 'used',
  name: 'Буудлын купон',
  store_name: 'Өртөө буудал',
  place: null,
  event_at: null,
});
const listed = (coupons: Coupon[]) => answer(listCoupons, { coupons, ...pagingOf(coupons.length) });

beforeEach(() => void resetStores());

it('shows each coupon under the page’s heading, a used one as used', async () => {
  await renderPage('/coupons', { remote, api: fakeApi(listed([coupon])) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Буудлын купон' })).toBeVisible();
  expect(screen.getByText('ABCD-EFGH-JKLM')).toBeVisible();
  expect(screen.getAllByText('Ашигласан').length).toBeGreaterThan(0);
});

it('offers the PDF of every coupon, and to send a valid one by email', async () => {
  const valid = { ...coupon, id: 2, state: 'active' as const };
  await renderPage('/coupons', { remote, api: fakeApi(listed([coupon, valid])) });
  expect(await screen.findAllByRole('link', { name: /PDF татах/ })).toHaveLength(2);
  expect(screen.getAllByText('Имэйлээр илгээх')).toHaveLength(1);
});

it('links to the shop when there is none', async () => {
  await renderPage('/coupons', { remote, api: fakeApi(listed([])) });
  expect(await screen.findByRole('heading', { name: 'Купон хараахан алга' })).toBeVisible();
});
