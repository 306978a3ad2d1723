import { render, screen } from '@testing-library/react';
import { EnvironmentProvider, MessagesProvider } from '@ortoo/remote';
import type { Nearest } from '../composition/prepare';
import { fakeEnvironment } from '../testing/fake-visit';
import { NotFound } from './not-found';

const show = (nearest?: Nearest) => {
  render(
    <EnvironmentProvider value={fakeEnvironment()}>
      <MessagesProvider t={(key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key)}>
        <NotFound path="/products/red-felt-boots" nearest={nearest} />
      </MessagesProvider>
    </EnvironmentProvider>,
  );
  return screen.getAllByRole('link').map(link => link.getAttribute('href'));
};

test('it leads to a search for the words of the address, and has no second search field', () => {
  expect(show({ path: '/products', label: 'All', text: 'red felt boots' })).toEqual([
    '/products?q=red%20felt%20boots',
    '/products',
    '/',
  ]);
  expect(screen.getByText('errors.notFoundText /products/red-felt-boots')).toBeVisible();
  expect(screen.getByText('search.for red felt boots')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('it leads to the nearest page, or to the home page alone', () => {
  expect(show({ path: '/t/goods', label: 'Goods' })).toEqual(['/t/goods', '/']);
});
