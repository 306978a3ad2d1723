import type { License, Voucher } from '@ortoo/contracts';
import { listLicenses, listVouchers } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { pagingOf } from '../parts/testing/fixtures';

const voucher: Voucher = {
  id: 4,
  code: 'V-UL',
  name: '«Ул» гутлын эрхийн бичиг',
  amount: '30000.0',
  display_amount: '30,000₮',
  min_order: '50000.0',
  brands: ['ul'],
  expires_at: '2027-02-19T00:00:00Z',
  state: 'held',
};

beforeEach(() => void resetStores());

it('shows a voucher’s value, purpose and state', async () => {
  const api = fakeApi(answer(listVouchers, { ...pagingOf(1), vouchers: [voucher] }));
  await renderPage('/vouchers', { remote, api });
  const item = await screen.findByRole('listitem', { name: voucher.name });
  expect(within(item).getByText('30,000₮')).toBeVisible();
  expect(within(item).getByText('Захиалгад орсон')).toBeVisible();
  expect(within(item).getByText(/V-UL · 50,000₮-өөс дээш захиалгад · Зөвхөн ul/)).toBeVisible();
});

it('shows a licence with its order', async () => {
  const license: License = {
    id: 1,
    number: 'L-1',
    name: 'Аудио номын эрх',
    order_number: 'R1',
    issued_at: '2026-11-20T00:00:00Z',
    valid_until: null,
    state: 'active',
  };
  const api = fakeApi(answer(listLicenses, { ...pagingOf(1), licenses: [license] }));
  await renderPage('/licenses', { remote, api });
  expect(await screen.findByRole('listitem', { name: 'Аудио номын эрх' })).toHaveTextContent(/L-1.*Хугацаагүй/);
  expect(screen.getByRole('link', { name: 'R1' })).toHaveAttribute('href', '/orders/R1');
});

it.each([
  ['/vouchers', answer(listVouchers, { ...pagingOf(0), vouchers: [] }), 'Эрхийн бичиг хараахан алга'],
  ['/licenses', answer(listLicenses, { ...pagingOf(0), licenses: [] }), 'Лиценз хараахан алга'],
])('%s links to the shop when there is none', async (path, none, title) => {
  await renderPage(path, { remote, api: fakeApi(none) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Дэлгүүр хэсэх' })).toBeVisible();
});
