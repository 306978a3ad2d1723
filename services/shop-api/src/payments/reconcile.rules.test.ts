import type { PaymentReport } from '../providers/payment-provider';
import { describeDifference, differenceOf } from './reconcile.rules';
import type { PaymentRecord } from './records.tables';

const record: PaymentRecord = {
  number: 'P1',
  provider: 'qpay',
  invoice_id: 'i',
  amount: 100,
  state: 'completed',
  refund: 'none',
  unmatched: null,
  unmatched_amount: null,
};
const paid = (amount = 100, currency = 'MNT'): PaymentReport => ({ state: 'paid', invoiceId: 'i', amount, currency });
const nothing: PaymentReport = { state: 'expired', invoiceId: 'i' };
const ended = { state: 'void' };
const owed = (unmatched: PaymentRecord['unmatched']) => ({ ...ended, unmatched, unmatched_amount: 100 });

it.each<[string, Partial<PaymentRecord>, PaymentReport]>([
  ['completed and paid', {}, paid()],
  ['completed, being paid back', { refund: 'pending' }, paid()],
  ['completed, paid back', { refund: 'done' }, nothing],
  ['ended and unpaid', ended, nothing],
  ['open and unpaid', { state: 'pending' }, { state: 'open', invoiceId: 'i' }],
  ['unmatched, being paid back', owed('pending'), paid()],
  ['unmatched, paid back', owed('refunded'), nothing],
  ['unmatched, a task for staff', owed('manual'), paid()],
  ['unmatched in dollars, a task for staff', owed('manual'), paid(100, 'USD')],
  ['unmatched, returned by staff', owed('returned'), paid()],
])('finds no difference: %s', (_, change, report) => {
  expect(differenceOf({ ...record, ...change }, report)).toBeUndefined();
});

it.each<[string, Partial<PaymentRecord>, PaymentReport]>([
  ['completed, never paid', {}, nothing],
  ['completed with another sum', {}, paid(99)],
  ['completed in another currency', {}, paid(100, 'USD')],
  ['paid back here, not there', { refund: 'done' }, paid()],
  ['ended here, paid there', ended, paid()],
  ['open here, paid there', { state: 'pending' }, paid()],
  ['unmatched, paid back here and not there', owed('refunded'), paid()],
  ['unmatched with another sum', owed('manual'), paid(50)],
])('names a difference: %s', (_, change, report) => {
  const difference = differenceOf({ ...record, ...change }, report);
  expect(difference && describeDifference(difference)).toMatch(/^P1: qpay has taken .+, our books say \d+ MNT$/);
});
