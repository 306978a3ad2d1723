import { EnvironmentProvider, MessagesProvider, type LoadedSlot } from '@ortoo/remote';
import { $toasts, showToast } from '@ortoo/stores';
import { userEvent } from '@ortoo/testing';
import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { fakeEnvironment } from '../testing/fake-visit';
import { Toasts } from './toasts';

const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const Form = ({ next, onClose }: { next: string; onClose: () => void }) => (
  <button autoFocus onClick={onClose}>
    sign in for {next}
  </button>
);
const t = (key: string) => key;

const show = (slot: () => Promise<LoadedSlot>) => {
  $toasts.set([]);
  const loaded = slot();
  loaded.catch(() => undefined);
  render(
    <EnvironmentProvider value={{ ...fakeEnvironment(), loadSlot: () => loaded }}>
      <MessagesProvider t={t}>
        <MemoryRouter initialEntries={['/products?page=2']}>
          <main id="content" tabIndex={-1} />
          <Toasts />
          <Link to="/other">other</Link>
          <Where />
        </MemoryRouter>
      </MessagesProvider>
    </EnvironmentProvider>,
  );
};
const offer = async () => {
  act(() => void showToast({ tone: 'success', text: 'Added', action: 'signIn' }));
  await act(async () => screen.getByRole('button', { name: 'actions.signIn' }).click());
  act(() => $toasts.set([]));
};
const form = async (): Promise<LoadedSlot> => ({ Slot: Form as unknown as LoadedSlot['Slot'], t });

it('opens over the page, and leaves the focus in its content', async () => {
  show(form);
  expect(screen.queryByRole('button')).toBeNull();
  await offer();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'sign in for /products?page=2' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('closes when the page changes', async () => {
  show(form);
  await offer();
  await screen.findByRole('button');
  await userEvent.setup().click(screen.getByRole('link', { name: 'other' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads to the page of the sign-in when there is no dialog', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(async () => Promise.reject(new Error('gone')));
  await offer();
  expect(await screen.findByText('/sign-in?next=%2Fproducts%3Fpage%3D2')).toBeVisible();
  jest.restoreAllMocks();
});
