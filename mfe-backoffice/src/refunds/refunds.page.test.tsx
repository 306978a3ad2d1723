import type { BankRefund } from '@ortoo/contracts';
import { listBankRefunds, payBankRefund } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const refund: BankRefund = {
  ...{ id: 6, order_number: 'R100000001', return_number: 'RA100000001', buyer: 'Дорж Болд', phone: '+97699112233' },
  ...{ account: { name: 'Дорж Болд', iban: 'MN140005005099112233' }, amount: '45000.0', reason: 'damaged' },
  ...{ created_at: '2026-11-20T03:00:00Z', paid_at: null },
};
const paging = { count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 };
const one = { id: refund.id };

const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...answer(listBankRefunds, { ...paging, bank_refunds: [refund] }), ...change });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('money'));
});

it('lists what is to be transferred', async () => {
  await open('/backoffice/refunds');
  const row = within(await screen.findByRole('row', { name: /Дорж Болд/ }));
  expect(row.getByText('45,000₮')).toBeVisible();
});

it('says where to transfer how much, and that it is done', async () => {
  const paid = { ...refund, paid_at: '2026-11-21T03:00:00Z' };
  const { user } = await open('/backoffice/refunds?open=6', answer(payBankRefund, paid, one));
  const detail = within(await screen.findByRole('region', { name: 'Дорж Болд' }));
  expect(detail.getByText('MN140005005099112233')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Transferred' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'The refund to Дорж Болд is transferred.' }]));
});

it('says when the buyer has to be asked for an account, and what the server rejects', async () => {
  const reject = () => {
    throw new ApiError(422, 'STATE_TRANSITION', 'That cannot be done any more.');
  };
  const { user } = await open('/backoffice/refunds?open=6', {
    ...answer(listBankRefunds, { ...paging, bank_refunds: [{ ...refund, account: null }] }),
    ...answer(payBankRefund, reject, one),
  });
  expect(await screen.findByText(/ask for it before you transfer/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Transferred' }));
  expect(await screen.findByText('That cannot be done any more.')).toBeVisible();
});
