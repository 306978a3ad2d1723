import { getStaffCoupon, listCouponScans, listStaffCoupons, redeemCoupon } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, couponList, manager, usedCoupon } from '../parts/testing/answers';
import { remote } from '../remote';

const { number } = usedCoupon;
const noCoupons = answer(listStaffCoupons, { ...couponList, coupons: [], total_count: 0, pages: 0 });
const open = async (change: Record<string, FakeAnswer> = {}, query = '') => {
  const api = fakeApi({ ...answers, ...change });
  return { api, ...(await renderPage(`/backoffice/coupons${query}`, { remote, api, locale: 'en' })) };
};
const lastQuery = (api: ReturnType<typeof fakeApi>) =>
  api.calls.findLast(({ path }) => path === listStaffCoupons.path)?.params;

beforeEach(() => {
  resetStores();
  $user.set(manager);
});

it('finds coupons by text, state and day, and clears all of it', async () => {
  const { api, user } = await open(noCoupons);
  await user.type(screen.getByRole('searchbox'), 'R100{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Used');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'E-ticket');
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ q: 'R100', state: 'used', kind: 'ticket', page: 1 }));
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('heading', { name: 'No coupons yet' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('opens a coupon with its facts and its scans', async () => {
  const scan = { at: '2026-11-21T04:00:00Z', by: 'Saraa', where: 'Gate 2' };
  const scans = [
    { ...scan, id: 2, result: 'expired' as const, undone_at: null },
    { ...scan, id: 1, result: 'granted' as const, undone_at: '2026-11-21T04:00:30Z' },
  ];
  await open(answer(listCouponScans, { scans }, { id: number }), `?open=${number}`);
  const detail = within(screen.getByRole('region', { name: number }));
  expect(await detail.findByText('Болд Дорж, ••••2233')).toBeVisible();
  const [rejected, undone] = within(await detail.findByRole('list')).getAllByRole('listitem');
  expect(rejected).toHaveTextContent('21 Nov 2026, 12:00Saraa · Gate 2Expired');
  expect(undone).toHaveTextContent('21 Nov 2026, 12:00Saraa · Gate 2Undone');
  expect(detail.getByRole('heading', { name: number })).toHaveFocus();
});

it('marks a coupon as used and says so', async () => {
  let isUsed = false;
  const { user } = await open(
    {
      ...answer(redeemCoupon, () => ((isUsed = true), usedCoupon), { id: number }),
      ...answer(getStaffCoupon, () => (isUsed ? usedCoupon : couponList.coupons[0]!), { id: number }),
    },
    `?open=${number}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Mark as used' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: `${number} is marked as used.` }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as used' })).not.toBeInTheDocument());
});

it('shows why a coupon cannot be used', async () => {
  const reject = () => {
    throw new ApiError(422, 'COUPON_EXPIRED', 'This coupon has expired.');
  };
  const { user } = await open(answer(redeemCoupon, reject, { id: number }), `?open=${number}`);
  await user.click(await screen.findByRole('button', { name: 'Mark as used' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This coupon has expired.');
});

let isDown = false;
const unlessDown =
  <T,>(result: T) =>
  () => {
    if (isDown) throw new ApiError(500, 'INTERNAL', '');
    return result;
  };

it.each([
  ['the list', '', answer(listStaffCoupons, unlessDown(couponList)), '1 row'],
  [
    'a coupon',
    `?open=${number}`,
    answer(getStaffCoupon, unlessDown(usedCoupon), { id: number }),
    'Болд Дорж, ••••2233',
  ],
])('offers a retry when %s does not load', async (_, query, change, shown) => {
  isDown = true;
  const { user } = await open(change, query);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText(shown)).toBeVisible();
});
