import { act, render, screen } from '@testing-library/react';
import { EnvironmentProvider, MessagesProvider } from '@ortoo/remote';
import { $toasts, showToast } from '@ortoo/stores';
import { fakeEnvironment } from '../testing/fake-visit';
import { Toasts } from './toasts';

const setHidden = (hidden: boolean) =>
  act(() => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  $toasts.set([]);
  render(
    <EnvironmentProvider value={fakeEnvironment()}>
      <MessagesProvider t={key => key}>
        <Toasts />
      </MessagesProvider>
    </EnvironmentProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a notice is over after its time', () => {
  act(() => void showToast({ tone: 'warning', text: 'The invoice is void' }));
  pass(7_900);
  expect(screen.getByText('The invoice is void')).toBeVisible();
  pass(200);
  expect(screen.queryByText('The invoice is void')).toBeNull();
});

it('a notice of a page that is not in front waits until it is, and has all of its time then', () => {
  act(() => void showToast({ tone: 'warning', text: 'The invoice is void' }));
  setHidden(true);
  pass(60_000);
  expect(screen.getByText('The invoice is void')).toBeVisible();
  setHidden(false);
  pass(7_900);
  expect(screen.getByText('The invoice is void')).toBeVisible();
  pass(200);
  expect(screen.queryByText('The invoice is void')).toBeNull();
});

it('a notice with something to do stays longer', () => {
  act(() => void showToast({ tone: 'success', text: 'Added', action: 'signIn' }));
  pass(9_900);
  expect(screen.getByRole('button', { name: 'actions.signIn' })).toBeVisible();
  pass(200);
  expect(screen.queryByText('Added')).toBeNull();
});
