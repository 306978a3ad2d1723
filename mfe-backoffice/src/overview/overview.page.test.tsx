import type { StaffSales } from '@ortoo/contracts';
import { getFailingMethods, getLowStock, getStaffSales } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, lowStock, memberOf, staffSales } from '../parts/testing/answers';
import { remote } from '../remote';
import type { SalesChartProps } from './sales-chart';

// There is no canvas in jsdom: its data stand in a text.
jest.mock('./sales-chart', () => ({
  SalesChart: ({ dates, series, label }: SalesChartProps) => (
    <p role="img" aria-label={label}>
      {[...dates, ...series.map(({ kind, amounts }) => `${kind} ${amounts.join(' ')}`)].join('; ')}
    </p>
  ),
}));

const open = async (rights: Parameters<typeof memberOf>, change: Record<string, FakeAnswer> = {}, path = '') => {
  $user.set(memberOf(...rights));
  const api = fakeApi({ ...answers, ...change });
  return { api, ...(await renderPage(`/backoffice${path}`, { remote, api, locale: 'en' })) };
};

beforeEach(() => resetStores());

it('shows what was sold with how it compares, as figures, chart and table', async () => {
  const { user } = await open(['orders']);
  const sales = within(await screen.findByRole('region', { name: 'Sales' }));
  expect(await sales.findByRole('img', { name: 'Sales by day, last 30 days' })).toHaveTextContent(
    '2026-11-20; 2026-11-21; goods 1200000 310000; ticket 90000 0; trip 0 2400000',
  );
  const figures = sales.getAllByRole('definition').map(figure => figure.textContent);
  expect(figures).toEqual([
    '4,000,000₮+25% on the period before',
    '16−20% on the period before',
    '250,000₮+56% on the period before',
    '120,000₮None in the period before',
  ]);
  await user.click(sales.getByText('Show as a table'));
  const row = sales.getByRole('row', { name: /2026\.11\.21|21\/11\/2026|21 Nov/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['310,000₮', '0₮', '2,400,000₮']);
});

it('changes the period, which the address keeps', async () => {
  const { api, user } = await open(['orders'], {}, '?days=7');
  await screen.findByRole('img', { name: 'Sales by day, last 7 days' });
  await user.click(screen.getByRole('button', { name: '90 days' }));
  await waitFor(() => expect(api.calls.at(-1)?.params).toEqual({ days: 90 }));
  expect(screen.getByRole('button', { name: '90 days', pressed: true })).toBeVisible();
});

it('says that nothing was sold', async () => {
  const nothing = { amount: '0.0', orders: 0, refunded: null };
  const none: StaffSales = { days: [{ date: '2026-11-21', amounts: {} }], totals: nothing, before: nothing };
  await open(['orders'], answer(getStaffSales, none));
  expect(await screen.findByRole('heading', { name: 'No sales in this period' })).toBeVisible();
  expect(screen.getAllByRole('definition')).toHaveLength(3);
});

it('leads from what runs out to its product, and to all of it', async () => {
  await open(['catalogue']);
  const list = within(await screen.findByRole('region', { name: 'Running out' }));
  expect(list.getAllByRole('link').map(link => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/en/backoffice/products/12', 'Эсгий гутал, 420 left, 11 sold in 30 daysSold out'],
    ['/en/backoffice/products/13', 'Ноолуур ороолт4 left, 12 sold in 30 days10 days left'],
    ['/en/backoffice/products?stock=low', '3 more'],
  ]);
});

it('names ways of paying that fail', async () => {
  const method = { code: 'card', name: 'Card', attempts: 9, failed: 4, last_failed_at: '2026-11-21T04:00:00Z' };
  await open(['money'], answer(getFailingMethods, { methods: [method] }));
  const list = within(await screen.findByRole('region', { name: 'Payments that fail' }));
  expect(list.getByRole('link')).toHaveTextContent('4 of 9 failed');
  expect(list.getByRole('link')).toHaveAttribute('href', '/en/backoffice/orders?status=failed');
});

it('asks for nothing that the person has no right to, and shows no empty list', async () => {
  const { api } = await open(['money', 'scan']);
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain(getFailingMethods.path));
  const paths = api.calls.map(({ path }) => path);
  expect(paths).not.toContain(getStaffSales.path);
  expect(paths).not.toContain(getLowStock.path);
  expect(screen.queryByRole('region', { name: 'Payments that fail' })).not.toBeInTheDocument();
});

let isDown = false;
const unlessDown =
  <T,>(result: T) =>
  () => {
    if (isDown) throw new ApiError(500, 'INTERNAL', '');
    return result;
  };

it.each([
  ['sales', ['orders'], answer(getStaffSales, unlessDown(staffSales)), 'Paid orders'],
  ['stock', ['catalogue'], answer(getLowStock, unlessDown(lowStock)), 'Running out'],
] as const)('offers a retry when %s do not load', async (_, rights, change, shown) => {
  isDown = true;
  const { user } = await open([...rights], change);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText(shown)).toBeVisible();
});
