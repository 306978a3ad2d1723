import { useState } from 'react';
import { fakeApi, renderPage } from '@ortoo/testing';
import { act, screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { changed, readListing } from './listing-state.rules';
import { PhoneFilters } from './phone-filters';

const all = readListing(new URLSearchParams());
const onSale = changed(all, { on_sale: true });
const onChange = jest.fn();

/** The router renders the state of the address before the dialog hears of a move back. */
const Page = () => {
  const [state, setState] = useState(all);
  const change = (next: typeof all, entry: string) => {
    onChange(next, entry);
    setState(next);
  };
  return (
    <>
      <button onClick={() => setState(all)}>router</button>
      <PhoneFilters state={state} total={3} onChange={change}>
        {choose => <button onClick={() => choose(onSale)}>sale</button>}
      </PhoneFilters>
    </>
  );
};

const open = async () => {
  const page = { Page, head: () => ({ title: '' }) };
  const pages = { ...remote.pages, 'catalog.products': async () => ({ page }) };
  const { user } = await renderPage('/products', { remote: { ...remote, pages }, api: fakeApi({}) });
  await user.click(screen.getByRole('button', { name: 'Шүүх' }));
  return { user, sheet: await screen.findByRole('dialog') };
};

const goBack = () =>
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

beforeEach(() => onChange.mockClear());

test('a move back closes the sheet and leaves the choice made in it', async () => {
  const { user, sheet } = await open();
  await user.click(within(sheet).getByRole('button', { name: 'sale' }));
  act(() => screen.getByText('router').click());
  goBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([
    [onSale, 'replace'],
    [onSale, 'replace'],
  ]);
});

test('a move back without a choice changes nothing', async () => {
  await open();
  goBack();
  expect(onChange).not.toHaveBeenCalled();
});
