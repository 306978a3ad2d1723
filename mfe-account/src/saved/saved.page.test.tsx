import type { SavedProduct } from '@ortoo/contracts';
import { addLineItem, listSavedProducts, removeSavedProduct, saveProduct } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleOrder, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { variantOf } from '../parts/testing/variants';
import { remote } from '../remote';

const lineOf = (id: number, name: string, more = {}): SavedProduct => ({
  ...{ id, quantity: 2, options: {}, created_at: '2026-11-20T03:00:00Z' },
  variant: variantOf(id * 10, name, more),
});
const boots = lineOf(1, 'Гутал');
const hat = lineOf(2, 'Малгай', { availability: 'sold_out' });
let lines: SavedProduct[];
const answerOf = () => ({ saved_products: lines });
const without = (id: number) => () => {
  lines = lines.filter(line => line.id !== id);
  return answerOf();
};
const open = () =>
  renderPage('/saved', {
    remote,
    api: fakeApi({
      ...answer(listSavedProducts, answerOf),
      ...answer(removeSavedProduct, without(1), { id: 1 }),
      ...answer(saveProduct, () => {
        lines = [boots, ...lines];
        return answerOf();
      }),
    }),
  });

let isRejected = false;
beforeEach(() => {
  isRejected = false;
  lines = [boots, hat];
  const add = answer(
    addLineItem,
    () => {
      if (isRejected) throw new ApiError(422, 'OUT_OF_STOCK', 'Дууссан');
      return exampleOrder;
    },
    { number: 0 },
  );
  resetStores(add);
  $user.set(exampleUser);
});

it('shows what is saved, and moves it to the cart with its quantity', async () => {
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'Гутал' })).toHaveAttribute('href', '/products/p-10');
  expect(screen.getAllByText('2 ширхэг')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Сагсанд нэмэх: Малгай' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Сагсанд нэмэх: Гутал' }));
  await waitFor(() => expect(lines).toEqual([hat]));
});

it('stays saved when the cart does not take it', async () => {
  isRejected = true;
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Сагсанд нэмэх: Гутал' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Сагсанд нэмэх: Гутал' })).not.toHaveAttribute('aria-busy'),
  );
  expect(lines).toEqual([boots, hat]);
});

it('is removed, and brought back', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Хасах: Гутал' }));
  expect(await screen.findByText('Гутал хасагдлаа.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Гутал' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Сэргээх' }));
  expect(await screen.findByRole('link', { name: 'Гутал' })).toBeVisible();
});

it('leads to the cart when nothing is saved', async () => {
  lines = [];
  await open();
  expect(await screen.findByRole('heading', { name: 'Дараа авахаар хадгалсан бараа алга' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сагс харах' })).toHaveAttribute('href', '/cart');
});
