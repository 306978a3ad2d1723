import type { StaffReceipt } from '@ortoo/contracts';
import { listStaffReceipts, retryReceipt } from '@ortoo/contracts/endpoints';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const receipt: StaffReceipt = {
  ...{ order_number: 'R100000001', buyer: 'Дорж Болд', state: 'awaiting', kind: 'citizen', total: '125000.0' },
  ...{ organization_name: null, registry_number: null, ddtd: null, vat: null, tries: 6 },
  ...{ fault: '503 Service Unavailable', next_try_at: '2026-11-21T05:00:00Z', issued_at: null },
  created_at: '2026-11-20T03:00:00Z',
};
const paging = { count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 };
const issued = { ...receipt, state: 'issued' as const, fault: null };
const one = { number: receipt.order_number };

const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...answer(listStaffReceipts, { ...paging, receipts: [receipt] }), ...change });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('money'));
});

it('lists what the tax office has not accepted, with its answer', async () => {
  await open('/backoffice/receipts');
  const row = within(await screen.findByRole('row', { name: /R100000001/ }));
  expect(row.getByText('Failed')).toBeVisible();
  expect(row.getByText('503 Service Unavailable')).toBeVisible();
});

it('sends one again', async () => {
  const { user } = await open('/backoffice/receipts?open=R100000001', answer(retryReceipt, issued, one));
  const detail = within(await screen.findByRole('region', { name: 'R100000001' }));
  await user.click(detail.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ tone: 'success', text: '1 receipt is issued.' }]));
});

it('says when the office still does not accept them', async () => {
  const { user } = await open('/backoffice/receipts', answer(retryReceipt, receipt, one));
  await user.click(await screen.findByRole('checkbox', { name: /R100000001/ }));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect($toasts.get()).toMatchObject([{ tone: 'warning', text: 'The tax office did not accept 1 receipt.' }]),
  );
});

it('shows an empty list', async () => {
  await open('/backoffice/receipts', answer(listStaffReceipts, { ...paging, count: 0, total_count: 0, receipts: [] }));
  expect(await screen.findByText('No failed receipts')).toBeVisible();
});
