import type { AuditEntry } from '@ortoo/contracts';
import { listAuditEntries } from '@ortoo/contracts/endpoints';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, manager } from '../parts/testing/answers';
import { staffAnswers } from '../parts/testing/staff-answers';
import { remote } from '../remote';

const entry: AuditEntry = {
  ...{ id: 9, at: '2026-11-21T04:00:00Z', user: { id: 7, name: 'Болд Дорж' } },
  ...{ action: 'sendShipment', subject: 'shipment', subject_id: 'H100', reason: 'The courier came early' },
  before: { state: 'ready', tracking: null, shipped_at: null },
  after: { state: 'shipped', tracking: 'MN12', shipped_at: '2026-11-21T04:00:00Z' },
};
const open = async (change: Record<string, FakeAnswer> = {}, query = '') => {
  const api = fakeApi({ ...answers, ...staffAnswers, ...change });
  return { api, ...(await renderPage(`/backoffice/audit${query}`, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(manager);
});

it('shows a change with every field before and after', async () => {
  await open(answer(listAuditEntries, { entries: [entry], next: null }), '?open=9');
  const detail = within(await screen.findByRole('region', { name: 'Delivery H100' }));
  expect(detail.getByText('Sent')).toBeVisible();
  expect(detail.getByText('The courier came early')).toBeVisible();
  const changes = detail.getAllByRole('term').map(term => term.closest('div')?.textContent);
  expect(changes).toEqual(
    expect.arrayContaining([
      'stateBefore: readyAfter: shipped',
      'trackingBefore: –After: MN12',
      'shipped_atBefore: –After: 21 Nov 2026, 12:00',
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Older changes' })).not.toBeInTheDocument();
});

it('filters by noun, person, day and number, and reads on into the past', async () => {
  const older = { ...entry, id: 3, subject_id: 'H099' };
  const page = ({ query }: { query?: { before?: unknown } }) =>
    query?.before ? { entries: [older], next: null } : { entries: [entry], next: 9 };
  const { api, user } = await open(answer(listAuditEntries, page));
  const lastQuery = () => api.calls.findLast(({ path }) => path === listAuditEntries.path)?.params;
  await user.click(await screen.findByRole('button', { name: 'Older changes' }));
  expect(await screen.findByText('H099')).toBeVisible();
  expect(screen.getByText('H100')).toBeVisible();
  expect(lastQuery()).toMatchObject({ before: 9 });
  await user.type(screen.getByRole('searchbox'), 'H100{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Delivery');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Болд Дорж');
  await waitFor(() => expect(lastQuery()).toMatchObject({ subject: 'shipment', user_id: 7, subject_id: 'H100' }));
});

it('leads on when there are no changes', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'No changes yet' })).toBeVisible();
});
