import type { Order } from '@ortoo/contracts';

/** The steps of a checkout, in the address bar as they are here. */
export type CheckoutStep = 'address' | 'delivery' | 'payment' | 'pay';

type Facts = Pick<Order, 'state' | 'shippable'>;

/** Steps this order goes through: what is not delivered needs neither address nor delivery. */
export const stepsOf = ({ shippable }: Pick<Order, 'shippable'>): CheckoutStep[] =>
  shippable ? ['address', 'delivery', 'payment', 'pay'] : ['payment', 'pay'];

const reached: Partial<Record<Order['state'], CheckoutStep>> = {
  cart: 'address',
  address: 'address',
  delivery: 'delivery',
  payment: 'payment',
  confirm: 'pay',
};

/** The furthest step the order may be at. */
export const furthestStep = (order: Facts): CheckoutStep => {
  const step = reached[order.state] ?? 'address';
  return stepsOf(order).includes(step) ? step : 'payment';
};

/** The step to show for the one asked for: an earlier one as asked, never one that would skip another. */
export const stepToShow = (requested: string | undefined, order: Facts): CheckoutStep => {
  const steps = stepsOf(order);
  const furthest = furthestStep(order);
  const at = steps.indexOf(requested as CheckoutStep);
  return at >= 0 && at <= steps.indexOf(furthest) ? (requested as CheckoutStep) : furthest;
};

/** Where a step is. An order that is paid is no cart any more: only its address knows then which one it was. */
export const addressOf = (step: CheckoutStep, number: string): string =>
  step === 'pay' ? `/checkout/pay?order=${number}` : `/checkout/${step}`;
