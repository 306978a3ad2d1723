import type { StaffCoupon, StaffCoupons } from '@ortoo/contracts';
import { listStaffCoupons, redeemCoupon } from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';

const coupon: StaffCoupon = {
  id: 1,
  number: 'ABCD-EFGH-JKLM',
  code: 'C1.k1.1.ABCD-EFGH-JKLM.1.signature',
  kind: 'coupon',
  state: 'active',
  name: 'Тэрэлж, гэр буудлын купон',
  options_text: '2 хүн, 1 шөнө',
  image: null,
  store_name: 'Тэрэлж лодж',
  place: 'Тэрэлж',
  order_number: 'R100000001',
  issued_at: '2026-11-20T03:00:00Z',
  valid_until: '2027-05-20T03:00:00Z',
  event_at: null,
  used_at: null,
  qr_url: '/api/v2/coupons/1/qr.svg',
  pdf_url: '/api/v2/coupons/1/ticket.pdf',
  buyer_name: 'Болд Дорж',
  buyer_phone: '••••2233',
  used_by: null,
  used_where: null,
};

export const couponList: StaffCoupons = {
  coupons: [coupon],
  count: 1,
  total_count: 1,
  current_page: 1,
  per_page: 20,
  pages: 1,
};

/** The listed coupon after its use. */
export const usedCoupon: StaffCoupon = { ...coupon, state: 'used', used_at: '2026-11-21T04:00:00Z' };

/** Responses of the fake api when this remote runs alone; its tests use the same. */
export const answers = {
  ...answer(listStaffCoupons, couponList),
  ...answer(redeemCoupon, usedCoupon, { id: coupon.number }),
};
