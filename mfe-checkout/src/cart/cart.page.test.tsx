import type { LineItem, SavedProducts } from '@ortoo/contracts';
import {
  addLineItem,
  changeLineItem,
  emptyOrder,
  getCurrentOrder,
  getSession,
  removeLineItem,
  removeSavedProduct,
  saveProduct,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order, $user, $wishedIds } from '@ortoo/stores';
import {
  answer,
  fakeApi,
  renderPage,
  resetStores,
  type RecordedCall,
  sameText,
  lineOf as lineWith,
  orderOf as orderWith,
} from '@ortoo/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { fail, paymentOf, user as shopper } from '../parts/testing/fixtures';

const lineOf = (quantity: number) =>
  lineWith({
    quantity,
    total: `${quantity * 1000}.0`,
    options: { note: 'бэлэг' },
    gift: true,
    options_text: 'Размер: 42',
  });
const orderOf = (lock_version: number, line_items: LineItem[]) =>
  orderWith({ lock_version, total_quantity: line_items.length, line_items });
const params = { number: 'R1' };
const line = { ...params, id: 7 };

const quantityOf = (call: RecordedCall) => (call.body as { line_item: { quantity: number } }).line_item.quantity;

const open = async (answers: Parameters<typeof resetStores>[0], lines = [lineOf(1)]) => {
  const verbs = resetStores(answers);
  const api = fakeApi(answers ?? {});
  $order.set(orderOf(1, lines));
  const view = await renderPage('/cart', { remote, api });
  return { verbs, api, user: view.user };
};

it('requests the cart when the browser has lost its stored state', async () => {
  resetStores({
    ...answer(getSession, { user: shopper, expires_at: null, cart_merged: false }),
    ...answer(getCurrentOrder, orderOf(1, [lineOf(1)])),
  });
  await renderPage('/cart', { remote, api: fakeApi({}) });
  expect(await screen.findByRole('heading', { name: 'Эсгий гутал' })).toBeVisible();
});

it.each([
  [
    'withdrawn invoice',
    'void',
    null,
    'Захиалга өөрчлөгдсөн тул өмнөх нэхэмжлэх хүчингүй боллоо. Мөнгө шилжүүлсэн бол буцаана.',
  ],
  ['ended payment', 'void', 'Төлбөр төлөх хугацаа дууслаа.', 'Төлбөр төлөх хугацаа дууслаа.'],
] as const)('says what a change has done to the payment: %s', async (_, payment_state, failure_message, text) => {
  const changed = { ...orderOf(2, [lineOf(2)]), payment_state };
  const notice = 'Төлсөн урьдчилгаа 144,000₮ буцаж орно.';
  const payments = [paymentOf({ state: 'void', failure_message, notice })];
  const { user } = await open(answer(changeLineItem, { ...changed, payments }, line));
  expect(screen.queryByText(text)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Нэгээр нэмэх' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(notice)).toBeVisible();
});

it.each([
  ['promises the sign-in that the site asks for', [{ step: 'sign_in' as const, field: 'user', message: '' }], 1],
  ['promises no sign-in where guests may order', [{ step: 'sign_in' as const, field: 'email', message: '' }], 0],
])('%s', async (_, requirements, count) => {
  resetStores();
  $order.set({ ...orderOf(1, [lineOf(1)]), requirements });
  await renderPage('/cart', { remote, api: fakeApi({}) });
  expect(screen.queryAllByText('Нэвтэрч ороод захиалгаа баталгаажуулна.')).toHaveLength(count);
});

it('turns gift wrapping of a line on and off', async () => {
  const { user, api } = await open(answer(changeLineItem, orderOf(2, [{ ...lineOf(2), gift: false }]), line), [
    lineOf(2),
  ]);
  const gift = screen.getByRole('button', { name: 'Бэлгэнд савлуулах: Эсгий гутал' });
  expect(gift).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Бэлгэнд савлана')).toBeVisible();
  await user.click(gift);
  await waitFor(() => expect(gift).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.queryByText('Бэлгэнд савлана')).toBeNull();
  expect(api.calls.map(({ body }) => body)).toEqual([{ line_item: { quantity: 2, gift: false } }]);
});

it('wraps the latest requested quantity before the server has confirmed it', async () => {
  const { user, api } = await open(answer(changeLineItem, () => new Promise<never>(() => undefined), line));
  await user.click(screen.getByRole('button', { name: 'Нэгээр нэмэх' }));
  await user.click(screen.getByRole('button', { name: 'Бэлгэнд савлуулах: Эсгий гутал' }));
  expect(api.calls.map(({ body }) => body)).toEqual([{ line_item: { quantity: 2, gift: false } }]);
});

it('counts quick clicks while the server is slow, and sends only the last number', async () => {
  const waiting: (() => void)[] = [];
  const { verbs, user } = await open(
    answer(
      changeLineItem,
      ({ body }) =>
        new Promise(resolve =>
          waiting.push(() => resolve(orderOf(verbs.calls.length + 1, [lineOf(body.line_item.quantity)]))),
        ),
      line,
    ),
  );
  const more = screen.getByRole('button', { name: 'Нэгээр нэмэх' });
  for (let click = 0; click < 3; click += 1) await user.click(more);
  expect(screen.getByRole('textbox', { name: /Тоо ширхэг/ })).toHaveValue('4');
  expect(verbs.calls.map(quantityOf)).toEqual([2]);
  await act(async () => waiting[0]!());
  expect(screen.getByRole('textbox', { name: /Тоо ширхэг/ })).toHaveValue('4');
  expect(verbs.calls.map(quantityOf)).toEqual([2, 4]);
  await act(async () => waiting[1]!());
  expect(screen.getByRole('textbox', { name: /Тоо ширхэг/ })).toHaveValue('4');
  expect($order.get()?.line_items[0]?.quantity).toBe(4);
});

it('shows the server’s number again after an error', async () => {
  const { user } = await open(
    answer(changeLineItem, fail(new ApiError(422, 'QUANTITY_UNAVAILABLE', 'Үлдэгдэл хүрэлцэхгүй байна')), line),
  );
  await user.click(screen.getByRole('button', { name: 'Нэгээр нэмэх' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Тоо ширхэг/ })).toHaveValue('1'));
});

