import type { Order } from '@ortoo/contracts';
import { listOrderPaymentMethods } from '@ortoo/contracts/endpoints';
import { $order } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, exampleAddress as address, lineOf, orderOf } from '@ortoo/testing';
import { act, screen } from '@testing-library/react';
import { remote } from '../remote';
import { answers } from '../parts/testing/answers';

const methods = {
  payment_methods: [],
  total: '1000.0',
  display_total: '',
  amount_due: '1000.0',
  display_amount_due: '',
};
const place = {
  id: 2,
  name: 'Зайсан салбар',
  address: 'Зайсангийн гудамж',
  directions: '',
  phone: '+97670001234',
  hours: [],
};

const open = async (change: Partial<Order>, path = '/checkout/payment') => {
  resetStores();
  const api = fakeApi({ ...answers, ...answer(listOrderPaymentMethods, methods, { number: 'R1' }) });
  act(() => $order.set(orderOf({ state: 'payment', line_items: [lineOf()], ...change })));
  await renderPage(path, { remote, api });
};

it('names the pickup point and who collects', async () => {
  await open({ ship_address: null, pickup_location: place, receiver: { name: 'Болд', phone: '+97688114455' } });
  const group = screen.getByRole('group', { name: 'Захиалга олгох цэг' });
  expect(group).toHaveTextContent('Зайсан салбарЗайсангийн гудамж · Болд · 8811 4455');
});

it('names the address with a way to change it', async () => {
  await open({ ship_address: address });
  expect(screen.getByRole('group', { name: 'Хүргэлтийн хаяг' })).toHaveTextContent(
    'Улаанбаатар, Сүхбаатар, 8-\u2060р хороо, 40-25',
  );
  expect(screen.getByRole('link', { name: 'Өөрчлөх' })).toHaveAttribute('href', '/checkout/address');
});
