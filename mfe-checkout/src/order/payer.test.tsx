import { screen } from '@testing-library/react';
import type { Address, Order } from '@ortoo/contracts';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { remote } from '../remote';

const receiver = {
  firstname: 'Номин',
  lastname: '',
  phone: '+97688112233',
  province: '11',
  province_name: 'Улаанбаатар',
  district_name: 'Сүхбаатар',
  subdistrict: '8',
  address1: '40-25',
} as Address;
const order = {
  number: 'R100001',
  state: 'confirm',
  completed_at: null,
  updated_at: '2026-11-21T04:00:00.000Z',
  line_items: [],
  coupons: [],
  payments: [],
  shipments: [],
  adjustments: [],
  shippable: true,
  ship_address: receiver,
  bill_address: null,
  pickup_location: null,
  lease: null,
  receipt: null,
  item_total: '1000.0',
  ship_total: '0.0',
  total: '1000.0',
  included_tax_total: '91.0',
} as unknown as Order;

const open = async (shown: Partial<Order>) => {
  resetStores();
  await renderPage('/orders/R100001', { remote, api: fakeApi({ 'GET /orders/R100001': { ...order, ...shown } }) });
};

it('names the payer in addition to the recipient', async () => {
  await open({ bill_address: { ...receiver, firstname: 'Ану', phone: '+97695112233' } });
  const payer = screen.getByRole('heading', { name: 'Төлбөр төлөгч' }).closest('section');
  expect(payer).toHaveTextContent('Ану');
  expect(payer).toHaveTextContent('9511 2233');
  const delivery = screen.getByRole('heading', { name: 'Хүргэлтийн хаяг' }).closest('section');
  expect(delivery).toHaveTextContent('Номин');
  expect(delivery).toHaveTextContent('Улаанбаатар, Сүхбаатар, 8-р хороо, 40-25');
});

it('names no payer when the recipient pays', async () => {
  await open({});
  expect(screen.getByRole('heading', { name: 'Хүргэлтийн хаяг' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Төлбөр төлөгч' })).toBeNull();
});

it('names the person who collects the goods for the buyer', async () => {
  const place = { id: 1, name: 'Зайсан', address: 'А', directions: 'Б', phone: '+97670001234', hours: [] };
  await open({ ship_address: null, pickup_location: place, receiver: { name: 'Болд', phone: '+97688114455' } });
  const pickup = screen.getByRole('heading', { name: 'Очиж авах газар' }).closest('section');
  expect(pickup).toHaveTextContent('Хэн очиж авахБолд · 8811 4455');
});
