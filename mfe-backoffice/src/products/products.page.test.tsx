import type { StaffProductChange } from '@ortoo/contracts';
import {
  addProductImage,
  changeStaffProduct,
  createStaffProduct,
  getProductChoices,
  getStaffProduct,
  listStaffProducts,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, manager } from '../parts/testing/answers';
import { productChoices, staffProduct } from '../parts/testing/products';
import { remote } from '../remote';
import { dropDraft } from './product-drafts.store';

const one = { id: 5 };
const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...change });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};
const sent = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.calls.findLast(call => call.method === method)?.body as StaffProductChange | undefined;
const nameField = async () => (await screen.findAllByRole('textbox', { name: /^Name/ }))[1]!;
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => {
  resetStores();
  ['5', 'new'].forEach(dropDraft);
  $user.set(manager);
});

it('finds products by name, state and category', async () => {
  const { api, user } = await open('/backoffice/products');
  expect(await screen.findByRole('link', { name: 'Wool hat' })).toHaveAttribute('href', '/en/backoffice/products/5');
  await user.type(screen.getByRole('searchbox'), 'hat{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Sold out');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Goods › Hats');
  const last = () => api.calls.findLast(({ path }) => path === listStaffProducts.path)?.params;
  await waitFor(() => expect(last()).toMatchObject({ q: 'hat', state: 'sold_out', taxon_id: 2 }));
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('/back_office/products/export.csv?'),
  );
});

it('leads on from an empty list', async () => {
  await open(
    '/backoffice/products',
    answer(listStaffProducts, {
      ...{ products: [], count: 0, total_count: 0, current_page: 1, per_page: 20, pages: 0 },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'No products' })).toBeVisible();
});

it('saves what has been changed, with the difference of the stock', async () => {
  const { api, user } = await open('/backoffice/products/5');
  await user.type(await nameField(), ' grey');
  expect(screen.getByText('There are unsaved changes')).toBeVisible();
  const variant = within(screen.getByRole('group', { name: 'Variant 2' }));
  await user.clear(variant.getByLabelText(/^Stock/));
  await user.type(variant.getByLabelText(/^Stock/), '10');
  await user.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
  await user.click(save());
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: '“Wool hat” is saved.' }]));
  const body = sent(api, 'PUT');
  expect(body).toMatchObject({ lock_version: 3, price: 45000, texts: { en: { name: 'Wool hat grey' } } });
  expect(body?.variants.map(({ stock_change }) => stock_change)).toEqual([0, 7]);
  expect(body?.images.map(({ image }) => image)).toEqual(['/pictures/hat_side', '/pictures/hat']);
  expect(screen.getByText('Saved')).toBeVisible();
});

it('shows what is wrong beside the fields, and saves nothing', async () => {
  const { api, user } = await open('/backoffice/products/new');
  await screen.findByRole('heading', { name: 'Price and sale' });
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '12.50');
  await user.click(save());
  const [mongolian] = screen.getAllByRole('textbox', { name: /^Name/ });
  expect(mongolian).toHaveAccessibleDescription('Please fill in this field');
  expect(mongolian).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveAccessibleDescription(/whole tugrik/);
  expect(sent(api, 'POST')).toBeUndefined();
});

it('creates a product and stays with it', async () => {
  const { api, user } = await open('/backoffice/products/new');
  await user.type((await screen.findAllByRole('textbox', { name: /^Name/ }))[0]!, 'Малгай');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Goods › Hats');
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '45 000');
  const variant = within(screen.getByRole('group', { name: 'Variant 1' }));
  await user.type(variant.getByLabelText(/^Code/), 'HAT');
  await user.type(variant.getByLabelText(/^Stock/), '4');
  await user.click(save());
  await waitFor(() => expect($toasts.get()).toHaveLength(1));
  expect(sent(api, 'POST')).toMatchObject({
    ...{ kind: 'goods', slug: null, vendor_id: 1, taxon_id: 2, price: 45000 },
    variants: [{ id: null, sku: 'HAT', stock_change: 4 }],
  });
});

