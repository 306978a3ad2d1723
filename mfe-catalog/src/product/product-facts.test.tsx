import type { Nutrition, Product, SizeGuide } from '@ortoo/contracts';
import { getNutrition, getProduct, getSizeGuide, listStockItems } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answers, boots } from '../parts/testing/answers';
import { brandAnswers } from '../parts/testing/brand-answers';
import { remote } from '../remote';

const guide: SizeGuide = {
  code: 'shoes',
  name: 'Гутлын размер',
  how: ['Оройн цагаар хэмжээрэй.'],
  columns: ['Размер', 'Хөлийн урт, см'],
  rows: [['41', '25.8']],
};
const label: Nutrition = {
  basis: '100 г',
  rows: [
    { name: 'Өөх тос', amount: 8.2, unit: 'г', part: false },
    { name: 'Ханасан өөх тос', amount: 5, unit: 'г', part: true },
  ],
  ingredients: 'Сарлагийн сүү.',
  allergens: 'Сүү',
};
const item = (stock_location_id: number | null, stock_location_name: string, count_on_hand: number) => ({
  ...{ id: 503, variant_id: 503, backorderable: false },
  ...{ stock_location_id, stock_location_name, count_on_hand },
});
const now = Date.parse('2026-11-21T10:30:00+08:00');

const open = async (path: string, change: Partial<Product> = {}, more: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    ...answers,
    ...brandAnswers,
    ...answer(getProduct, { ...boots, ...change }, { slug: boots.slug }),
    ...answer(getSizeGuide, guide, { code: guide.code }),
    ...answer(getNutrition, label, { slug: boots.slug }),
    ...more,
  });
  return { ...(await renderPage(path, { remote, api })), api };
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => void resetStores());

