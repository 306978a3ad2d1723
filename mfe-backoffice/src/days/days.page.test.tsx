import type { ShopDayDetail } from '@ortoo/contracts';
import { closeShopDay, getShopDay, listShopDays } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const day: ShopDayDetail = {
  ...{ day: '2026-11-20', state: 'ready', came: '250000.0', went: '5000.0', differences: 1, fees: '0.0' },
  ...{ owed: '0.0', movements: 12, late: 2, note: null, closed_at: null, closed_by: null },
  figures: [
    { way: 'QR code', came: '250000.0', went: '5000.0', fees: '0.0', owed: '0.0', differences: 1 },
    { way: 'Wallets', came: '40000.0', went: '0.0', fees: '0.0', owed: '0.0', differences: 0 },
  ],
};
const closed = { ...day, state: 'closed' as const, closed_by: 'Сараа', closed_at: '2026-11-21T02:00:00Z' };
const paging = { count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 };
const one = { day: day.day };

const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const list = answer(listShopDays, { ...paging, days: [day] });
  const api = fakeApi({ ...answers, ...list, ...answer(getShopDay, day, one), ...change });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('money'));
});

it('lists the days with what came and went', async () => {
  await open('/backoffice/days');
  const [, row] = await screen.findAllByRole('row');
  expect(within(row!).getByText('250,000₮')).toBeVisible();
  expect(within(row!).getByText('To close')).toBeVisible();
});

it('closes a day as it was seen, with a note', async () => {
  let isClosed = false;
  const { api, user } = await open('/backoffice/days?open=2026-11-20', {
    ...answer(getShopDay, () => (isClosed ? closed : day), one),
    ...answer(closeShopDay, () => ((isClosed = true), closed), one),
  });
  const detail = within(await screen.findByRole('region'));
  expect(await detail.findByText('2 transactions of earlier days belong to this day.')).toBeVisible();
  expect(detail.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/v2/back_office/days/2026-11-20/export.csv',
  );
  await user.click(detail.getByRole('button', { name: 'Close the day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the day' }));
  await user.type(dialog.getByLabelText(/Note/), 'One card is missing');
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  await waitFor(() => expect($toasts.get()).toHaveLength(1));
  expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    movements: 12,
    note: 'One card is missing',
  });
  expect(await detail.findByText('Сараа')).toBeVisible();
});

it('says when the figures have changed, and keeps the note', async () => {
  const refuse = () => {
    throw new ApiError(409, 'DAY_CHANGED', 'Money has moved in the meantime.');
  };
  const { user } = await open('/backoffice/days?open=2026-11-20', answer(closeShopDay, refuse, one));
  await user.click(await screen.findByRole('button', { name: 'Close the day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the day' }));
  await user.type(dialog.getByLabelText(/Note/), 'One card is missing');
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(await dialog.findByText('Money has moved in the meantime.')).toBeVisible();
  expect(dialog.getByLabelText(/Note/)).toHaveValue('One card is missing');
});
