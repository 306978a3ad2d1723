import type { BankEntry, PayableOrder, UnmatchedPayment } from '@ortoo/contracts';
import {
  getStatementEntry,
  listPayableOrders,
  listPaymentDifferences,
  listStatementEntries,
  listUnmatchedPayments,
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

/** Responses about money. */
export const moneyAnswers = {
  ...answer(listStatementEntries, { ...paging, entries: [exampleEntry] }),
  ...answer(listUnmatchedPayments, { ...paging, unmatched_payments: [exampleUnmatched] }),
  ...answer(listPaymentDifferences, { differences: [] }),
  ...answer(getStatementEntry, exampleEntry, { id: 5 }),
  ...answer(listPayableOrders, { orders: exampleOrders }, { id: 5 }),
};
