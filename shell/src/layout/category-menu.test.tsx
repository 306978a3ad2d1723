import { MemoryRouter } from 'react-router-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@ortoo/testing';
import type { Menu } from '@ortoo/contracts';
import { EnvironmentProvider, MessagesProvider } from '@ortoo/remote';
import { $viewport } from '@ortoo/stores';
import { cleanStores } from 'nanostores';
import { fakeEnvironment } from '../testing/fake-visit';
import { CategoryMenu } from './category-menu';

const menu = (title: string, url: string, children: Menu[] = []): Menu => ({ title, url, icon: null, children });

const menus = [
  menu('Goods', '/t/goods', [
    menu('Fashion', '/t/goods/fashion', [menu('Shoes', '/t/goods/fashion/shoes')]),
    menu('Books', '/t/goods/books'),
  ]),
  menu('Coupons', '/t/coupons'),
];

// A store is left a second after its last listener.
afterEach(() => cleanStores($viewport));

const show = async (isWide: boolean) => {
  window.matchMedia = () =>
    ({ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  const user = userEvent.setup();
  render(
    <EnvironmentProvider value={fakeEnvironment()}>
      <MessagesProvider t={(key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key)}>
        <MemoryRouter>
          <CategoryMenu menus={menus} />
        </MemoryRouter>
        <a href="/after">after</a>
      </MessagesProvider>
    </EnvironmentProvider>,
  );
  return { user, button: screen.getByRole('button', { name: 'nav.categories' }) };
};

describe('in a wide window', () => {
  const panel = () => screen.findByRole('group', { name: 'nav.categories' });
  const closed = () => expect(screen.queryByRole('group', { name: 'nav.categories' })).toBeNull();

  it('discloses a column for each category, and the levels below', async () => {
    const { user, button } = await show(true);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const links = within(await panel()).getAllByRole('link');
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/t/goods',
      '/t/goods/fashion',
      '/t/goods/fashion/shoes',
      '/t/goods/books',
      '/t/coupons',
    ]);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', (await panel()).id);
    expect(button).not.toHaveAttribute('aria-haspopup');
    await user.click(button);
    closed();
  });

  it('works by keyboard: Tab through, Escape closes and returns the focus', async () => {
    const { user, button } = await show(true);
    await user.tab();
    await user.keyboard('{Enter}');
    const links = within(await panel()).getAllByRole('link');
    await user.tab();
    expect(links[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    closed();
    expect(button).toHaveFocus();
  });

  it('closes when the focus or the pointer goes elsewhere', async () => {
    const { user, button } = await show(true);
    await user.click(button);
    await panel();
    for (let presses = 0; presses < 6; presses += 1) await user.tab();
    expect(screen.getByRole('link', { name: 'after' })).toHaveFocus();
    closed();
    await user.click(button);
    await panel();
    await user.click(document.body);
    closed();
  });

  it('closes when the visitor goes back', async () => {
    const { user, button } = await show(true);
    await user.click(button);
    await panel();
    fireEvent.popState(window);
    closed();
  });
});

describe('on a phone', () => {
  it('shows one level at a time, first all of it, and leads back to where the visitor was', async () => {
    const { user, button } = await show(false);
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const dialog = await screen.findByRole('dialog', { name: 'nav.categories' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Goods', 'Coupons']);
    expect(within(dialog).getByRole('link', { name: 'Coupons' })).toHaveAttribute('href', '/t/coupons');
    await user.click(within(dialog).getByRole('button', { name: 'Goods' }));
    expect(within(dialog).getByRole('heading', { name: 'Goods' })).toHaveFocus();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['menu.all Goods', 'Fashion', 'Books']);
    expect(within(dialog).getByRole('link', { name: 'menu.all Goods' })).toHaveAttribute('href', '/t/goods');
    await user.click(within(dialog).getByRole('button', { name: 'Fashion' }));
    expect(within(dialog).getByRole('link', { name: 'Shoes' })).toHaveAttribute('href', '/t/goods/fashion/shoes');
    await user.click(within(dialog).getByRole('button', { name: 'actions.back' }));
    expect(within(dialog).getByRole('button', { name: 'Fashion' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'actions.back' }));
    expect(within(dialog).queryByRole('button', { name: 'actions.back' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Goods' })).toHaveFocus();
  });

  it('closes when a link is followed, and starts again at the first level', async () => {
    const { user, button } = await show(false);
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'nav.categories' });
    await user.click(within(dialog).getByRole('button', { name: 'Goods' }));
    await user.click(within(dialog).getByRole('link', { name: 'Books' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button);
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Goods' })).toBeVisible();
  });
});
