import {
  assignUnmatchedPayment,
  creditUnmatchedPayment,
  listPaymentDifferences,
  listUnmatchedPayments,
} from '@ortoo/contracts/endpoints';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { exampleUnmatched, moneyAnswers } from '../parts/testing/money';
import { remote } from '../remote';

const one = { id: exampleUnmatched.id };
const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...moneyAnswers, ...change });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('money'));
});

it('lists what waits, and where a provider’s records differ', async () => {
  const difference = {
    ...{ number: 'P1', order_number: 'R100000001', provider: 'qpay', state: 'open' as const },
    ...{ taken: '0.0', currency: 'MNT', expected: '5000.0' },
  };
  await open('/backoffice/unmatched', answer(listPaymentDifferences, { differences: [difference] }));
  const row = within(await screen.findByRole('row', { name: /P1234567890/ }));
  expect(row.getByText('125,000₮')).toBeVisible();
  const text = await screen.findByText(/P1: QPay has taken nothing, our books say 5,000₮/);
  expect(within(text).getByRole('link')).toHaveAttribute('href', '/en/backoffice/orders/R100000001');
});

it('shows an empty queue', async () => {
  const none = { count: 0, total_count: 0, current_page: 1, per_page: 20, pages: 0, unmatched_payments: [] };
  await open('/backoffice/unmatched', answer(listUnmatchedPayments, none));
  expect(await screen.findByText('No unmatched payments')).toBeVisible();
});

it('pays an order with it, whose number is typed in any way', async () => {
  const { api, user } = await open('/backoffice/unmatched?open=3', answer(assignUnmatchedPayment, undefined, one));
  const form = within(await screen.findByRole('form', { name: 'Pay an order with it' }));
  const number = form.getByLabelText(/Order number/);
  expect(number).toHaveValue('R100000001');
  await user.clear(number);
  await user.type(number, 'boots');
  await user.click(form.getByRole('button', { name: 'Pay the order' }));
  expect(number).toHaveFocus();
  await user.clear(number);
  await user.type(number, '100000002');
  await user.click(form.getByRole('button', { name: 'Pay the order' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'Order R100000002 is paid.' }]));
  expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ order_number: 'R100000002' });
});

it('credits it to the buyer’s wallet', async () => {
  const { api, user } = await open('/backoffice/unmatched?open=3', answer(creditUnmatchedPayment, undefined, one));
  await user.click(await screen.findByRole('button', { name: 'Credit to a wallet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit to a wallet' }));
  await user.type(dialog.getByLabelText(/Reason/), 'Agreed by phone');
  await user.click(dialog.getByRole('button', { name: 'Credit' }));
  await waitFor(() =>
    expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      login: '+97699112233',
      reason: 'Agreed by phone',
    }),
  );
});
