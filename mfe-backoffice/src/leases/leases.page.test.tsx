import type { StaffLeaseDetail } from '@ortoo/contracts';
import { getStaffLease, listStaffLeases, remindLease } from '@ortoo/contracts/endpoints';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const lease: StaffLeaseDetail = {
  ...{ number: 'P1234567890', order_number: 'R100000001', buyer: 'Дорж Болд', phone: '+97699112233' },
  ...{ state: 'running', months: 3, down_payment: '90000.0', financed: '210000.0', outstanding: '145000.0' },
  ...{ overdue: '72500.0', overdue_days: 12, next_due_on: '2026-11-09', approved_at: '2026-09-09T03:00:00Z' },
  ...{ finished_at: null, reminded_on: null, reminders: 0, may_remind: true },
  instalments: [
    {
      ...{ position: 1, due_on: '2026-10-09', amount: '72500.0', interest: '3780.0', is_overdue: false },
      paid_at: '2026-10-08T03:00:00Z',
    },
    { position: 2, due_on: '2026-11-09', amount: '72500.0', interest: '2540.0', is_overdue: true, paid_at: null },
  ],
  payments: [
    {
      ...{ number: 'L1', position: 0, amount: '90000.0', state: 'completed', method: 'QR' },
      paid_at: '2026-09-09T03:00:00Z',
    },
  ],
};
const paging = { count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 };
const one = { number: lease.number };

const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const list = answer(listStaffLeases, { ...paging, leases: [lease] });
  const api = fakeApi({ ...answers, ...list, ...answer(getStaffLease, lease, one), ...change });
  return renderPage(path, { remote, api, locale: 'en' });
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('money'));
});

it('lists who is late, and how much', async () => {
  await open('/backoffice/leases');
  const row = within(await screen.findByRole('row', { name: /Дорж Болд/ }));
  expect(row.getByText('12 days late')).toBeVisible();
  expect(row.getByText('72,500₮')).toBeVisible();
});

it('has the list as a file, with its filters', async () => {
  await open('/backoffice/leases?state=all&q=R1&page=2');
  expect(await screen.findByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/v2/back_office/leases/export.csv?state=all&q=R1',
  );
});

it('reminds somebody once a day', async () => {
  let isReminded = false;
  const reminded = { ...lease, may_remind: false, reminded_on: '2026-11-21', reminders: 1 };
  const { user } = await open(`/backoffice/leases?open=${lease.number}`, {
    ...answer(getStaffLease, () => (isReminded ? reminded : lease), one),
    ...answer(remindLease, () => ((isReminded = true), reminded), one),
  });
  const detail = within(await screen.findByRole('region', { name: 'Дорж Болд' }));
  await user.click(detail.getByRole('button', { name: 'Send a reminder' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'Дорж Болд is reminded.' }]));
  expect(await detail.findByText(/A reminder was sent today/)).toBeVisible();
  expect(detail.queryByRole('button', { name: 'Send a reminder' })).toBeNull();
});

it('shows an empty list', async () => {
  await open('/backoffice/leases', answer(listStaffLeases, { ...paging, count: 0, total_count: 0, leases: [] }));
  expect(await screen.findByText('Nobody is late')).toBeVisible();
});
