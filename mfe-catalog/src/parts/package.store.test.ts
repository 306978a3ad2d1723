import { currentOrder } from '@ortoo/contracts';
import { addPackage } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $cartCount, $toasts } from '@ortoo/stores';
import { answer, exampleOrder, fakeApi, resetStores } from '@ortoo/testing';
import {
  $package,
  addPackageToCart,
  choosePackageVariant,
  emptyPackage,
  setCustomValues,
  setPackageProduct,
} from './package.store';

beforeEach(() => {
  resetStores();
  emptyPackage();
});

const products = () => $package.get().map(({ slug, qty }) => `${slug} ${qty}`);

it('adds one of a new product, one more of a known one, or the given quantity', () => {
  setPackageProduct('tent');
  setPackageProduct('tent');
  setPackageProduct('lamp', 3);
  expect(products()).toEqual(['tent 2', 'lamp 3']);
  setPackageProduct('tent', 5);
  expect(products()).toEqual(['tent 5', 'lamp 3']);
});

it.each([0, -1])('removes a product at quantity %d', quantity => {
  setPackageProduct('tent', 2);
  setPackageProduct('lamp');
  setPackageProduct('tent', quantity);
  expect(products()).toEqual(['lamp 1']);
  setPackageProduct('none', quantity);
  expect(products()).toEqual(['lamp 1']);
});

it('stores the chosen variant with its product', () => {
  setPackageProduct('tent');
  choosePackageVariant('tent', 7);
  choosePackageVariant('none', 8);
  setPackageProduct('tent', 3);
  expect($package.get()).toEqual([{ slug: 'tent', qty: 3, variant: 7, cv: {} }]);
});

it('stores custom values with their product', () => {
  setPackageProduct('tent');
  setCustomValues('tent', { note: 'ногоон' });
  setCustomValues('none', { note: 'x' });
  setPackageProduct('tent');
  expect($package.get()).toEqual([{ slug: 'tent', qty: 2, cv: { note: 'ногоон' } }]);
});

it('holds twenty products and no more than a line allows', () => {
  for (let at = 0; at < 25; at += 1) setPackageProduct(`product-${at}`, 1000);
  expect($package.get()).toHaveLength(20);
  expect($package.get()[0]?.qty).toBe(99);
});

it('is empty after adding to the cart, and unchanged after an error', async () => {
  const lines = [{ variant_id: 1, quantity: 2 }];
  setPackageProduct('tent', 2);
  const reject = () => {
    throw new ApiError(422, 'OUT_OF_STOCK', 'Дууссан');
  };
  const fails = fakeApi(answer(addPackage, reject, { number: currentOrder }));
  expect(await addPackageToCart(fails, lines)).toBe(false);
  expect(products()).toEqual(['tent 2']);
  expect($toasts.get()).toMatchObject([{ text: 'Дууссан' }]);
  const cart = { ...exampleOrder, total_quantity: 2 };
  const api = fakeApi(answer(addPackage, cart, { number: currentOrder }));
  expect(await addPackageToCart(api, lines)).toBe(true);
  expect(api.calls).toMatchObject([{ body: { lines } }]);
  expect(products()).toEqual([]);
  expect($cartCount.get()).toBe(2);
});
