import { createMoneyGrant, getWalletOwner, listWalletOwners } from '@ortoo/contracts/endpoints';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { exampleGrant, exampleOwner, moneyAnswers } from '../parts/testing/money';
import { remote } from '../remote';

const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...moneyAnswers, ...change });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('money'));
});

it('lists people with wallets, and says so when there are none', async () => {
  await open('/backoffice/wallets');
  const row = within(await screen.findByRole('row', { name: /Дорж Болд/ }));
  expect(row.getByText('35,000₮')).toBeVisible();
});

it('shows an empty list', async () => {
  const none = { count: 0, total_count: 0, current_page: 1, per_page: 20, pages: 0, owners: [] };
  await open('/backoffice/wallets', answer(listWalletOwners, none));
  expect(await screen.findByText('Nobody has a wallet yet')).toBeVisible();
});

it('shows wallets and movements, and corrects a balance with a reason', async () => {
  const done = { ...exampleGrant, state: 'done' as const };
  const { api, user } = await open('/backoffice/wallets?open=7', answer(createMoneyGrant, done));
  const detail = within(await screen.findByRole('region', { name: 'Дорж Болд' }));
  expect(detail.getByText('Held for orders: 5,000₮')).toBeVisible();
  expect(detail.getByText('+40,000₮')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Correct a balance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct a balance' }));
  await user.type(dialog.getByLabelText(/Reason/), 'Paid twice');
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(dialog.getByText('Enter an amount in whole tugrik.')).toBeVisible();
  await user.type(dialog.getByLabelText(/Amount/), '-5,000');
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'Done.' }]));
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ kind: 'correction', user_id: 7, wallet: 'money', amount: -5_000, reason: 'Paid twice' },
  });
});

it('pages through the movements', async () => {
  const events = { ...exampleOwner.events, pages: 2, total_count: 21 };
  const { api, user } = await open(
    '/backoffice/wallets?open=7',
    answer(getWalletOwner, { ...exampleOwner, events }, { id: 7 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await waitFor(() => expect(api.calls.some(({ params }) => params?.['page'] === 2)).toBe(true));
});
