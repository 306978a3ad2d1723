import { act, render, screen } from '@testing-library/react';
import { EnvironmentProvider, MessagesProvider } from '@ortoo/remote';
import type { Visit } from '../composition/prepare';
import { OutageNotice } from '../layout/outage-notice';
import { ShellContext, type Shell } from '../shell-context';
import { fakeEnvironment, visitOf } from '../testing/fake-visit';
import { FailedPage } from './failed-page';

const show = (visit: Visit, retry = () => undefined) =>
  render(
    <EnvironmentProvider value={fakeEnvironment()}>
      <ShellContext value={{ visit } as Shell}>
        <MessagesProvider t={key => key}>
          <OutageNotice />
          <FailedPage retry={retry} />
        </MessagesProvider>
      </ShellContext>
    </EnvironmentProvider>,
  );
const setOnline = (onLine: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
};

test('a page that crashes leaves neither its title nor its description', () => {
  document.title = 'Boots · Ortoo';
  document.head.innerHTML += '<meta name="description" content="Boots of felt">';
  show(visitOf({}));
  expect(screen.getByRole('button', { name: 'actions.retry' })).toBeVisible();
  expect(document.title).toBe('errors.part · Өртөө');
  expect(document.querySelector('meta[name="description"]')).toBeNull();
  expect(document.documentElement.dataset['shown']).toBe('/');
});

test('during an outage it does not claim that everything else works', () => {
  const visit = visitOf({});
  show(visit);
  expect(screen.queryByText('errors.outage')).toBeNull();
  act(() => visit.$outage.set(true));
  expect(screen.getByText('errors.outage')).toBeVisible();
  expect(screen.getByText('errors.unavailableText')).toBeVisible();
  expect(screen.queryByText('errors.partText')).toBeNull();
  act(() => visit.$outage.set(false));
  expect(screen.queryByText('errors.outage')).toBeNull();
});

test('without a network only the notice below the header says so', () => {
  show(visitOf({}));
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('errors.offline. errors.offlineText');
  expect(screen.getAllByText(/errors.offline/)).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('errors.part');
  expect(screen.queryByText('errors.partText')).toBeNull();
  setOnline(true);
  expect(screen.queryByText(/errors.offlineText/)).toBeNull();
  expect(screen.getByText('errors.partText')).toBeVisible();
});

test('it tries again by itself once the network is back, and only then', () => {
  const retry = jest.fn();
  show(visitOf({}), retry);
  setOnline(false);
  expect(retry).not.toHaveBeenCalled();
  setOnline(true);
  expect(retry).toHaveBeenCalledTimes(1);
});
