import { confirmEmail, getSession } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const open = (path: string, api = fakeApi({})) => {
  resetStores(answer(getSession, { user: null, expires_at: null, cart_merged: false }));
  return renderPage(path, { remote, api });
};

it('confirms the address on a press, and not by itself', async () => {
  const api = fakeApi(answer(confirmEmail, { email: 'nomin@example.org' }));
  const { user } = await open('/confirm-email?token=one', api);
  expect(api.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Баталгаажуулах' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Имэйл хаяг баталгаажлаа' })).toHaveFocus();
  expect(screen.getByText(/nomin@example.org/)).toBeVisible();
  expect(api.calls).toEqual([expect.objectContaining({ body: { token: 'one' } })]);
});

it('says that a link is no longer valid, or incomplete', async () => {
  const fail = () => {
    throw new ApiError(422, 'LINK_EXPIRED', 'Энэ холбоос хүчингүй болсон байна.');
  };
  const { user } = await open('/confirm-email?token=old', fakeApi(answer(confirmEmail, fail)));
  await user.click(screen.getByRole('button', { name: 'Баталгаажуулах' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Энэ холбоос хүчингүй болсон байна.');
});

it('says that a link is incomplete', async () => {
  await open('/confirm-email');
  expect(screen.getByRole('heading', { level: 1, name: 'Холбоос дутуу байна' })).toBeVisible();
});