it('restores a removed line unchanged, and preserves the focus', async () => {
  const { verbs, user } = await open({
    ...answer(removeLineItem, orderOf(2, []), line),
    ...answer(addLineItem, orderOf(3, [lineOf(1)]), params),
  });
  await user.click(screen.getByRole('button', { name: 'Хасах: Эсгий гутал' }));
  expect(await screen.findByRole('heading', { name: 'Сагс хоосон байна' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Сагснаас хасагдлаа: Эсгий гутал');
  const undo = screen.getByRole('button', { name: 'Сэргээх' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await screen.findByRole('heading', { name: 'Эсгий гутал' })).toBeVisible();
  expect(verbs.calls.at(-1)?.body).toEqual({
    line_item: { variant_id: 70, quantity: 1, options: { note: 'бэлэг' } },
    gift: true,
  });
  expect(screen.queryByText(/хасагдлаа/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('does not report a line as removed when removing failed', async () => {
  const { user } = await open(answer(getCurrentOrder, orderOf(1, [lineOf(1)])));
  await user.click(screen.getByRole('button', { name: 'Хасах: Эсгий гутал' }));
  expect(screen.queryByText(/хасагдлаа/)).toBeNull();
});

it('offers no quantity of a stay, reports unavailable nights, and restores it with its nights', async () => {
  const booking: LineItem['booking'] = {
    kind: 'stay',
    check_in: '2026-12-03',
    check_out: '2026-12-05',
    rooms: 1,
    adults: 2,
    children: [],
  };
  const stay = { ...lineOf(1), booking, insufficient_stock: true };
  const { verbs, user } = await open({
    ...answer(removeLineItem, orderOf(3, []), line),
    ...answer(addLineItem, orderOf(4, [stay]), params),
  });
  act(() => $order.set(orderOf(2, [stay])));
  expect(screen.queryByRole('textbox', { name: /Тоо ширхэг/ })).toBeNull();
  expect(screen.getByText(/өрөө, суудал дууссан байна/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Хасах: Эсгий гутал' }));
  await user.click(await screen.findByRole('button', { name: 'Сэргээх' }));
  expect(verbs.calls.at(-1)?.body).toMatchObject({ line_item: { variant_id: 70, booking } });
});

const night = { kind: 'stay' as const, check_in: '2026-12-03', check_out: '2026-12-05', rooms: 1, adults: 2 };

it.each([
  ['the last piece', { max_quantity: 0 }],
  ['the last room', { booking: { ...night, children: [] } }],
])('says once that another buyer is paying for %s, and when it may be free again', async (_, change) => {
  await open({});
  const until = new Date(Date.now() + 7.5 * 60_000).toISOString();
  const gone = { ...lineOf(1), insufficient_stock: true, held_until: until, ...change };
  const warnings = ['Эсгий гутал: Яг одоо өөр хүн төлж байна. 8 минутын дотор', 'UL15: Код хүчингүй.'];
  act(() => $order.set({ ...orderOf(2, [gone]), warnings }));
  expect(screen.getByText(/^Яг одоо өөр хүн төлж байна\. 8 минутын дотор/)).toBeVisible();
  expect(screen.getAllByText(/өөр хүн төлж байна/)).toHaveLength(1);
  expect(screen.getByText('UL15: Код хүчингүй.')).toBeVisible();
  expect(screen.queryByText(/дууссан/i)).toBeNull();
});

describe('a line that another buyer holds', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['the hold ends', () => act(() => jest.advanceTimersByTimeAsync(3 * 60_000))],
    ['the visitor comes back', () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))],
  ])('is loaded again when %s', async (_, pass) => {
    jest.useFakeTimers({ advanceTimers: true });
    const until = new Date(Date.now() + 3 * 60_000).toISOString();
    const held = { ...lineOf(1), insufficient_stock: true, max_quantity: 0, held_until: until };
    await open(answer(getCurrentOrder, orderOf(2, [lineOf(1)])), [held]);
    expect(screen.getByText(/өөр хүн төлж байна/)).toBeVisible();
    await pass();
    await waitFor(() => expect(screen.queryByText(/өөр хүн төлж байна/)).toBeNull());
  });
});

it('groups the lines of a package, with their sum', async () => {
  await open({});
  const packed = (id: number, group?: string): LineItem => ({
    ...lineOf(1),
    id,
    options: group === undefined ? ({} as Record<string, string>) : { package: group },
  });
  act(() => $order.set(orderOf(2, [packed(1, 'g'), packed(2), packed(3, 'g')])));
  const group = screen.getByRole('list', { name: '2 зүйлийн багц' });
  expect(within(group).getAllByRole('heading')).toHaveLength(2);
  expect(group.parentElement).toHaveTextContent('2,000₮');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});

describe('moving to the wish list', () => {
  const answers = {
    ...answer(removeLineItem, orderOf(2, []), line),
    ...answer(addLineItem, orderOf(3, [lineOf(1)]), params),
  };
  const toWishes = () => screen.getByRole('button', { name: 'Таалагдсанд шилжүүлэх: Эсгий гутал' });

  it('removes the line and adds the wish; undo reverts both', async () => {
    const { user } = await open(answers);
    await user.click(toWishes());
    expect(await screen.findByText('Таалагдсанд шилжлээ: Эсгий гутал')).toBeVisible();
    expect([$wishedIds.get(), $order.get()?.line_items]).toEqual([[70], []]);
    await user.click(screen.getByRole('button', { name: 'Сэргээх' }));
    expect(await screen.findByRole('heading', { name: 'Эсгий гутал' })).toBeVisible();
    expect($wishedIds.get()).toEqual([]);
  });

  it('does not remove a wish that existed before', async () => {
    const { user } = await open(answers);
    act(() => $wishedIds.set([70]));
    await user.click(toWishes());
    await user.click(await screen.findByRole('button', { name: 'Сэргээх' }));
    await screen.findByRole('heading', { name: 'Эсгий гутал' });
    expect($wishedIds.get()).toEqual([70]);
  });

  it('adds no wish when the line stays', async () => {
    const { user } = await open(answer(getCurrentOrder, orderOf(1, [lineOf(1)])));
    await user.click(toWishes());
    await waitFor(() => expect(toWishes()).toBeEnabled());
    expect([$wishedIds.get(), screen.queryByText(/шилжлээ/)]).toEqual([[], null]);
  });
});

describe('saving for later', () => {
  const saved = jest.fn();
  const unsaved = jest.fn();
  const answers = {
    ...answer(removeLineItem, orderOf(2, []), line),
    ...answer(addLineItem, orderOf(3, [lineOf(1)]), params),
  };
  const account = () => ({
    ...answer(saveProduct, input => {
      saved(input.body);
      return { saved_products: [{ id: 5, variant: { id: 70 } }] } as SavedProducts;
    }),
    ...answer(
      removeSavedProduct,
      () => {
        unsaved();
        return { saved_products: [] };
      },
      { id: 5 },
    ),
  });
  const save = () => screen.getByRole('button', { name: 'Дараа авах: Эсгий гутал' });
  beforeEach(() => jest.clearAllMocks());

  it('moves the line to the account; undo reverts both', async () => {
    const { user } = await open({ ...answers, ...account() });
    expect(screen.queryByRole('button', { name: /Дараа авах/ })).not.toBeInTheDocument();
    act(() => $user.set(shopper));
    await user.click(save());
    expect(await screen.findByText('Дараа авахаар хадгаллаа: Эсгий гутал')).toBeVisible();
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ variant_id: 70, quantity: 1 }));
    expect($order.get()?.line_items).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Сэргээх' }));
    expect(await screen.findByRole('heading', { name: 'Эсгий гутал' })).toBeVisible();
    await waitFor(() => expect(unsaved).toHaveBeenCalledTimes(1));
  });

  it('keeps the line when it cannot be saved', async () => {
    const { user } = await open(answers);
    act(() => $user.set(shopper));
    await user.click(save());
    await waitFor(() => expect(save()).toBeEnabled());
    expect($order.get()?.line_items).toHaveLength(1);
  });
});

describe('emptying the cart', () => {
  const second = { ...lineOf(2), id: 8, variant_id: 80, gift: false };

  it('can be undone, line by line; lines that are sold out can be retried', async () => {
    const rejected = new Set([80]);
    const { user, verbs } = await open(
      {
        ...answer(emptyOrder, orderOf(2, []), params),
        ...answer(
          addLineItem,
          ({ body }) => {
            const { variant_id } = body.line_item;
            if (rejected.has(variant_id)) throw new ApiError(422, 'OUT_OF_STOCK', 'Дууссан байна');
            return orderOf(variant_id, variant_id === 70 ? [lineOf(1)] : [lineOf(1), second]);
          },
          params,
        ),
      },
      [lineOf(1), second],
    );
    await user.click(screen.getByRole('button', { name: 'Сагс хоослох' }));
    expect(await screen.findByText('Сагснаас 2 зүйл хасагдлаа.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Сагс хоосон байна' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Сэргээх' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Сэргээх' }));
    expect(await screen.findByText('Сагснаас хасагдлаа: Эсгий гутал')).toBeVisible();
    rejected.clear();
    await user.click(screen.getByRole('button', { name: 'Сэргээх' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сэргээх' })).toBeNull());
    expect($order.get()?.line_items.map(({ id }) => id)).toEqual([7, 8]);
    expect(verbs.calls.map(({ body }) => (body as { gift: boolean }).gift)).toEqual([true, false, false]);
  });

  it('preserves everything when the request fails', async () => {
    const { user } = await open(answer(emptyOrder, fail(new ApiError(0, 'NETWORK', '')), params));
    await user.click(screen.getByRole('button', { name: 'Сагс хоослох' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Сагс хоослох' })).toBeEnabled());
    expect(screen.getByRole('heading', { name: 'Эсгий гутал' })).toBeVisible();
    expect(screen.queryByText(/хасагдлаа/)).toBeNull();
  });
});

it('reports changed prices and stock at their line', async () => {
  const scarce = { ...lineOf(3), previous_price: '1200.0', insufficient_stock: true, max_quantity: 2 };
  await open({}, [
    scarce,
    { ...scarce, id: 9, max_quantity: 0, product: { ...scarce.product, name: 'Бүс' } },
    { ...lineOf(1), id: 8, product: { ...scarce.product, name: 'Малгай' } },
  ]);
  const lineNamed = (name: string) => screen.getByRole('heading', { name }).closest('li')!;
  expect(lineNamed('Эсгий гутал')).toHaveTextContent('Үнэ 1,200₮ байсан нь 1,000₮ болж өөрчлөгдсөн.');
  expect(lineNamed('Эсгий гутал')).toHaveTextContent('Үлдэгдэл 2 ширхэг байна.');
  expect(lineNamed('Бүс')).toHaveTextContent('Дууссан байна.');
  expect(lineNamed('Малгай')).not.toHaveTextContent(/Үлдэгдэл|өөрчлөгдсөн/);
});

it('shows the arrival date of pre-ordered lines only', async () => {
  const coming = { ...lineOf(1), id: 8, pre_order_at: '2026-12-12T04:00:00Z' };
  await open({}, [lineOf(1), coming]);
  expect(await screen.findAllByText(sameText('Урьдчилсан захиалга, бараа ирэх өдөр: 12-р сарын 12'))).toHaveLength(1);
});
