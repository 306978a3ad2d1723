import { useQuery } from '@tanstack/react-query';
import { defineRemote, definePersonalPage } from '@ortoo/remote';
import { $viewport } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { act, screen, within } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { messages as texts } from '../messages/en';
import { DataTable, type DataTableProps } from './data-table';
import { defineList } from './list.rules';
import { $savedViews } from './saved-views.store';
import { useList, type ListControl } from './use-list';
import type { DataColumn } from './table-shapes';

interface Row {
  code: string;
  total: number;
  note: string;
}

const rows: Row[] = [
  { code: 'R1', total: 1000, note: 'first' },
  { code: 'R2', total: 2000, note: 'second' },
  { code: 'R3', total: 3000, note: 'third' },
];
const list = defineList({ id: 'example', path: '/example', filters: {}, sorts: ['total'], sort: '-total' });
const columns: readonly DataColumn<Row>[] = [
  { id: 'code', head: 'coupons.number', cell: ({ code }) => code },
  { id: 'total', head: 'coupons.order', sort: 'total', align: 'end', cell: ({ total }) => total },
  { id: 'note', head: 'coupons.name', isHidden: true, cell: ({ note }) => note },
];
let control: ListControl;

const open = async (query = '', change: Partial<DataTableProps<Row>> = {}, totalCount = 3) => {
  const Example = () => {
    control = useList(list);
    const result = useQuery({
      queryKey: ['example', control.query],
      queryFn: () => ({ total_count: totalCount, current_page: 1, per_page: 20, pages: Math.ceil(totalCount / 20) }),
    });
    const { data } = result;
    return (
      <DataTable
        list={control}
        query={result}
        rows={data && rows}
        columns={columns}
        rowId={({ code }) => code}
        caption="Examples"
        empty={{ icon: null, title: 'None', text: '' }}
        {...change}
      />
    );
  };
  const route = { id: 'example.list', path: '/example', server: false, skeleton: 'workplace' } as const;
  const remote = defineRemote(
    { id: 'example', contract: 1, owner: 'test', routes: [route], slots: [] },
    {
      pages: { 'example.list': async () => ({ page: definePersonalPage('places.scan', Example) }) },
      slots: {},
      messages: async () => ({ messages: texts }),
    },
  );
  const view = await renderPage(`/example${query}`, { remote, api: fakeApi({}), locale: 'en' });
  await screen.findByText(/row/);
  return view;
};

const setWidth = (isWide: boolean) => {
  const nothing = () => undefined;
  const legacy = { onchange: null, addListener: nothing, removeListener: nothing };
  window.matchMedia = media => Object.assign(new EventTarget(), { ...legacy, media, matches: isWide });
};

beforeEach(() => {
  resetStores();
  $savedViews.set({});
  setWidth(true);
});

// A store is left a second after its last listener.
afterEach(() => cleanStores($viewport));

const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent);

it('sorts by a heading, in the address and for a screen reader', async () => {
  const { user } = await open();
  const head = screen.getByRole('columnheader', { name: 'Order' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(head).getByRole('button'));
  expect(control.query.sort).toBe('total');
  expect(screen.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'ascending');
});

it('shows the columns that the reader chooses', async () => {
  const { user } = await open();
  expect(heads()).toEqual(['Number', 'Order']);
  await user.click(screen.getByRole('checkbox', { name: 'Name' }));
  await user.click(screen.getByRole('checkbox', { name: 'Order' }));
  expect(heads()).toEqual(['Number', 'Name']);
  expect(control.state.toggled).toEqual(['note', 'total']);
});

it('moves between rows by arrows, and selects with Space', async () => {
  const { user } = await open('', { bulk: selected => <output>{selected.map(({ code }) => code).join()}</output> });
  const links = screen.getAllByRole('link', { name: /^R\d$/ });
  act(() => links[0]!.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(links[2]).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(screen.getByText('R3', { selector: 'output' })).toBeVisible();
  await user.keyboard('{Home}');
  expect(links[0]).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
});

it('opens a row by its link; a press beside it does the same', async () => {
  const { user } = await open('?page=1&sort=total');
  const link = screen.getByRole('link', { name: 'R2' });
  expect(link).toHaveAttribute('href', '/en/example?sort=total&open=R2');
  const followed = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', followed);
  await user.click(screen.getByRole('cell', { name: '2000' }));
  expect(followed).toHaveBeenCalledTimes(1);
});

it('saves a view on the device, leads to it, and deletes it', async () => {
  const { user } = await open('?sort=total&page=1');
  await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Cheap first{Enter}');
  const views = within(screen.getByRole('navigation', { name: 'Views' }));
  expect(views.getByRole('link', { name: 'Cheap first' })).toHaveAttribute('href', '/en/example?sort=total');
  expect(views.getByRole('link', { name: 'Cheap first' })).toHaveAttribute('aria-current', 'page');
  expect(views.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  await user.click(screen.getByRole('button', { name: 'Remove: Cheap first' }));
  expect(views.queryByRole('link', { name: 'Cheap first' })).not.toBeInTheDocument();
});

it('has pages, and a choice of their size', async () => {
  const { user } = await open('?page=2', {}, 61);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/en/example?page=4');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '50');
  expect(control.query).toMatchObject({ page: 1, per_page: 50 });
});

it('sorts and selects all cards in a narrow window', async () => {
  setWidth(false);
  const { user } = await open('', { bulk: selected => <output>{selected.length}</output> });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Order, descending');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Order, ascending');
  expect(control.query.sort).toBe('total');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('3', { selector: 'output' })).toBeVisible();
});

it('shows cards in a narrow window', async () => {
  setWidth(false);
  await open();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const [card] = within(screen.getByRole('list', { name: 'Examples' })).getAllByRole('listitem');
  expect(card).toHaveTextContent('R1Order1000');
});
