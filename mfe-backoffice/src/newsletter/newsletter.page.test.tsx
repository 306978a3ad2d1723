import type { Subscription } from '@ortoo/contracts';
import { listSubscriptions } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const subscription: Subscription = {
  ...{ id: 1, email: 'bold@example.org', site: 'ortoo', locale: 'mn', state: 'confirmed' },
  ...{ requested_at: '2026-11-20T03:00:00Z', confirmed_at: '2026-11-20T03:05:00Z', ended_at: null },
};
const list = {
  ...{ count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 },
  subscriptions: [subscription],
};

const open = async (change: Record<string, FakeAnswer> = {}, query = '') => {
  const api = fakeApi({ ...answers, ...answer(listSubscriptions, list), ...change });
  return { api, ...(await renderPage(`/backoffice/newsletter${query}`, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('content'));
});

it('lists who has confirmed, and finds an address', async () => {
  const { api, user } = await open();
  expect(await screen.findByRole('row', { name: /bold@example.org/ })).toHaveTextContent('Монгол');
  await user.type(screen.getByRole('searchbox', { name: 'Email' }), 'bold{Enter}');
  await waitFor(() => expect(api.calls.at(-1)?.params).toMatchObject({ q: 'bold' }));
});

it('has a view of each state', async () => {
  const { api } = await open({}, '?state=ended');
  expect(await screen.findByRole('link', { name: 'Unsubscribed', current: 'page' })).toBeVisible();
  const call = api.calls.find(({ path }) => path === listSubscriptions.path);
  expect(call?.params).toMatchObject({ state: 'ended' });
});

it('says that nobody has subscribed, and offers a retry', async () => {
  let isDown = true;
  const respond = () => {
    if (isDown) throw new ApiError(500, 'INTERNAL', '');
    return { ...list, count: 0, total_count: 0, subscriptions: [] };
  };
  const { user } = await open(answer(listSubscriptions, respond));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No subscribers yet' })).toBeVisible();
});
