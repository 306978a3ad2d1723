import {
  approveMoneyGrant,
  createMoneyGrant,
  getMoneyGrant,
  listMoneyGrants,
  rejectMoneyGrant,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { exampleGrant, moneyAnswers } from '../parts/testing/money';
import { remote } from '../remote';

const one = { id: exampleGrant.id };
const done = { ...exampleGrant, state: 'done' as const };
const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...moneyAnswers, ...change });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('money'));
});

it('approves the proposal of another person', async () => {
  const { user } = await open('/backoffice/grants?open=4', answer(approveMoneyGrant, done, one));
  const detail = within(await screen.findByRole('region', { name: 'Wallet correction 4' }));
  expect(detail.getByText('+150,000₮')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'Approved and done.' }]));
});

it('offers an own proposal to nobody but others, and withdraws it with a reason', async () => {
  const own = { ...exampleGrant, is_own: true };
  const { api, user } = await open('/backoffice/grants?open=4', {
    ...answer(getMoneyGrant, own, one),
    ...answer(rejectMoneyGrant, { ...own, state: 'rejected' as const }, one),
  });
  const detail = within(await screen.findByRole('region', { name: 'Wallet correction 4' }));
  expect(detail.getByText(/Somebody else has to approve/)).toBeVisible();
  expect(detail.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(detail.getByRole('button', { name: 'Withdraw the request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the request' }));
  await user.type(dialog.getByLabelText(/Reason/), 'Not agreed');
  await user.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
  await waitFor(() =>
    expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ reason: 'Not agreed' }),
  );
});

it('says what went wrong, and stays open', async () => {
  const refuse = () => {
    throw new ApiError(409, 'GRANT_DECIDED', 'Somebody has already decided this.');
  };
  const { user } = await open('/backoffice/grants?open=4', answer(approveMoneyGrant, refuse, one));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Somebody has already decided this.')).toBeVisible();
});

it('issues a gift card, and opens it with its code', async () => {
  const card = { ...done, id: 9, kind: 'gift_card' as const, customer: null, wallet: null, code: 'GIFT12345678901234' };
  const { api, user } = await open('/backoffice/grants', {
    ...answer(createMoneyGrant, card),
    ...answer(getMoneyGrant, card, { id: 9 }),
  });
  expect(await screen.findByText('Above 100,000₮ another member of staff has to approve.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Issue a gift card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue a gift card' }));
  await user.type(dialog.getByLabelText(/Amount/), '50000');
  await user.type(dialog.getByLabelText(/Reason/), 'Late delivery');
  await user.click(dialog.getByRole('button', { name: 'Issue card' }));
  expect(await screen.findByText('GIFT12345678901234')).toBeVisible();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ kind: 'gift_card', amount: 50_000, expires_on: null, reason: 'Late delivery' },
  });
});

it('shows an empty queue', async () => {
  const none = { count: 0, total_count: 0, current_page: 1, per_page: 20, pages: 0, money_grants: [] };
  await open('/backoffice/grants', answer(listMoneyGrants, { ...none, limit: '100000.0' }));
  expect(await screen.findByText('Nothing to approve')).toBeVisible();
});
