import { screen, within } from '@testing-library/react';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { remote } from '../remote';

const paging = { count: 1, total_count: 1, current_page: 1, pages: 1, per_page: 100 };
const voucher = {
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
  await renderPage('/vouchers', { remote, api: fakeApi({ 'GET /vouchers': { ...paging, vouchers: [voucher] } }) });
  const item = await screen.findByRole('listitem', { name: voucher.name });
  expect(within(item).getByText('30,000₮')).toBeVisible();
  expect(within(item).getByText('Захиалгад орсон')).toBeVisible();
  expect(within(item).getByText(/V-UL · 50,000₮-өөс дээш захиалгад · Зөвхөн ul/)).toBeVisible();
});

it('shows a licence with its order', async () => {
  const license = {
    id: 1,
    number: 'L-1',
    name: 'Аудио номын эрх',
    order_number: 'R1',
    issued_at: '2026-11-20T00:00:00Z',
    valid_until: null,
    state: 'active',
  };
  await renderPage('/licenses', {
    remote,
    api: fakeApi({ 'GET /orders/licenses': { ...paging, licenses: [license] } }),
  });
  expect(await screen.findByText(/L-1 · Хугацаагүй/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'R1' })).toHaveAttribute('href', '/orders/R1');
});

it.each([
  ['/vouchers', 'GET /vouchers', { vouchers: [] }, 'Эрхийн бичиг хараахан алга'],
  ['/licenses', 'GET /orders/licenses', { licenses: [] }, 'Лиценз хараахан алга'],
])('%s links to the shop when there is none', async (path, key, list, title) => {
  await renderPage(path, { remote, api: fakeApi({ [key]: { ...paging, ...list } }) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Дэлгүүр хэсэх' })).toBeVisible();
});
