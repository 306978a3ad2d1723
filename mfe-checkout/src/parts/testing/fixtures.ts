import type { OrderPaymentMethod, Payment, PaymentMethod, User } from '@ortoo/contracts';
import type { ApiError } from '@ortoo/http';

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
