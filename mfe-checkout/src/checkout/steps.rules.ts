import type { Order } from '@ortoo/contracts';

/** The steps of a checkout, named as in the address bar. */
export type CheckoutStep = 'sign-in' | 'contact' | 'address' | 'delivery' | 'payment' | 'pay';

type Facts = Pick<Order, 'state' | 'shippable' | 'token' | 'requirements'>;

/** A guest signs in, or leaves a contact where the site lets guests order. */
const firstSteps = ({ token, requirements }: Pick<Facts, 'token' | 'requirements'>): CheckoutStep[] => {
  if (!token) return [];
  return requirements.some(({ field }) => field === 'user') ? ['sign-in'] : ['contact'];
};

/** Steps of this order: without delivered lines it has neither address nor delivery. */
export const stepsOf = (order: Omit<Facts, 'state'>): CheckoutStep[] => [
  ...firstSteps(order),
  ...(order.shippable ? (['address', 'delivery'] as const) : []),
  'payment',
  'pay',
];

const reached: Partial<Record<Order['state'], CheckoutStep>> = {
  cart: 'address',
  address: 'address',
  delivery: 'delivery',
  payment: 'payment',
  confirm: 'pay',
};

/** The furthest reachable step of the order. */
export const furthestStep = (order: Facts): CheckoutStep => {
  const [first] = firstSteps(order);
  if (first && order.requirements.some(({ step }) => step === 'sign_in')) return first;
  const step = reached[order.state] ?? 'address';
  return stepsOf(order).includes(step) ? step : 'payment';
};

/** The step to show for a requested one: an earlier step as requested, never one that skips another. */
export const stepToShow = (requested: string | undefined, order: Facts): CheckoutStep => {
  const steps = stepsOf(order);
  const furthest = furthestStep(order);
  const at = steps.indexOf(requested as CheckoutStep);
  return at >= 0 && at <= steps.indexOf(furthest) ? (requested as CheckoutStep) : furthest;
};

/** Address of a step. A paid order is no longer a cart: only its address identifies it then. */
export const addressOf = (step: CheckoutStep, number: string): string =>
  step === 'pay' ? `/checkout/pay?order=${number}` : `/checkout/${step}`;
