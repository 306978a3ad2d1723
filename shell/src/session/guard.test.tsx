import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { RouteAccess, Session, User } from '@ortoo/contracts';
import { getSession } from '@ortoo/contracts/endpoints';
import { EnvironmentProvider, MessagesProvider } from '@ortoo/remote';
import { $sessionActivity, $user, connectStores } from '@ortoo/stores';
import { exampleUser as shopper } from '@ortoo/testing';
import { fakeEnvironment } from '../testing/fake-visit';
import { Guard } from './guard';

const staff: User = { ...shopper, id: 2, roles: ['staff'] };

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/** Opens a guarded page; `answer` is the server's session response, if there is one. */
const open = async (access: RouteAccess, answer?: User | null) => {
  const get = jest.fn(async (): Promise<Session> => {
    if (answer === undefined) throw new Error('offline');
    return { user: answer, cart_merged: false, expires_at: null };
  });
  const client = { get, post: get, put: get, delete: get } as never;
  connectStores({ shop: client, search: client });
  await act(async () =>
    render(
      <EnvironmentProvider value={fakeEnvironment()}>
        <MessagesProvider t={key => key}>
          <MemoryRouter initialEntries={['/page?tab=2']}>
            <Routes>
              <Route
                path="/page"
                element={
                  <Guard access={access} skeleton="list">
                    secret
                  </Guard>
                }
              />
              <Route path="*" element={null} />
            </Routes>
            <Address />
          </MemoryRouter>
        </MessagesProvider>
      </EnvironmentProvider>,
    ),
  );
  return {
    shown: screen.queryByText('secret') !== null,
    missing: screen.queryByText('errors.notFound') !== null,
    address: screen.getByRole('status', { name: '' }).textContent,
    requests: get.mock.calls.map(([path]: unknown[]) => path),
  };
};

beforeEach(() => {
  $user.set(null);
  $sessionActivity.set({ known: false, fetching: false });
});

const here = '/page?tab=2';
const signIn = `/sign-in?next=${encodeURIComponent(here)}`;

describe.each<[RouteAccess, User | null, object]>([
  ['public', null, { shown: true, address: here }],
  ['public', shopper, { shown: true, address: here }],
  ['signed-in', null, { shown: false, missing: false, address: signIn }],
  ['signed-in', shopper, { shown: true, address: here }],
  ['signed-in', staff, { shown: true, address: here }],
  ['staff', null, { shown: false, missing: false, address: signIn }],
  ['staff', shopper, { shown: false, missing: true, address: here }],
  ['staff', staff, { shown: true, missing: false, address: here }],
])('a page for %s and the user %j', (access, user, expected) => {
  test('reported by the server', async () => {
    expect(await open(access, user)).toMatchObject(expected);
  });

  test('known already', async () => {
    $user.set(user);
    $sessionActivity.set({ known: true, fetching: false });
    const outcome = await open(access, null);
    expect(outcome).toMatchObject(expected);
    expect(outcome.requests).toEqual([]);
  });
});

test('a public page causes no request', async () => expect((await open('public', shopper)).requests).toEqual([]));

test('a stored user is accepted when there is no response: the server will reject requests by itself', async () => {
  $user.set(shopper);
  expect(await open('signed-in')).toMatchObject({ shown: true, requests: [getSession.path] });
});

test('a visitor whose session ends on the page is redirected to sign-in', async () => {
  $user.set(shopper);
  $sessionActivity.set({ known: true, fetching: false });
  await open('signed-in', null);
  act(() => $user.set(null));
  expect(screen.queryByText('secret')).toBeNull();
  expect(screen.getByText(signIn)).toBeInTheDocument();
});
