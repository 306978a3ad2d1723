import { fireEvent, render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';
import { MoreButton } from './more-button';
import { Pagination } from './pagination';
import { Steps } from './steps';
import { Table } from './table';

test('the last crumb is the page itself', () => {
  render(
    <Breadcrumbs
      label="You are here"
      crumbs={[
        { label: 'Home', href: '/' },
        { label: 'Boots', href: '/t/boots' },
      ]}
    />,
  );
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(trail).getAllByRole('link')).toHaveLength(1);
  expect(within(trail).getByText('Boots')).toHaveAttribute('aria-current', 'page');
});

describe('MoreButton', () => {
  const sample = { shown: '40 of 128 shown', share: 0.3, label: 'Show more', href: '?page=2' };

  test('loads in place on a plain click and stays a link otherwise', () => {
    const onMore = jest.fn();
    render(<MoreButton {...sample} onMore={onMore} />);
    const link = screen.getByRole('link', { name: 'Show more' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(onMore).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  test('while busy a second click requests nothing', () => {
    const onMore = jest.fn();
    render(<MoreButton {...sample} busy onMore={onMore} />);
    fireEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(onMore).not.toHaveBeenCalled();
  });

  test('at the end only the count remains', () => {
    render(<MoreButton {...sample} done />);
    expect(screen.getByRole('status')).toHaveTextContent('40 of 128 shown');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

test.each([
  [1, 1, []],
  [1, 3, ['1', '2', '3', 'Next']],
  [5, 12, ['Previous', '1', '4', '5', '6', '12', 'Next']],
  [12, 12, ['Previous', '1', '11', '12']],
])('page %i of %i links to its neighbours and the ends', (page, pages, expected) => {
  const labels = { previous: 'Previous', next: 'Next', page: (number: number) => `${number}` };
  render(<Pagination label="Pages" page={page} pages={pages} hrefOf={n => `?page=${n}`} labels={labels} />);
  expect(screen.queryAllByRole('link').map(link => link.getAttribute('aria-label'))).toEqual(expected);
});

test('completed steps link back, the current one is marked', () => {
  const steps = [{ label: 'Address', href: '/a' }, { label: 'Delivery', href: '/d' }, { label: 'Payment' }];
  render(<Steps label="Checkout" steps={steps} current={1} doneLabel="done" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveTextContent('Address done');
  expect(screen.getByText('Delivery').closest('li')).toHaveAttribute('aria-current', 'step');
});

test('a table names its rows and can be scrolled by keyboard', () => {
  render(
    <Table
      caption="Orders"
      columns={[
        { id: 'number', head: 'Number', cell: (row: { id: string; sum: string }) => row.id, rowHead: true },
        { id: 'sum', head: 'Sum', cell: row => row.sum, align: 'end' },
      ]}
      rows={[{ id: 'R1', sum: '950₮' }]}
      keyOf={row => row.id}
    />,
  );
  expect(screen.getByRole('rowheader', { name: 'R1' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Orders' })).toHaveAttribute('tabindex', '0');
});
