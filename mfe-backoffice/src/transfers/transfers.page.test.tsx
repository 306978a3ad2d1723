import {
  creditStatementEntry,
  importBankStatement,
  listStatementEntries,
  matchStatementEntry,
} from '@ortoo/contracts/endpoints';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { exampleEntry, moneyAnswers } from '../parts/testing/money';
import { remote } from '../remote';

const one = { id: exampleEntry.id };
const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...moneyAnswers, ...change });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('money'));
});

it('lists what waits, and says so when nothing does', async () => {
  await open('/backoffice/transfers');
  const row = within(await screen.findByRole('row', { name: /Дорж Болд/ }));
  expect(row.getByText('150,000₮')).toBeVisible();
  expect(row.getByText('Unknown reference')).toBeVisible();
});

it('shows an empty queue', async () => {
  const none = { count: 0, total_count: 0, current_page: 1, per_page: 20, pages: 0, entries: [] };
  await open('/backoffice/transfers', answer(listStatementEntries, none));
  expect(await screen.findByText('No transfers to match')).toBeVisible();
});

it('divides an amount among two orders', async () => {
  const { api, user } = await open(
    '/backoffice/transfers?open=5',
    answer(matchStatementEntry, { ...exampleEntry, order_number: 'R100000001' }, one),
  );
  const form = within(await screen.findByRole('form', { name: 'Match with orders' }));
  await user.click(form.getByRole('button', { name: 'Match' }));
  expect(form.getByText('Choose an order first.')).toBeVisible();
  await user.click(await form.findByRole('button', { name: 'Choose order R100000001' }));
  expect(form.getByText('30,000₮ is left over and stays on the list.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Choose order R100000002' }));
  expect(form.getByRole('textbox', { name: /R100000002/ })).toHaveValue('30000');
  await user.clear(form.getByRole('textbox', { name: /R100000001/ }));
  await user.type(form.getByRole('textbox', { name: /R100000001/ }), '120001');
  await user.click(form.getByRole('button', { name: 'Match' }));
  expect(form.getByText('This is more than the order needs.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /R100000001/ }), '{Backspace}0');
  await user.click(form.getByRole('button', { name: 'Match' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'The money is matched.' }]));
  expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    amount: 150_000,
    parts: [
      { order_number: 'R100000001', amount: 120_000 },
      { order_number: 'R100000002', amount: 30_000 },
    ],
  });
});

it('credits an amount to a wallet, with the login and a reason', async () => {
  const { api, user } = await open(
    '/backoffice/transfers?open=5',
    answer(creditStatementEntry, { ...exampleEntry, outcome: 'credited' as const }, one),
  );
  await user.click(await screen.findByRole('button', { name: 'Credit to a wallet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit to a wallet' }));
  await user.type(dialog.getByLabelText(/phone or email/), '99112233');
  await user.type(dialog.getByLabelText(/Reason/), 'Paid twice');
  await user.click(dialog.getByRole('button', { name: 'Credit' }));
  await waitFor(() =>
    expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      login: '99112233',
      reason: 'Paid twice',
    }),
  );
});

it('imports a file, and lists the lines that could not be read', async () => {
  const imported = { entered: 3, matched: 2, known: 1, rejected: [{ line: 7, fault: 'amount' as const }] };
  const { api, user } = await open('/backoffice/transfers', answer(importBankStatement, imported));
  await user.click(await screen.findByRole('button', { name: 'Import statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import statement' }));
  const file = new File(['Огноо,Орлого,Утга'], 'huulga.csv', { type: 'text/csv' });
  file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode('Огноо,Орлого,Утга').buffer);
  await user.upload(dialog.getByLabelText('Statement file'), file);
  expect(await dialog.findByText('New: 3. Orders paid: 2. Known before: 1.')).toBeVisible();
  expect(dialog.getByText('Line 7: the amount is not in whole tugrik.')).toBeVisible();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ csv: 'Огноо,Орлого,Утга' });
});
