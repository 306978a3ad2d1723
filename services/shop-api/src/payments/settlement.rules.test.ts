import { evaluate } from './settlement.rules';

const expected = { amount: 129_000, invoice_id: 'a' };
const paid = { state: 'paid', invoiceId: 'a', amount: 129_000, currency: 'MNT' } as const;

it.each([
  ['the exact sum', paid, 'paid'],
  ['a smaller sum', { ...paid, amount: 128_999 }, 'wrong-sum'],
  ['a larger sum', { ...paid, amount: 129_001 }, 'wrong-sum'],
  ['another currency', { ...paid, currency: 'USD' }, 'wrong-sum'],
  ['another invoice', { ...paid, invoiceId: 'b' }, 'foreign'],
  ['an open invoice', { state: 'open', invoiceId: 'a' }, 'open'],
  ['a declined payment', { state: 'failed', invoiceId: 'a' }, 'failed'],
  ['an expired invoice', { state: 'expired', invoiceId: 'a' }, 'expired'],
] as const)('%s', (_, report, status) => expect(evaluate(expected, report)).toBe(status));
