import type { Order } from '@ortoo/contracts';
import { getLease, getOrder } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, orderOf, paidOrderOf, renderSlot, resetStores } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { paymentOf } from '../parts/testing/fixtures';
import { remote } from '../remote';

const number = 'R1';

const open = async (order: Order) => {
  resetStores();
  const lease = { ...answer(getLease, () => new Promise<never>(() => undefined), { number }) };
  const api = fakeApi({ ...answer(getOrder, order, { number }), ...lease });
  return renderSlot('checkout.order-payment', { number }, { remote, api });
};

it('leads an unpaid order to its payment, and to the other ways of paying', async () => {
  await open(orderOf());
  expect(await screen.findByText('Энэ захиалга хараахан төлөгдөөгүй байна.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Үргэлжлүүлэх' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: 'Өөр хэлбэрээр төлөх' })).toHaveAttribute('href', '/checkout/payment');
});

it('says why the last attempt failed', async () => {
  const payments = [paymentOf({ failure_message: 'Картын үлдэгдэл хүрэлцэхгүй байна.' })];
  await open(orderOf({ payment_state: 'failed', payments }));
  expect(await screen.findByText('Картын үлдэгдэл хүрэлцэхгүй байна.')).toBeVisible();
});

it('reports what happens to money that came late', async () => {
  await open(paidOrderOf({ payments: [paymentOf({ notice: 'Илүү төлсөн 500₮ буцна.' })] }));
  expect(await screen.findByText('Илүү төлсөн 500₮ буцна.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['a cancelled order', paidOrderOf({ state: 'canceled', completed_at: null })],
  ['a paid order', paidOrderOf()],
])('has nothing to say of %s', async (_, order) => {
  const { container } = await open(order);
  expect(container.querySelector('a, [role="alert"], [role="status"]')).toBeNull();
});
