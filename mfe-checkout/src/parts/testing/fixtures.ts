import type {
  Address,
  Coupon,
  LineItem,
  Order,
  OrderPaymentMethod,
  Payment,
  PaymentMethod,
  User,
} from '@ortoo/contracts';
import type { ApiError } from '@ortoo/http';
import { exampleOrder } from '@ortoo/testing';

/** A delivery address. */
export const address: Address = {
  id: 1,
  firstname: 'Номин',
  lastname: '',
  phone: '+97688112233',
  email: null,
  country: 'MN',
  province: '11',
  province_name: 'Улаанбаатар',
  district: '1119',
  district_name: 'Сүхбаатар',
  subdistrict: '8',
  address1: '40-25',
  address2: null,
  zipcode: null,
};

/** A signed-in user. */
export const user: User = {
  id: 7,
  email: null,
  phone: null,
  firstname: 'Болд',
  lastname: '',
  roles: ['shopper'],
  ship_address: null,
};

/** A line of an order. */
export const lineOf = (change: Partial<LineItem> = {}): LineItem => ({
  id: 7,
  variant_id: 70,
  quantity: 1,
  price: '1000.0',
  display_price: '1,000₮',
  total: '1000.0',
  display_total: '1,000₮',
  options: {},
  gift: false,
  product: { id: 1, sku: 'B', name: 'Эсгий гутал', slug: 'boots', kind: 'goods', image: null },
  options_text: '',
  max_quantity: 9,
  insufficient_stock: false,
  previous_price: null,
  ...change,
});

/** A cart with one line. */
export const orderOf = (change: Partial<Order> = {}): Order => ({
  ...exampleOrder,
  number: 'R1',
  item_total: '1000.0',
  display_item_total: '1,000₮',
  display_ship_total: '0₮',
  included_tax_total: '91.0',
  display_included_tax_total: '91₮',
  total: '1000.0',
  display_total: '1,000₮',
  amount_due: '1000.0',
  display_amount_due: '1,000₮',
  total_quantity: 1,
  created_at: '2026-11-21T00:00:00Z',
  updated_at: '2026-11-21T00:00:00Z',
  checkout_steps: ['address', 'delivery', 'payment', 'confirm', 'complete'],
  line_items: [lineOf()],
  order_total_after_store_credit: '1000.0',
  ...change,
});

/** A paid order without lines. */
export const paidOrderOf = (change: Partial<Order> = {}): Order =>
  orderOf({
    state: 'complete',
    payment_state: 'paid',
    completed_at: '2026-11-21T00:00:00Z',
    line_items: [],
    shippable: false,
    ...change,
  });

/** A payment by QR code. */
export const paymentOf = (change: Partial<Payment> = {}): Payment => ({
  id: 9,
  number: 'P1',
  amount: '1000.0',
  display_amount: '1,000₮',
  state: 'checkout',
  payment_method_id: 1,
  payment_method_name: 'QR код',
  payment_method: { id: 1, code: 'qpay', name: 'QR код', kind: 'qr' },
  source: null,
  invoice: null,
  created_at: '2026-11-21T00:00:00Z',
  ...change,
});

/** Payment by QR code. */
export const qrMethod: PaymentMethod = {
  id: 1,
  code: 'qpay',
  kind: 'qr',
  name: 'QR код',
  description: 'Аппаараа төлнө',
  available: true,
  reason: null,
};

/** The same in the context of an order. */
export const orderMethodOf = (change: Partial<OrderPaymentMethod> = {}): OrderPaymentMethod => ({
  ...qrMethod,
  fee: '0.0',
  display_fee: '0₮',
  minimum: '1.0',
  display_minimum: '1₮',
  maximum: '90000.0',
  display_maximum: '90,000₮',
  share: 1,
  balance: null,
  display_balance: null,
  applied: '0.0',
  display_applied: '0₮',
  voucher_id: null,
  reason_code: null,
  ...change,
});

/** A valid ticket. */
export const couponOf = (change: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  number: 'ABCD-EFGH-JKLM',
  code: 'C1.k1.1.ABCD-EFGH-JKLM.1.signature',
  kind: 'ticket',
  state: 'active',
  name: 'Хөгжмийн наадам',
  options_text: '',
  image: null,
  store_name: 'Өртөө',
  place: 'Цэнгэлдэх хүрээлэн',
  order_number: 'R100001',
  issued_at: '2026-11-21T04:00:00Z',
  valid_until: '2027-05-20T00:00:00Z',
  event_at: '2027-05-19T11:00:00Z',
  used_at: null,
  qr_url: '/api/v2/coupons/1/qr.svg',
  pdf_url: '/api/v2/coupons/1/ticket.pdf',
  ...change,
});

/** Paging of a list whose entries all fit on one page. */
export const pagingOf = (count: number) => ({
  count,
  total_count: count,
  current_page: 1,
  per_page: 100,
  pages: count > 0 ? 1 : 0,
});

/** A fake answer that is an error. */
export const fail = (error: ApiError) => (): never => {
  throw error;
};
