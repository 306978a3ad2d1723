import { getOrder } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, paidOrderOf, renderSlot, resetStores } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { paymentOf } from '../parts/testing/fixtures';
import { remote } from '../remote';

it('shows what an order costs, and how it was paid', async () => {
  resetStores();
  const payments = [paymentOf({ state: 'completed' })];
  const api = fakeApi(answer(getOrder, paidOrderOf({ payments }), { number: 'R1' }));
  await renderSlot('checkout.order-sums', { number: 'R1' }, { remote, api });
  const sums = await screen.findByRole('region', { name: 'Таны захиалга' });
  expect(sums).toHaveTextContent('Нийт1,000₮');
  expect(sums).toHaveTextContent('QR код−1,000₮');
});

it.each([
  ['Хүргэлт', null],
  ['Очиж авах', { id: 1, name: 'Зайсан', address: 'А', directions: 'Б', phone: '+97670001234', hours: [] }],
])('names the way to the buyer: %s', async (name, pickup_location) => {
  resetStores();
  const api = fakeApi(answer(getOrder, paidOrderOf({ shippable: true, pickup_location }), { number: 'R1' }));
  await renderSlot('checkout.order-sums', { number: 'R1' }, { remote, api });
  await screen.findByRole('region', { name: 'Таны захиалга' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)[1]).toBe(name);
});
