import { redeemCoupon } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers, usedCoupon } from '../parts/testing/answers';
import { remote } from '../remote';
import { $where } from '../parts/where.store';

const number = usedCoupon.number;
const open = async (change: Record<string, FakeAnswer> = {}, path = '/backoffice/scan') => {
  const api = fakeApi({ ...answers, ...change });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};
const field = () => screen.getByRole('textbox', { name: /Coupon code/ });
const status = () => screen.getByRole('alert');

beforeEach(() => {
  resetStores();
  $where.set('');
});

it('submits a scanner’s code on Enter, uses the number inside and greets the guest', async () => {
  $where.set('Terelj');
  const { api, user } = await open();
  expect(field()).toHaveFocus();
  await user.keyboard(`C1.k1.1.${number}.1.signature{Enter}`);
  await waitFor(() => expect(status()).toHaveTextContent('Valid. Let them in'));
  expect(status()).toHaveTextContent(number);
  expect(api.calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: { where: 'Terelj' } }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

it('moves a scanner’s input to the field wherever the focus was', async () => {
  const { user } = await open();
  screen.getByRole('button', { name: 'Mark as used' }).focus();
  await user.keyboard('AB');
  expect(field()).toHaveValue('AB');
  await user.click(screen.getByRole('textbox', { name: /Where/ }));
  await user.keyboard('Gobi');
  expect($where.get()).toBe('Gobi');
  expect(field()).toHaveValue('AB');
});

it('shows when, where and by whom a used one was used', async () => {
  const details = { used_at: '2026-11-21T04:00:00Z', used_by: 'Saraa', used_where: 'Gate 2' };
  const reject = () => {
    throw new ApiError(422, 'already_used', 'used', {}, details);
  };
  const { user } = await open(answer(redeemCoupon, reject, { id: number }));
  await user.type(field(), `${number}{Enter}`);
  await waitFor(() => expect(status()).toHaveTextContent('Already used'));
  expect(status()).toHaveTextContent('12:00');
  expect(status()).toHaveTextContent('Where: Gate 2');
  expect(status()).toHaveTextContent('By: Saraa');
});

it('retries with the same key after a lost connection, so that the first response counts', async () => {
  let offline = true;
  const keys: unknown[] = [];
  const respond = () => {
    if (offline) throw new ApiError(0, 'NETWORK', '');
    return usedCoupon;
  };
  const { api, user } = await open(answer(redeemCoupon, respond, { id: number }));
  const put = api.shop.put;
  api.shop.put = (path, body, options) => {
    keys.push(options?.idempotencyKey);
    return put(path, body, options);
  };
  await user.type(field(), `${number}{Enter}`);
  await waitFor(() => expect(status()).toHaveTextContent('Not marked yet'));
  offline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status()).toHaveTextContent('Valid'));
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('requests a code when there is none', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Mark as used' }));
  expect(field()).toHaveAccessibleDescription(/Scan a code or type its number first/);
  expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});
