import type { OrderLabel } from '@ortoo/contracts';

type Tone = 'waiting' | 'moving' | 'good' | 'bad' | 'plain';

/** Style of each state. */
export const orderTones: Record<OrderLabel, Tone> = {
  'order.state.pending': 'waiting',
  'order.state.payment-pending': 'waiting',
  'order.state.ordered': 'moving',
  'order.state.paid': 'good',
  'order.state.payment-failed': 'bad',
  'order.state.ready': 'moving',
  'order.state.ready-for-pickup': 'moving',
  'order.state.shipped': 'moving',
  'order.state.delivered': 'good',
  'order.state.completed': 'good',
  'order.state.running': 'moving',
  'order.state.finished': 'good',
  'order.state.canceled': 'plain',
  'order.state.returned': 'plain',
  'order.state.expired': 'bad',
  'order.state.out-of-stock': 'bad',
};
