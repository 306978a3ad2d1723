import { render, screen } from '@testing-library/react';
import { EnvironmentProvider, MessagesProvider } from '@ortoo/remote';
import { ShellContext, type Shell } from '../shell-context';
import { fakeEnvironment, visitOf } from '../testing/fake-visit';
import { FailedPage } from './failed-page';

test('a page that crashes leaves neither its title nor its description', () => {
  document.title = 'Boots · Ortoo';
  document.head.innerHTML += '<meta name="description" content="Boots of felt">';
  const visit = visitOf({});
  render(
    <EnvironmentProvider value={fakeEnvironment()}>
      <ShellContext value={{ visit } as Shell}>
        <MessagesProvider t={key => key}>
          <FailedPage retry={() => undefined} />
        </MessagesProvider>
      </ShellContext>
    </EnvironmentProvider>,
  );
  expect(screen.getByRole('button', { name: 'actions.retry' })).toBeVisible();
  expect(document.title).toBe('errors.part · Өртөө');
  expect(document.querySelector('meta[name="description"]')).toBeNull();
  expect(document.documentElement.dataset['shown']).toBe('/');
});
