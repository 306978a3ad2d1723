import { rights, type Right, type StaffCoupon, type StaffCoupons, type User } from '@ortoo/contracts';
import {
  getStaffCoupon,
  getStaffWork,
  listCouponScans,
  listStaffCoupons,
  redeemCoupon,
} from '@ortoo/contracts/endpoints';
import { exampleUser } from '@ortoo/testing/example-user';
import { answer } from '@ortoo/testing/fake-api';
import { orderAnswers } from './orders';
import { productAnswers } from './products';

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

/** A member of staff with these rights. */
export const memberOf = (...granted: Right[]): User => ({
  ...exampleUser,
  id: 2,
  firstname: 'Сараа',
  roles: ['staff'],
  rights: granted,
  vendor: null,
});

/** A member of staff who may do everything. */
export const manager = memberOf(...rights);

/** Responses of the fake api when this remote runs alone; its tests use the same. */
export const answers = {
  ...orderAnswers,
  ...productAnswers,
  ...answer(getStaffWork, {}),
  ...answer(listStaffCoupons, couponList),
  ...answer(getStaffCoupon, coupon, { id: coupon.number }),
  ...answer(listCouponScans, { scans: [] }, { id: coupon.number }),
  ...answer(redeemCoupon, usedCoupon, { id: coupon.number }),
};
