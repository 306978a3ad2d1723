import { getProduct } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $compared, $toasts, toggleCompare } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { boots } from '../parts/testing/answers';
import { remote } from '../remote';

const lined = {
  ...boots,
  slug: 'lined',
  name: 'Нэхий гутал',
  properties: [
    { name: 'Материал', value: 'Үхрийн арьс' },
    { name: 'Дотор', value: 'Нэхий' },
  ],
};
const answers = {
  ...answer(getProduct, boots, { slug: boots.slug }),
  ...answer(getProduct, lined, { slug: lined.slug }),
};

const open = (changes: Record<string, FakeAnswer> = {}) =>
  renderPage('/compare', { remote, api: fakeApi({ ...answers, ...changes }) });

const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getByRole('rowheader').textContent);

beforeEach(() => void resetStores());

it('shows products side by side, and lets what is the same step back', async () => {
  $compared.set(['bulgan', 'lined']);
  await open();
  expect((await screen.findAllByRole('columnheader')).map(head => within(head).getByRole('link').textContent)).toEqual([
    '«Булган» арьсан гутал',
    'Нэхий гутал',
  ]);
  expect(rowNames()).toEqual(expect.arrayContaining(['Материал', 'Дотор (ялгаатай)']));
  expect(screen.getByRole('row', { name: /^Материал/ })).toHaveAttribute('data-same');
  expect(screen.getByRole('row', { name: /^Дотор/ })).not.toHaveAttribute('data-same');
  const inside = within(screen.getByRole('row', { name: /^Дотор/ }));
  expect(inside.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['–', 'Нэхий']);
});

it('marks what differs, and only that, as beside the number of differences', async () => {
  $compared.set(['bulgan', 'lined']);
  await open();
  const marks = (row: HTMLElement) => row.querySelectorAll('.mark').length;
  expect((await screen.findAllByRole('row')).slice(1).map(marks)).toEqual(
    rowNames().map(name => Number(name === 'Дотор (ялгаатай)')),
  );
});

it('has bold prices', async () => {
  $compared.set(['bulgan', 'lined']);
  await open();
  const prices = within(await screen.findByRole('row', { name: /^Үнэ / })).getAllByRole('cell');
  expect(prices.map(cell => cell.firstElementChild?.tagName)).toEqual(['STRONG', 'STRONG']);
});

it('can be reduced to the differences', async () => {
  $compared.set(['bulgan', 'lined']);
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: /^Зөвхөн ялгаа/ }));
  expect(rowNames()).toEqual(['Дотор (ялгаатай)']);
});

it('removes a product', async () => {
  $compared.set(['bulgan', 'lined']);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '«Булган» арьсан гутал: харьцуулалтаас хасах' }));
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(1));
  expect($compared.get()).toEqual(['lined']);
});

it('removes a product that the shop no longer has', async () => {
  $compared.set(['gone', 'lined']);
  await open();
  await waitFor(() => expect($compared.get()).toEqual(['lined']));
  expect(await screen.findByRole('columnheader')).toHaveTextContent('Нэхий гутал');
});

it('links to the shop when it is empty', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Харьцуулах бараа сонгоогүй байна');
  expect(screen.getAllByRole('link', { name: 'Бүх бараа' }).at(-1)).toHaveAttribute('href', '/products');
});

it('offers a retry after a failure', async () => {
  let healthy = false;
  $compared.set(['bulgan']);
  const respond = () => {
    if (!healthy) throw new ApiError(500, 'UNKNOWN', '');
    return boots;
  };
  const { user } = await open(answer(getProduct, respond, { slug: boots.slug }));
  const retry = await screen.findByRole('button', { name: 'Дахин оролдох' });
  healthy = true;
  await user.click(retry);
  expect(await screen.findByRole('columnheader')).toHaveTextContent('«Булган»');
});

it('accepts four products; the fifth is rejected with a warning', () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e']) toggleCompare(slug);
  expect($compared.get()).toEqual(['a', 'b', 'c', 'd']);
  expect($toasts.get()).toMatchObject([{ tone: 'warning', key: 'notices.compareFull', values: { limit: 4 } }]);
});
