import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { EnvironmentProvider, MessagesProvider } from '@ortoo/remote';
import type { Translate } from '@ortoo/i18n';
import { fakeEnvironment } from '../testing/fake-visit';
import { FatalBoundary } from './fatal';

const shop = (t: Translate, children: ReactNode) => (
  <EnvironmentProvider value={fakeEnvironment()}>
    <MessagesProvider t={t}>
      <FatalBoundary>{children}</FatalBoundary>
    </MessagesProvider>
  </EnvironmentProvider>
);

const Crashes = () => {
  throw new Error('menus is undefined');
};

test('a shop that crashes before its texts have loaded shows those of the server', () => {
  const used = new Map<string, string>();
  const server: Translate = key => {
    used.set(key, `text of ${key}`);
    return `text of ${key}`;
  };
  renderToString(shop(server, <p>Felt</p>));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

  render(shop(key => used.get(key) ?? '', <Crashes />));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('text of errors.updated');
  expect(screen.getByText('text of errors.updatedText')).toBeVisible();
  expect(screen.getByRole('button')).toHaveTextContent('text of errors.reload');
});