it.each([
  [365, '1 жилийн лиценз, имэйлээр болон бүртгэлд тань'],
  [90, '3 сарын лиценз, имэйлээр болон бүртгэлд тань'],
  [14, '14 хоногийн лиценз, имэйлээр болон бүртгэлд тань'],
  [null, 'Хугацаагүй лиценз, имэйлээр болон бүртгэлд тань'],
])('says which licence comes with it: %s days', async (days, text) => {
  await open('/products/bulgan', { details: { ...boots.details, license: { days } } });
  expect(screen.getByText('Дагалдах лиценз')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('opens the size guide next to the sizes, and nowhere else', async () => {
  const { user } = await open('/products/bulgan');
  const sizes = screen.getByRole('group', { name: /Размер/ });
  await user.click(within(sizes).getByRole('button', { name: 'Размер сонгох заавар' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Размер сонгох заавар' }));
  expect(await dialog.findByRole('rowheader', { name: '41' })).toBeInTheDocument();
  expect(dialog.getByText('Оройн цагаар хэмжээрэй.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Размер сонгох заавар' })).toHaveLength(1);
});

it('has no size guide without sizes', async () => {
  await open('/products/bulgan', { size_guide: null });
  expect(screen.queryByRole('button', { name: 'Размер сонгох заавар' })).not.toBeInTheDocument();
});

describe('stores with stock', () => {
  const button = () => screen.getByRole('button', { name: 'Аль салбарт байгаа вэ?' });
  const variant = { slug: '0', id: 503 };
  const chosen = '/products/bulgan?size=42&colour=black';

  it('requires the size first', async () => {
    const { user, api } = await open('/products/bulgan?colour=black');
    await user.click(button());
    expect(screen.getByText('Размераа сонгоно уу')).toBeInTheDocument();
    expect(api.calls.some(({ path }) => path.includes('stock_items'))).toBe(false);
  });

  it('lists them with their stock as text', async () => {
    const items = [item(null, 'default', 4), item(1, 'Төв салбар', 9), item(4, 'Эрдэнэт', 2)];
    const { user } = await open(chosen, {}, answer(listStockItems, { stock_items: items }, variant));
    await user.click(button());
    const list = within(await screen.findByRole('list', { name: 'Энэ бараа байгаа салбарууд' }));
    const places = list.getAllByRole('listitem');
    expect(places).toHaveLength(2);
    expect(places[0]).toHaveTextContent(/Төв салбар.*Бэлэн байгаа/);
    expect(places[1]).toHaveTextContent(/Эрдэнэт.*Ердөө 2 ширхэг/);
    expect(list.getByRole('link', { name: 'Төв салбар' })).toHaveAttribute('href', '/stores#tuv');
  });

  it('shows an empty state, and offers a retry after a failure', async () => {
    let healthy = false;
    const respond = () => {
      if (!healthy) throw new ApiError(503, 'UNKNOWN', '');
      return { stock_items: [item(null, 'default', 4)] };
    };
    const { user } = await open(chosen, {}, answer(listStockItems, respond, variant));
    await user.click(button());
    const retry = await screen.findByRole('button', { name: 'Дахин оролдох' });
    healthy = true;
    await user.click(retry);
    expect(await screen.findByText(/Одоогоор салбаруудад алга/)).toBeInTheDocument();
  });
});

it('shows package contents and nutrition', async () => {
  await open('/products/bulgan', { has_nutrition: true });
  expect(within(screen.getByRole('region', { name: 'Хайрцаг дотор' })).getAllByRole('listitem')).toHaveLength(2);
  const facts = within(screen.getByRole('region', { name: 'Тэжээллэг чанар' }));
  expect(facts.getByRole('row', { name: 'Өөх тос 8.2 г' })).toBeInTheDocument();
  expect(facts.getByText('Сарлагийн сүү.', { exact: false })).toBeInTheDocument();
});

it('requests no nutrition facts when there are none', async () => {
  const { api } = await open('/products/bulgan', { package_contents: [] });
  expect(screen.queryByRole('region', { name: 'Хайрцаг дотор' })).not.toBeInTheDocument();
  expect(api.calls.some(({ path }) => path.endsWith('/nutrition'))).toBe(false);
});

it.each([
  ['from when it is sold', { available_on: '2026-12-10T00:00:00.000Z' }, /Худалдаанд гарах өдөр: .*12.*10/],
  [
    'that it has no price',
    { variants: boots.variants.map(variant => ({ ...variant, selling_price: '0.0' })) },
    'Үнэ нь тогтоогүй тул одоогоор худалдахгүй.',
  ],
])('shows %s, and offers no purchase', async (_, change, text) => {
  const { head } = await open('/products/bulgan', {
    for_sale: false,
    delivery_hours: { city: [4, 6], country: [48, 72] },
    ...change,
  });
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Сагсанд нэмэх' })).not.toBeInTheDocument();
  expect(screen.queryByText('Бэлэн байгаа')).not.toBeInTheDocument();
  expect(screen.queryByText(/Улаанбаатарт 6 цагийн дотор/)).not.toBeInTheDocument();
  expect(JSON.stringify(head.jsonLd)).toContain('schema.org/OutOfStock');
});

it('shows delivery time and return window', async () => {
  await open('/products/bulgan', { return_hours: 72, delivery_hours: { city: [4, 6], country: [48, 72] } });
  expect(screen.getByText(/Улаанбаатарт 6 цагийн дотор, орон нутагт 2–\u20603 хоногт/)).toBeInTheDocument();
  expect(screen.getByText(/72 цагийн дотор буцааж болно/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ул гутлын урлан' })).toHaveAttribute('href', '/vendors/ulch');
  expect(screen.getByRole('link', { name: 'Ул' })).toHaveAttribute('href', '/brands/ul');
});

it.each([
  { hours: [0, 48], text: /захиалбал .* гэхэд хүрнэ/ },
  { hours: [24, 48], text: /захиалбал хүргэх өдөр: .* – / },
] as const)('promises no arrival before the first hour of $hours', async ({ hours: [from, to], text }) => {
  await open('/products/bulgan', { delivery_hours: { city: [from, to], country: [48, 72] } });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

describe('a sale', () => {
  beforeEach(() => jest.useFakeTimers({ now, advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());
  const onSale = { ...boots.variants[0]!, selling_price: '299000.0' };
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  const saleEndingIn = (seconds: number) => ({ variants: [onSale], sale_percent: 9, sale_expire_at: at(seconds) });

  it('is counted down to the second', async () => {
    await open('/products/bulgan', saleEndingIn(2 * 86_400 + 3661));
    expect(screen.getByRole('timer')).toHaveTextContent('2 өдөр 1:01:01');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('timer')).toHaveTextContent(/^2 өдөр 1:00:5\d$/);
  });

  it('is over on the screen when it is over', async () => {
    let over = false;
    const respond = () =>
      over ? { ...boots, variants: [{ ...onSale, selling_price: onSale.price }] } : { ...boots, ...saleEndingIn(3) };
    const { api } = await open('/products/bulgan', {}, answer(getProduct, respond, { slug: boots.slug }));
    expect(screen.getByText('−9%')).toBeInTheDocument();
    over = true;
    await act(() => jest.advanceTimersByTimeAsync(4000));
    await waitFor(() => expect(screen.queryByText('−9%')).not.toBeInTheDocument());
    expect(api.calls.filter(({ path }) => path === '/products/bulgan')).toHaveLength(2);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('that begins today is announced', async () => {
    await open('/products/bulgan', { sale_start_at: at(600), sale_expire_at: at(90_000) });
    expect(screen.getByText(/Хямдрал эхлэхэд/)).toHaveTextContent('10:00');
  });
});
