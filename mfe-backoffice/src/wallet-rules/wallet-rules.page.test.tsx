import type { WalletRules } from '@ortoo/contracts';
import { changeWalletRules, listWalletRules, previewWalletRules } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const cashback: WalletRules = {
  ...{ code: 'cashback', name: 'Cashback', description: '2% of every purchase comes back.', funding: 'cashback' },
  ...{ min_order: '0.0', min_amount: '50.0', max_percent: 50, cashback_percent: 2, recharge: null, brands: null },
  lock_version: 3,
};
const params = { code: cashback.code };

const open = async (change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answer(listWalletRules, { wallets: [cashback] }), ...change });
  const view = await renderPage('/backoffice/wallet-rules', { remote, api, locale: 'en' });
  return { api, ...view, form: within(await screen.findByRole('region', { name: 'Cashback' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('promotions'));
});

it('saves changed rules with the version that was shown', async () => {
  const saved = { ...cashback, cashback_percent: 5, lock_version: 4 };
  const { api, user, form } = await open(answer(changeWalletRules, saved, params));
  const field = form.getByRole('textbox', { name: /Cashback of a purchase/ });
  await user.clear(field);
  await user.type(field, '5');
  await user.click(form.getByRole('button', { name: 'Save: Cashback' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'The rules of Cashback are saved.' }]));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ min_order: 0, min_amount: 50, max_percent: 50, cashback_percent: 5, recharge: null, lock_version: 3 },
  });
  expect(form.queryByRole('textbox', { name: /Top-up/ })).toBeNull();
});

it('says at its field what is wrong, and sends nothing', async () => {
  const { api, user, form } = await open();
  const field = form.getByRole('textbox', { name: /Pays of an order/ });
  await user.clear(field);
  await user.type(field, '120{Enter}');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/from 1 to 100/);
  expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('shows who would have got what before it is saved', async () => {
  const preview = {
    orders: 500,
    now: { payable: 400, amount: '1000000.0', cashback: '40000.0' },
    then: { payable: 380, amount: '900000.0', cashback: '100000.0' },
  };
  const { api, user, form } = await open(answer(previewWalletRules, preview, params));
  await user.click(form.getByRole('button', { name: 'Try on past orders: Cashback' }));
  expect(await form.findByRole('row', { name: /Gets as cashback/ })).toHaveTextContent('40,000₮100,000₮');
  expect(form.getByRole('table', { name: /last 500 orders/ })).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('keeps what was typed when somebody else was faster', async () => {
  const conflict = answer(
    changeWalletRules,
    () => {
      throw new ApiError(409, 'CONFLICT', 'Somebody else has changed it.');
    },
    params,
  );
  const { user, form } = await open(conflict);
  const field = form.getByRole('textbox', { name: /Pays of an order/ });
  await user.clear(field);
  await user.type(field, '60{Enter}');
  expect(await form.findByText('Somebody else has changed it.')).toBeVisible();
  expect(field).toHaveValue('60');
});
