import type { Payment } from '@ortoo/contracts';
import { paidAlongside, paidBy } from './payments.rules';

const payment = (id: number, change: Partial<Payment>) =>
  ({ id, state: 'checkout', amount: '1000.0', source: { kind: 'wallet', code: 'money' }, ...change }) as Payment;

it('counts used balances, not the provider, refunds or zero payments', () => {
  const payments = [
    payment(1, {}),
    payment(2, { source: null }),
    payment(3, { state: 'void' }),
    payment(4, { state: 'completed' }),
    payment(5, { amount: '0.0' }),
    payment(6, { state: 'failed' }),
  ];
  expect(paidAlongside({ payments }).map(({ id }) => id)).toEqual([1, 4]);
});

it('names all payments, including the provider’s', () => {
  const payments = [
    payment(1, { state: 'completed' }),
    payment(2, { state: 'completed', source: null }),
    payment(3, { state: 'void', source: null }),
    payment(4, { state: 'completed', amount: '0.0' }),
  ];
  expect(paidBy({ payments }).map(({ id }) => id)).toEqual([1, 2]);
});
