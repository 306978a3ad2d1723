import type {
  BankEntry,
  MoneyGrantDetail,
  PayableOrder,
  StaffVoucher,
  UnmatchedPayment,
  WalletOwnerDetail,
} from '@ortoo/contracts';
import {
  getMoneyGrant,
  getStatementEntry,
  getWalletOwner,
  listMoneyGrants,
  listPayableOrders,
  listPaymentDifferences,
  listStaffVouchers,
  listStatementEntries,
  listUnmatchedPayments,
  listWalletOwners,
} from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';

const paging = { count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 };

export const exampleEntry: BankEntry = {
  id: 5,
  bank_id: 'b-5',
  booked_at: '2026-11-20T03:00:00Z',
  amount: '150000.0',
  currency: 'MNT',
  payer: 'Дорж Болд',
  payer_iban: 'MN480005005123456789',
  remittance: 'gutal 99112233',
  reference: null,
  verdict: 'unknown_reference',
  expected: null,
  order_number: null,
  returned_at: null,
  outcome: null,
};

export const exampleOrders: PayableOrder[] = [
  {
    ...{ number: 'R100000001', buyer: 'Дорж Болд', phone: '+97699112233', placed_at: '2026-11-20T02:00:00Z' },
    ...{ due: '120000.0', reasons: ['phone'] },
  },
  {
    ...{ number: 'R100000002', buyer: 'Бат Сараа', phone: null, placed_at: '2026-11-19T02:00:00Z' },
    ...{ due: '30000.0', reasons: [] },
  },
];

export const exampleUnmatched: UnmatchedPayment = {
  ...{ id: 3, number: 'P1234567890', order_number: 'R100000001', provider: 'qpay', invoice_id: 'i-3' },
  ...{ amount: '125000.0', currency: 'MNT', reason: 'late', state: 'manual', login: '+97699112233' },
  ...{ created_at: '2026-11-20T03:00:00Z', settled_at: null },
};

const customer = { id: 7, name: 'Дорж Болд', phone: '+97699112233', email: 'bold@example.mn' };

export const exampleVoucher: StaffVoucher = {
  ...{ id: 9, code: 'V-123456789012', name: 'Баярлалаа', amount: '20000.0', display_amount: '20,000₮', customer },
  ...{ min_order: '0.0', brands: null, expires_at: '2026-12-31T15:59:59Z', state: 'held' },
  created_at: '2026-11-20T03:00:00Z',
};

export const exampleGrant: MoneyGrantDetail = {
  ...{ id: 4, kind: 'correction', state: 'proposed', amount: '150000.0', customer, wallet: 'Мөнгөн хэтэвч' },
  ...{ expires_at: null, reason: 'Аялал цуцлагдсан', needs_approval: true, proposed_by: 'Сараа', decided_by: null },
  ...{ is_own: false, created_at: '2026-11-20T03:00:00Z', decided_at: null, code: null },
};

export const exampleOwner: WalletOwnerDetail = {
  customer,
  store_credits: [
    {
      ...{ code: 'money', name: 'Мөнгөн хэтэвч', description: '', funding: 'cash', currency: 'MNT' },
      ...{ amount_remaining: '35000.0', display_amount_remaining: '35,000₮' },
      ...{ amount_authorized: '5000.0', display_amount_authorized: '5,000₮' },
      ...{ min_order: '0.0', min_amount: '1.0', max_share: 1, cashback: 0, brands: null, brand_minimums: {} },
      ...{ expires: null, recharge: null },
    },
  ],
  vouchers: [],
  events: {
    ...paging,
    store_credit_events: [
      {
        ...{ id: 1, created_at: '2026-11-20T03:00:00Z', wallet: 'money', wallet_name: 'Мөнгөн хэтэвч' },
        ...{ reason: 'recharge', memo: 'Цэнэглэлт', amount: '40000.0', display_amount: '40,000₮' },
        ...{ balance: '40000.0', display_balance: '40,000₮', order_number: null },
      },
    ],
  },
};

/** Responses about money. */
export const moneyAnswers = {
  ...answer(listStatementEntries, { ...paging, entries: [exampleEntry] }),
  ...answer(listMoneyGrants, { ...paging, money_grants: [exampleGrant], limit: '100000.0' }),
  ...answer(getMoneyGrant, exampleGrant, { id: exampleGrant.id }),
  ...answer(listWalletOwners, { ...paging, owners: [{ ...customer, balance: '35000.0', moved_at: null }] }),
  ...answer(listStaffVouchers, { ...paging, vouchers: [exampleVoucher] }),
  ...answer(getWalletOwner, exampleOwner, { id: customer.id }),
  ...answer(listUnmatchedPayments, { ...paging, unmatched_payments: [exampleUnmatched] }),
  ...answer(listPaymentDifferences, { differences: [] }),
  ...answer(getStatementEntry, exampleEntry, { id: 5 }),
  ...answer(listPayableOrders, { orders: exampleOrders }, { id: 5 }),
};
