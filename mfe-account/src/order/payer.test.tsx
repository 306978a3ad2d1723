import type { Order } from '@ortoo/contracts';
import { getOrder } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, renderPage, resetStores, exampleAddress as receiver, orderOf } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const order = orderOf({ number: 'R100001', state: 'confirm', line_items: [], ship_address: receiver });

const shipment: Order['shipments'][number] = {
  id: 1,
  number: 'H1',
  state: 'pending',
  cost: '0.0',
  display_cost: '0₮',
  tracking: null,
  shipped_at: null,
  delivered_at: null,
  shipping_rates: [],
};

const store = { id: 1, name: 'Зайсан', address: 'А', directions: 'Б', phone: '+97670001234', hours: [] };

const open = async (shown: Partial<Order>) => {
  resetStores();
  const api = fakeApi(answer(getOrder, { ...order, ...shown }, { number: 'R100001' }));
  await renderPage('/orders/R100001', { remote, api });
  await screen.findByRole('heading', { level: 1 });
};

it('names the payer in addition to the recipient', async () => {
  await open({ bill_address: { ...receiver, firstname: 'Ану', phone: '+97695112233' } });
  const payer = screen.getByRole('heading', { name: 'Төлбөр төлөгч' }).closest('section');
  expect(payer).toHaveTextContent('Төлөгчийн нэрАну');
  expect(payer).toHaveTextContent('9511 2233');
  expect(payer).toHaveTextContent('40-25');
  const delivery = screen.getByRole('heading', { name: 'Хүргэлтийн хаяг' }).closest('section');
  expect(delivery).toHaveTextContent('Номин');
  expect(delivery).toHaveTextContent('Улаанбаатар, Сүхбаатар, 8-\u2060р хороо, 40-25');
});

it.each([
  ['ready', null, 'Хүргэлтэд бэлэн'],
  ['shipped', null, 'Замдаа гарсан'],
  ['ready', store, 'Авахад бэлэн'],
] as const)('says one and the same of goods that are %s', async (state, pickup_location, text) => {
  await open({
    state: 'complete',
    payment_state: 'paid',
    shipment_state: state,
    completed_at: '2026-11-21T00:00:00Z',
    pickup_location,
    shipments: [{ ...shipment, state }],
  });
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(screen.queryByText(/бэлтгэж/i)).toBeNull();
});

it('names no payer when the recipient pays', async () => {
  await open({});
  expect(screen.getByRole('heading', { name: 'Хүргэлтийн хаяг' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Төлбөр төлөгч' })).toBeNull();
});

it('names the person who collects the goods for the buyer', async () => {
  await open({
    ship_address: null,
    pickup_location: store,
    receiver: { name: 'Болд', phone: '+97688114455' },
    shipments: [shipment],
  });
  const pickup = screen.getByRole('heading', { name: 'Захиалга олгох цэг' }).closest('section');
  expect(pickup).toHaveTextContent('Хэн очиж авахБолд · 8811 4455');
  expect(screen.getByRole('heading', { name: 'Олголтын явц' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Хүрг/ })).toBeNull();
});
