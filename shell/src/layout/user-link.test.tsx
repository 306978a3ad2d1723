import { EnvironmentProvider, MessagesProvider, type LoadedSlot } from '@ortoo/remote';
import { $unreadCount, $user, $viewport } from '@ortoo/stores';
import { exampleUser, resetStores, userEvent } from '@ortoo/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { MemoryRouter } from 'react-router-dom';
import { fakeEnvironment } from '../testing/fake-visit';
import { UserLink } from './user-link';

// A store is left a second after its last listener.
afterEach(() => cleanStores($viewport));

const Menu = ({ onClose }: { onClose: () => void }) => (
  <p>
    menu <button onClick={onClose}>close</button>
  </p>
);
const value: LoadedSlot = { Slot: Menu as LoadedSlot['Slot'], t: key => key };
/** As React leaves a promise that it has read once. */
const menu = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

const show = async ({
  isWide = true,
  loadSlot = () => menu,
}: {
  isWide?: boolean;
  loadSlot?: () => Promise<LoadedSlot>;
}) => {
  resetStores();
  window.matchMedia = () =>
    ({ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  const user = userEvent.setup();
  const load = jest.fn(loadSlot);
  render(
    <EnvironmentProvider value={{ ...fakeEnvironment(), loadSlot: load }}>
      <MessagesProvider t={(key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key)}>
        <MemoryRouter>
          <UserLink />
        </MemoryRouter>
      </MessagesProvider>
    </EnvironmentProvider>,
  );
  return { user, load, link: screen.getByRole('link') };
};

it('loads the menu on the first intent, and opens and closes it with the link', async () => {
  const { user, load, link } = await show({});
  expect(load).not.toHaveBeenCalled();
  await user.hover(link);
  await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'false'));
  expect(load).toHaveBeenCalledWith('account.user-menu');
  await user.click(link);
  expect(await screen.findByText('menu')).toBeVisible();
  expect(link).toHaveAttribute('aria-expanded', 'true');
  await user.click(link);
  expect(screen.queryByText('menu')).toBeNull();
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'close' }));
  expect(screen.queryByText('menu')).toBeNull();
});

it('leads to the account when there is no menu', async () => {
  const { user, load, link } = await show({ loadSlot: async () => Promise.reject(new Error('gone')) });
  await user.hover(link);
  await waitFor(() => expect(load).toHaveBeenCalled());
  await act(async () => undefined);
  expect(fireEvent.click(link)).toBe(true);
  expect(link).not.toHaveAttribute('aria-expanded');
});

it('stays a link on a phone, and with a key that opens another window', async () => {
  const phone = await show({ isWide: false });
  expect(phone.link).not.toHaveAttribute('aria-expanded');
  await phone.user.hover(phone.link);
  await act(async () => undefined);
  expect(phone.load).not.toHaveBeenCalled();
  expect(fireEvent.click(phone.link)).toBe(true);
});

it('leaves a click for another window to the browser', async () => {
  const { user, link } = await show({});
  await user.hover(link);
  await waitFor(() => expect(link).toHaveAttribute('aria-expanded'));
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.queryByText('menu')).toBeNull();
});

it('names the user and the number of unread notifications', async () => {
  const { link } = await show({});
  act(() => {
    $user.set({ ...exampleUser, firstname: 'Номин' });
    $unreadCount.set(3);
  });
  expect(link).toHaveAccessibleName('header.unread 3 Номин');
  expect(link).toHaveAttribute('href', '/profile');
});