it('adds pictures, with what they show and the point that stays in view', async () => {
  const { api, user } = await open('/backoffice/products/5', answer(addProductImage, { image: '/pictures/new' }));
  const [picker] = (await screen.findAllByLabelText('Add pictures', { selector: 'input' })) as [HTMLInputElement];
  await user.upload(picker, new File(['x'], 'hat.jpg', { type: 'image/jpeg' }));
  const texts = await waitFor(() => {
    const fields = screen.getAllByLabelText(/What it shows \(English\)/);
    expect(fields).toHaveLength(3);
    return fields;
  });
  await user.type(texts[2]!, 'Back');
  fireEvent.change(screen.getAllByRole('slider', { name: 'Left – right' })[2]!, { target: { value: '80' } });
  await user.click(save());
  await waitFor(() => expect(sent(api, 'PUT')).toBeDefined());
  expect(sent(api, 'PUT')?.images[2]).toEqual({ image: '/pictures/new', alt: { en: 'Back' }, focus: { x: 80, y: 50 } });
});

it('loses nothing when somebody else was faster, and saves over it when asked to', async () => {
  let version = 3;
  const { api, user } = await open('/backoffice/products/5', {
    ...answer(getStaffProduct, () => ({ ...staffProduct, lock_version: version }), one),
    ...answer(
      changeStaffProduct,
      ({ body }) => {
        if (body.lock_version !== version)
          throw new ApiError(409, 'PRODUCT_CHANGED', 'Somebody else has changed this product.');
        return { ...staffProduct, lock_version: 10 };
      },
      one,
    ),
  });
  await user.type(await nameField(), ' mine');
  version = 9;
  await user.click(save());
  expect(await screen.findByText('Somebody else has changed this product.')).toBeVisible();
  expect(await nameField()).toHaveValue('Wool hat mine');
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() =>
    expect(sent(api, 'PUT')).toMatchObject({ lock_version: 9, texts: { en: { name: 'Wool hat mine' } } }),
  );
});

it('puts the message of the server beside its field', async () => {
  const reject = () => {
    throw new ApiError(409, 'SKU_TAKEN', 'Another variant has this code.', { 'variants.1.sku': 'It is taken.' });
  };
  const { user } = await open('/backoffice/products/5', answer(changeStaffProduct, reject, one));
  await user.type(await nameField(), '!');
  await user.click(save());
  const variant = within(screen.getByRole('group', { name: 'Variant 2' }));
  await waitFor(() => expect(variant.getByLabelText(/^Code/)).toHaveAccessibleDescription('It is taken.'));
  expect(variant.getByLabelText(/^Code/)).toHaveFocus();
});

it('asks before unsaved changes are left, and still has them after the way back', async () => {
  const { user, unmount } = await open('/backoffice/products/5');
  await user.type(await nameField(), ' mine');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Products' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  unmount();
  const again = await open('/backoffice/products/5');
  expect(await nameField()).toHaveValue('Wool hat mine');
  await again.user.click(screen.getByRole('button', { name: 'Discard my changes' }));
  await waitFor(async () => expect(await nameField()).toHaveValue('Wool hat'));
});

it.each([
  ['the list', '/backoffice/products', listStaffProducts, {}],
  ['a product', '/backoffice/products/5', getStaffProduct, one],
  ['what can be chosen', '/backoffice/products/new', getProductChoices, {}],
])('offers a retry when %s does not load', async (_, path, endpoint, params) => {
  const fail = () => {
    throw new ApiError(500, 'INTERNAL', '');
  };
  await open(path, answer(endpoint as typeof getProductChoices, fail, params));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('creates nothing for a vendor’s staff that belongs to another one', async () => {
  const { api, user } = await open('/backoffice/products/new', {
    ...answer(getProductChoices, { ...productChoices, vendors: [{ id: 2, name: 'Other' }] }),
    ...answer(createStaffProduct, staffProduct),
  });
  expect(await screen.findByRole('combobox', { name: /^Seller/ })).toHaveValue('2');
  await user.click(save());
  expect(sent(api, 'POST')).toBeUndefined();
});
