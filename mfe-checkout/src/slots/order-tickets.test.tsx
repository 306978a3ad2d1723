import type { Order } from '@ortoo/contracts';
import { getOrder } from '@ortoo/contracts/endpoints';
import { answer, couponOf, fakeApi, paidOrderOf, renderSlot, resetStores, sameText } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';

const number = 'R100001';

const open = async (shown: Partial<Order>) => {
  resetStores();
  const api = fakeApi(answer(getOrder, paidOrderOf({ number, ...shown }), { number }));
  return renderSlot('checkout.order-tickets', { number }, { remote, api });
};

it('shows a coupon with its code, and how to use it', async () => {
  await open({ coupons: [couponOf()] });
  expect(await screen.findByRole('heading', { level: 2, name: 'Купон, тасалбар' })).toBeVisible();
  expect(screen.getByText('Үйлчлүүлэх үедээ QR кодыг уншуулна.')).toBeVisible();
  expect(screen.getByText(sameText('ABCD-EFGH-JKLM'))).toBeVisible();
});

it('says when a coupon was used, and does not ask to show it', async () => {
  const used = couponOf({ state: 'used', used_at: '2026-12-01T04:00:00Z' });
  await open({ coupons: [used] });
  expect(await screen.findByText(sameText('Ашигласан: 2026 оны 12-р сарын 1, 12:00'))).toBeVisible();
  expect(screen.queryByText(/QR кодыг уншуулна/)).toBeNull();
  expect(screen.queryByText(/хүртэл хүчинтэй/)).toBeNull();
});

it('shows the key of each licence, and until when it is valid or since when it is cancelled', async () => {
  const license = { id: 1, name: 'Цэнэг зөөврийн компьютер', order_number: number, issued_at: '2026-11-21T01:00:00Z' };
  const licenses: Order['licenses'] = [
    { ...license, number: 'LJLK-7MC2-9SA3', valid_until: '2027-11-21T01:00:00Z', state: 'active' },
    { ...license, id: 2, number: 'AB12-CD34-EF56', valid_until: null, state: 'active' },
    {
      ...license,
      id: 3,
      number: 'EF56-GH78-JK90',
      valid_until: null,
      cancelled_at: '2026-11-23T01:00:00Z',
      state: 'cancelled',
    },
  ];
  await open({ licenses });
  expect(await screen.findByRole('heading', { name: 'Лиценз' })).toBeVisible();
  const [first, second, third] = screen.getAllByRole('listitem', { name: license.name });
  expect(first).toHaveTextContent(/LJLK-7MC2-9SA3.*2027 оны.*хүртэл хүчинтэй/);
  expect(second).toHaveTextContent(/AB12-CD34-EF56.*Хугацаагүй/);
  expect(third).toHaveTextContent(/Цуцлагдсан.*EF56-GH78-JK90.*Цуцалсан: 2026 оны/);
  expect(third).not.toHaveTextContent('Хугацаагүй');
  expect(third && within(third).queryByRole('button')).toBeNull();
});
