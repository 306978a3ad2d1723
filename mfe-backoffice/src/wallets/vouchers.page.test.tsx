import { listStaffVouchers } from '@ortoo/contracts/endpoints';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { exampleVoucher, moneyAnswers } from '../parts/testing/money';
import { remote } from '../remote';

const open = async (query = '', change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...moneyAnswers, ...change });
  return { api, ...(await renderPage(`/backoffice/vouchers${query}`, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('money'));
});

it('finds a voucher by its code, says what it is worth and leads to its owner', async () => {
  const { api, user } = await open();
  const row = within(await screen.findByRole('row', { name: /V-123456789012/ }));
  expect(row.getByText('20,000₮')).toBeVisible();
  expect(row.getByText('Held for an order')).toBeVisible();
  expect(row.getByText('Дорж Болд')).toBeVisible();
  expect(row.getByRole('link', { name: 'V-123456789012' })).toHaveAttribute('href', '/en/backoffice/wallets?open=7');
  await user.type(screen.getByRole('searchbox', { name: 'Code, customer’s phone, email or name' }), 'v-1234{Enter}');
  await waitFor(() => expect(api.calls.at(-1)?.params).toMatchObject({ q: 'v-1234' }));
});

it.each(['active', 'used', 'expired'] as const)('names a voucher that is %s', async state => {
  const page = { count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 };
  await open('', answer(listStaffVouchers, { ...page, vouchers: [{ ...exampleVoucher, state }] }));
  const word = { active: 'Valid', used: 'Used', expired: 'Expired' }[state];
  expect(within(await screen.findByRole('row', { name: /V-123456789012/ })).getByText(word)).toBeVisible();
});
