import { MemoryRouter, useNavigate } from 'react-router-dom';
import { act, render, screen } from '@testing-library/react';
import { EnvironmentProvider, MessagesProvider } from '@ortoo/remote';
import { ShellContext, type Shell } from '../shell-context';
import { fakeEnvironment, visitOf } from '../testing/fake-visit';
import { CurrentPage } from './current-page';
import type { PreparedPage } from '../composition/prepare';
import type { Pages } from './pages';

/** A promise as the pages return it: React reads a settled one at once. */
const missing: Promise<PreparedPage> = Object.assign(Promise.resolve({ kind: 'not-found' as const }), {
  status: 'fulfilled',
  value: { kind: 'not-found' },
});
const loading = new Promise<never>(() => undefined);

const pages: Pages = {
  open: path => (path === '/' ? missing : loading),
  ahead: () => undefined,
  cachePage: () => undefined,
  forget: () => undefined,
  leave: () => undefined,
};

const Links = () => {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/boots')}>boots</button>
      <button onClick={() => void navigate('/socks')}>socks</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
};

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('a page that still loads begins at its top when a link leads to it, not when the visitor returns', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const shell = { visit: visitOf({}), pages, skeletonOf: () => 'list' } as unknown as Shell;
  const shop = (
    <EnvironmentProvider value={fakeEnvironment()}>
      <ShellContext value={shell}>
        <MessagesProvider t={key => key}>
          <MemoryRouter>
            <Links />
            <CurrentPage firstRef={{ current: true }} />
          </MemoryRouter>
        </MessagesProvider>
      </ShellContext>
    </EnvironmentProvider>
  );
  await act(async () => render(shop));
  scrollTo.mockClear();
  await press('boots');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  await press('socks');
  expect(scrollTo).toHaveBeenCalledTimes(2);
  await press('back');
  expect(scrollTo).toHaveBeenCalledTimes(2);
});
