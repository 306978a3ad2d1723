import { confirmSubscription, unsubscribe } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const token = 'abcdefghijklmnopqrstuvwxyz';
const open = (path: string, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi(answers);
  return { api, view: renderPage(path, { remote, api, locale: 'en' }) };
};

it('confirms only when the reader presses the button, and says what is next', async () => {
  const { api, view } = open(`/newsletter/confirm?token=${token}`, answer(confirmSubscription, { subscribed: true }));
  const { user } = await view;
  expect(screen.getByRole('heading', { level: 1, name: 'Confirm your subscription' })).toBeVisible();
  expect(api.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are subscribed' })).toHaveFocus();
  expect(api.calls).toMatchObject([{ path: '/subscribe/confirm', body: { token } }]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en');
});

it('shows the server’s message when the link is too old', async () => {
  const { view } = open(
    `/newsletter/confirm?token=${token}`,
    answer(confirmSubscription, () => {
      throw new ApiError(404, 'SUBSCRIPTION_NOT_FOUND', 'This link is no longer valid.');
    }),
  );
  const { user } = await view;
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

it('unsubscribes with one press', async () => {
  const answers = answer(unsubscribe, { subscribed: false }, { token });
  const { api, view } = open(`/newsletter/unsubscribe?token=${token}`, answers);
  const { user } = await view;
  expect(screen.getByRole('heading', { level: 1, name: 'Unsubscribe from the newsletter' })).toBeVisible();
  expect(api.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are unsubscribed' })).toHaveFocus();
  expect(api.calls).toMatchObject([{ method: 'POST', path: `/unsubscribe/${token}` }]);
});

it.each(['/newsletter/confirm', '/newsletter/unsubscribe'])('%s without its token leads on', async path => {
  await open(path).view;
  expect(screen.getByRole('heading', { level: 1, name: 'The link is incomplete' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
