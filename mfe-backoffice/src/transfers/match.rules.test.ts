import type { PayableOrder } from '@ortoo/contracts';
import { faultOf, leftOf, withOrder } from './match.rules';

const order = (number: string, due: number): PayableOrder => ({
  ...{ number, buyer: 'Болд', phone: null, placed_at: '2026-11-20T03:00:00Z', due: `${due}.0`, reasons: [] },
});

it('gives an order what it needs, and the next one what is left', () => {
  const parts = withOrder(withOrder([], order('R1', 70_000), 100_000), order('R2', 50_000), 100_000);
  expect(parts.map(({ amount }) => amount)).toEqual(['70000', '30000']);
  expect(leftOf(100_000, parts)).toBe(0);
});

it.each([
  [[], { fault: 'empty' }],
  [['0'], { fault: 'zero', order: 'R0' }],
  [['60000'], { fault: 'over', order: 'R0' }],
  [['50000', '50000', '50000'], { fault: 'sum' }],
  [['50000', '50000'], undefined],
])('the parts %j have %j', (amounts, fault) => {
  const parts = amounts.map((amount, at) => ({ order_number: `R${at}`, buyer: '', due: 50_000, amount }));
  expect(faultOf(100_000, parts)).toEqual(fault);
});
