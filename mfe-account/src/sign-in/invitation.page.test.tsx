import { acceptStaffInvitation, getSession } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const open = (path: string, api = fakeApi({})) => {
  resetStores(answer(getSession, { user: null, expires_at: null, cart_merged: false }));
  return renderPage(path, { remote, api, locale: 'en' });
};
const fillIn = async ({ user }: Awaited<ReturnType<typeof open>>, password = 'Yellow leaves in autumn') => {
  await user.type(screen.getByLabelText(/First name/), 'Saraa');
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), password);
  await user.click(screen.getByRole('button', { name: 'Open account' }));
};

it('opens the account and leads over the sign-in to where its owner works', async () => {
  const api = fakeApi(answer(acceptStaffInvitation, { email: 'saraa@example.org', next: '/somewhere' }));
  await fillIn(await open('/sign-in/invitation?token=one', api));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is ready' })).toHaveFocus();
  expect(screen.getByText(/saraa@example.org/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en/sign-in?next=%2Fsomewhere');
  expect(api.calls).toEqual([
    expect.objectContaining({
      body: { token: 'one', firstname: 'Saraa', lastname: '', password: 'Yellow leaves in autumn' },
    }),
  ]);
});

it('keeps the input when the link is no longer valid', async () => {
  const fail = () => {
    throw new ApiError(422, 'LINK_EXPIRED', 'This link is no longer valid.');
  };
  await fillIn(await open('/sign-in/invitation?token=old', fakeApi(answer(acceptStaffInvitation, fail))));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  expect(screen.getByLabelText(/First name/)).toHaveValue('Saraa');
});

it('checks the name and the password before it sends them', async () => {
  const api = fakeApi({});
  const { user } = await open('/sign-in/invitation?token=one', api);
  await user.click(screen.getByRole('button', { name: 'Open account' }));
  expect(screen.getByLabelText(/First name/)).toHaveFocus();
  expect(screen.getByLabelText(/First name/)).toBeInvalid();
  expect(api.calls).toEqual([]);
});

it('says that a link is incomplete', async () => {
  await open('/sign-in/invitation');
  expect(screen.getByRole('heading', { level: 1, name: 'The link is incomplete' })).toBeVisible();
});
