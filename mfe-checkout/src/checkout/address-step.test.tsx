import { act, screen, waitFor } from '@testing-library/react';
import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { $order } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { devAnswers } from '../dev-answers';
import { remote } from '../remote';

const product = { id: 1, sku: 'B', name: 'Эсгий гутал', slug: 'boots', kind: 'goods', image: null };
const address = {
  firstname: 'Номин',
  lastname: '',
  phone: '88112233',
  province: '11',
  district: '1119',
  subdistrict: '8',
  address1: '40-25',
  address2: null,
};
const order = {
  number: 'R1',
  state: 'address',
  lock_version: 1,
  completed_at: null,
  total_quantity: 1,
  line_items: [{ id: 7, quantity: 1, product, options_text: '', total: '1000.0' }],
  ship_address: address,
  shippable: true,
  shipments: [],
  payments: [],
  adjustments: [],
  item_total: '1000.0',
  ship_total: '0.0',
  total: '1000.0',
  included_tax_total: '91.0',
} as unknown as Order;

it('goes to the first field that the server refuses, and keeps what was typed', async () => {
  resetStores();
  const api = fakeApi({
    ...devAnswers,
    'PUT /checkouts/R1': () => {
      throw new ApiError(422, 'INVALID', 'Оруулсан мэдээллээ шалгана уу', {
        firstname: 'Хэт урт байна',
        address1: 'Хэт урт байна',
      });
    },
  });
  act(() => $order.set(order));
  const { user } = await renderPage('/checkout/address', { remote, api });
  await screen.findByRole('option', { name: 'Сүхбаатар' });
  await user.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' }));
  const name = screen.getByLabelText(/^Нэр/);
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(/Хэт урт байна/);
  expect(name).toHaveValue('Номин');
});

it('says aloud that the server could not be reached', async () => {
  resetStores();
  const api = fakeApi({
    ...devAnswers,
    'PUT /checkouts/R1': () => {
      throw new ApiError(0, 'NETWORK', '');
    },
  });
  act(() => $order.set(order));
  const { user } = await renderPage('/checkout/address', { remote, api });
  await screen.findByRole('option', { name: 'Сүхбаатар' });
  await user.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Интернэт холболт алга байна');
});
