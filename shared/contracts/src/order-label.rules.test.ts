import { orderLabel } from './order-label.rules';

const now = Date.parse('2026-11-21T04:00:00Z');
const cart = {
  state: 'cart',
  payment_state: null,
  shipment_state: null,
  delivered_at: null,
  held_until: null,
  shippable: true,
  line_items: [],
} as const;
const complete = { ...cart, state: 'complete' } as const;

describe('orderLabel', () => {
  it.each([
    [cart, 'pending'],
    [{ ...cart, state: 'confirm' }, 'pending'],
    [{ ...cart, line_items: [{ insufficient_stock: true }] }, 'out-of-stock'],
    [{ ...cart, state: 'confirm', held_until: '2026-11-21T03:59:59Z' }, 'expired'],
    [{ ...cart, state: 'confirm', held_until: '2026-11-21T04:09:00Z' }, 'pending'],
    [{ ...cart, state: 'confirm', payment_state: 'failed' }, 'payment-failed'],
    [complete, 'ordered'],
    [{ ...complete, payment_state: 'balance_due' }, 'payment-pending'],
    [{ ...complete, payment_state: 'paid' }, 'paid'],
    [{ ...complete, payment_state: 'paid', shipment_state: 'ready' }, 'ready'],
    [{ ...complete, payment_state: 'paid', shipment_state: 'ready', pickup_location: {} }, 'ready-for-pickup'],
    [{ ...complete, payment_state: 'paid', shipment_state: 'shipped' }, 'shipped'],
    [{ ...complete, payment_state: 'paid', shipment_state: 'shipped', pickup_location: {} }, 'ready-for-pickup'],
    [{ ...complete, payment_state: 'balance_due', delivered_at: '2026-11-20T00:00:00Z' }, 'delivered'],
    [{ ...complete, payment_state: 'paid', delivered_at: '2026-11-20T00:00:00Z' }, 'completed'],
    [{ ...complete, payment_state: 'paid', lease: { state: 'running' } }, 'running'],
    [{ ...complete, payment_state: 'paid', lease: { state: 'finished' } }, 'finished'],
    [{ ...complete, payment_state: 'paid', lease: { state: 'closed' } }, 'paid'],
    [{ ...complete, payment_state: 'paid', shipment_state: 'ready', lease: { state: 'running' } }, 'ready'],
    [
      { ...complete, payment_state: 'paid', delivered_at: '2026-11-20T00:00:00Z', lease: { state: 'running' } },
      'running',
    ],
    [{ ...complete, state: 'canceled' }, 'canceled'],
    [{ ...complete, state: 'awaiting_return' }, 'returned'],
  ] as const)('%j is %s', (order, label) => expect(orderLabel(order, now)).toBe(`order.state.${label}`));
});
