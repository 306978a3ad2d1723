import { render, screen, within } from '@testing-library/react';
import { BottomNav } from './bottom-nav';
import { HeaderAction } from './header-action';
import { PageFooter } from './page-footer';
import { PageHeader } from './page-header';
import { SearchForm } from './search-form';

test('the search works as a plain form without script', () => {
  render(<SearchForm label="Search" placeholder="Boots" submitLabel="Find" action="/products" />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/products');
  expect(within(form).getByRole('searchbox', { name: 'Search' })).toHaveAttribute('name', 'q');
  expect(within(form).getByRole('button', { name: 'Find' })).toHaveAttribute('type', 'submit');
});

test('a count has an accessible text and zero renders nothing', () => {
  const { rerender } = render(
    <HeaderAction href="/cart" icon={<svg />} label="Cart" count={120} countLabel="120 products" />,
  );
  expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('link')).toHaveTextContent('120 products');
  rerender(<HeaderAction href="/cart" icon={<svg />} label="Cart" count={0} countLabel="0 products" />);
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/);
});

test('the bar of a phone marks the current place', () => {
  render(
    <BottomNav
      label="Main menu"
      items={[
        { href: '/', label: 'Home', icon: <svg />, current: true },
        { href: '/cart', label: 'Cart', icon: <svg /> },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Cart' })).not.toHaveAttribute('aria-current');
});

test('header and footer are the landmarks of the page', () => {
  render(
    <>
      <PageHeader logo="Ortoo" />
      <PageFooter logo="Ortoo" columns={[{ title: 'Help', links: [{ href: '/delivery', label: 'Delivery' }] }]} />
    </>,
  );
  expect(screen.getByRole('banner')).toHaveTextContent('Ortoo');
  expect(within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Help' })).toBeInTheDocument();
});
