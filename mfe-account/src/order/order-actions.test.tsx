import type { Order, Reordered } from '@ortoo/contracts';
import { cancelOrder, getOrder, reorder } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order, $toasts } from '@ortoo/stores';
import { answer, type FakeAnswer, fakeApi, renderPage, resetStores, lineOf, paidOrderOf } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';

const params = { number: 'R1' };
const paid = paidOrderOf({
  shipment_state: 'pending',
  line_items: [lineOf(), lineOf({ id: 8 })],
  display_total: '5,000₮',
});

const open = async (answers: Record<string, FakeAnswer>, shown: Order = paid) => {
  resetStores();
  const api = fakeApi({ ...answer(getOrder, shown, params), ...answers });
  const page = await renderPage('/orders/R1', { remote, api });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, api };
};
const again = (missing: Reordered['missing']) =>
  answer(reorder, { order: { ...paid, number: 'R2', state: 'cart', completed_at: null }, missing }, params);

it('cancels after a question, and shows the order as cancelled', async () => {
  const { user, api } = await open(answer(cancelOrder, { ...paid, state: 'canceled' }, params));
  await user.click(screen.getByRole('button', { name: 'Захиалгыг цуцлах' }));
  const dialog = await screen.findByRole('dialog', { name: 'Захиалгыг цуцлах уу?' });
  expect(dialog).toHaveTextContent('5,000₮ төлсөн аргаараа буцна');
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Захиалгыг цуцлах' }));
  expect(await screen.findByText('Цуцлагдсан')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Захиалгыг цуцлах' })).toBeNull();
  expect($toasts.get()).toMatchObject([{ tone: 'success', text: 'Захиалгыг цуцаллаа.' }]);
});

it('says why it cannot be cancelled any more', async () => {
  const message = 'Савласан тул цуцлах боломжгүй.';
  const { user } = await open(
    answer(
      cancelOrder,
      () => {
        throw new ApiError(422, 'ORDER_PACKED', message);
      },
      params,
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Захиалгыг цуцлах' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Захиалгыг цуцлах' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('offers no cancelling of what is packed', async () => {
  await open({}, { ...paid, shipment_state: 'ready' });
  expect(screen.queryByRole('button', { name: 'Захиалгыг цуцлах' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Дахин захиалах' })).toBeVisible();
});

it('fills the cart again', async () => {
  const { user } = await open(again([]));
  await user.click(screen.getByRole('button', { name: 'Дахин захиалах' }));
  await waitFor(() => expect($order.get()?.number).toBe('R2'));
  expect(screen.queryByText(/одоо авах боломж/)).toBeNull();
});

it.each([
  [1, 'Заримыг нь одоо авах боломжгүй, үлдсэн нь сагсанд байна'],
  [2, 'Энэ захиалгын бараанаас одоо авах боломжтой нь алга'],
])('names what is gone: %s of 2', async (count, title) => {
  const missing = ['boots', 'hat'].slice(0, count).map(slug => ({ slug, name: slug, message: 'Дууссан байна.' }));
  const { user } = await open(again(missing));
  await user.click(screen.getByRole('button', { name: 'Дахин захиалах' }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'boots' })).toHaveAttribute('href', '/products/boots');
  expect(screen.queryAllByRole('link', { name: 'Сагс руу' })).toHaveLength(2 - count);
});
