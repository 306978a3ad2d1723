import {
  type LowStock,
  rights,
  type Right,
  type StaffCoupon,
  type StaffCoupons,
  type StaffSales,
  type User,
} from '@ortoo/contracts';
import {
  getFailingMethods,
  getLowStock,
  getStaffCoupon,
  getStaffSales,
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

/** A week with two days of sales. */
export const staffSales: StaffSales = {
  days: [
    { date: '2026-11-20', amounts: { goods: '1200000.0', ticket: '90000.0' } },
    { date: '2026-11-21', amounts: { goods: '310000.0', trip: '2400000.0' } },
  ],
  totals: { amount: '4000000.0', orders: 16, refunded: '120000.0' },
  before: { amount: '3200000.0', orders: 20, refunded: '0.0' },
};

export const lowStock: LowStock = {
  variants: [
    {
      ...{ id: 31, product_id: 12, name: 'Эсгий гутал', options_text: '42', sku: 'B-42', slug: 'felt-boots' },
      ...{ image: null, stock: 0, sold: 11, days_left: 0 },
    },
    {
      ...{ id: 32, product_id: 13, name: 'Ноолуур ороолт', options_text: '', sku: 'S-1', slug: 'scarf' },
      ...{ image: null, stock: 4, sold: 12, days_left: 10 },
    },
  ],
  total_count: 5,
};

/** Responses of the fake api when this remote runs alone; its tests use the same. */
export const answers = {
  ...orderAnswers,
  ...productAnswers,
  ...answer(getStaffWork, {}),
  ...answer(getStaffSales, staffSales),
  ...answer(getLowStock, lowStock),
  ...answer(getFailingMethods, { methods: [] }),
  ...answer(listStaffCoupons, couponList),
  ...answer(getStaffCoupon, coupon, { id: coupon.number }),
  ...answer(listCouponScans, { scans: [] }, { id: coupon.number }),
  ...answer(redeemCoupon, usedCoupon, { id: coupon.number }),
};
