import { QueryClient } from '@tanstack/react-query';
import { getSession } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, resetStores } from '@ortoo/testing';
import { waitFor } from '@testing-library/react';
import { watchSession } from './watch-session';

const ended = { user: null, cart_merged: false, expires_at: null };

const watch = (user = exampleUser) => {
  const api = resetStores(answer(getSession, ended));
  $user.set(user);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = watchSession(queryClient);
  return { api, queryClient, stop };
};
const returnToTab = () => document.dispatchEvent(new Event('visibilitychange'));
const fail = (status: number, code: 'UNAUTHORIZED' | 'FORBIDDEN' | 'INTERNAL') => () =>
  Promise.reject(new ApiError(status, code, '', {}));
const expectLeft = () => waitFor(() => expect($user.get()).toBeNull());

it('signs out when the visitor returns to a tab whose session has ended', async () => {
  const { stop } = watch();
  returnToTab();
  await expectLeft();
  expect($toasts.get().map(({ key }) => key)).toEqual(['notices.loggedOut']);
  stop();
});

it('signs out when the server rejects a query, or a command', async () => {
  const { queryClient, stop } = watch();
  await queryClient.query({ queryKey: ['one'], queryFn: fail(401, 'UNAUTHORIZED') }).catch(() => undefined);
  await expectLeft();
  $user.set(exampleUser);
  const command = queryClient.getMutationCache().build(queryClient, { mutationFn: fail(401, 'UNAUTHORIZED') });
  await command.execute(undefined).catch(() => undefined);
  await expectLeft();
  stop();
});

it('asks for the rights of staff when the server rejects one, and not for those of a shopper', async () => {
  const member = { ...exampleUser, roles: ['staff' as const], rights: ['scan' as const] };
  const api = resetStores(answer(getSession, { ...ended, user: { ...member, rights: [] } }));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = watchSession(queryClient);
  const reject = (key: string) =>
    queryClient.query({ queryKey: [key], queryFn: fail(403, 'FORBIDDEN') }).catch(() => undefined);
  $user.set(exampleUser);
  await reject('shopper');
  expect(api.calls).toEqual([]);
  $user.set(member);
  await reject('staff');
  await waitFor(() => expect($user.get()?.rights).toEqual([]));
  stop();
});

it('asks neither for a guest, nor for other errors, nor after it was stopped', async () => {
  const { api, queryClient, stop } = watch();
  await queryClient.query({ queryKey: ['one'], queryFn: fail(500, 'INTERNAL') }).catch(() => undefined);
  stop();
  returnToTab();
  $user.set(null);
  const stopGuest = watchSession(queryClient);
  returnToTab();
  stopGuest();
  expect(api.calls).toEqual([]);
});
