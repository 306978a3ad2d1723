import type { OrderState, Requirement } from '@ortoo/contracts';
import type { Rejection } from '../http/domain-error';
import type { AgeFault } from './age.rules';

/** Order data that the rules need. */
export interface OrderFacts {
  state: OrderState;
  lines: number;
  /** Reason why some line is not available. */
  short: Rejection | undefined;
  signedIn: boolean;
  guestCheckout: boolean;
  shippable: boolean;
  hasAddress: boolean;
  /** The pickup store has too little of something. */
  pickupLacksStock: boolean;
  /** Ways of delivery to the address. */
  rates: number;
  hasDelivery: boolean;
  hasPayment: boolean;
  /** A guest has given no email address, or no phone number. */
  lacksEmail: boolean;
  lacksPhone: boolean;
  /** Why the buyer may not have the alcohol among the lines. */
  ageFault: AgeFault | undefined;
}

const shipped = ['cart', 'address', 'delivery', 'payment', 'confirm', 'complete'] as const;
const issued = ['cart', 'payment', 'confirm', 'complete'] as const;

/** The states an order passes through. Without delivery it needs neither address nor delivery. */
export const statesOf = (order: Pick<OrderFacts, 'shippable'>): readonly OrderState[] =>
  order.shippable ? shipped : issued;

export const checkoutSteps = (order: Pick<OrderFacts, 'shippable'>): OrderState[] => statesOf(order).slice(1);

type Block = Pick<Requirement, 'step' | 'field'> & Rejection;

/** Everything that blocks the payment of this order, in the order of the steps. */
export const blocksOf = (order: OrderFacts): Block[] => {
  const rules: [boolean, Block][] = [
    [order.lines === 0, { step: 'cart', field: 'line_items', code: 'CART_EMPTY' }],
    [order.short !== undefined, { step: 'cart', field: 'line_items', code: 'OUT_OF_STOCK', ...order.short }],
    [!order.signedIn && !order.guestCheckout, { step: 'sign_in', field: 'user', code: 'LOGIN_REQUIRED' }],
    [order.lacksEmail, { step: 'sign_in', field: 'email', code: 'CONTACT_MISSING' }],
    [order.lacksPhone, { step: 'sign_in', field: 'phone', code: 'PHONE_MISSING' }],
    [order.shippable && !order.hasAddress, { step: 'address', field: 'ship_address', code: 'ADDRESS_MISSING' }],
    [order.pickupLacksStock, { step: 'address', field: 'pickup_location_id', code: 'PICKUP_LACKS' }],
    [
      order.shippable && order.hasAddress && order.rates === 0,
      { step: 'delivery', field: 'shipments', code: 'CANNOT_SHIP' },
    ],
    [
      order.shippable && order.rates > 0 && !order.hasDelivery,
      { step: 'delivery', field: 'shipments', code: 'DELIVERY_UNKNOWN' },
    ],
    [order.ageFault !== undefined, { step: 'payment', field: 'birth_date', code: order.ageFault ?? 'AGE_UNCONFIRMED' }],
    [!order.hasPayment, { step: 'payment', field: 'payments', code: 'PAYMENT_METHOD_MISSING' }],
  ];
  return rules.filter(([blocks]) => blocks).map(([, block]) => block);
};

const reasonOf = ({ step: _, field: __, ...reason }: Block): Rejection => reason;

const stepsBefore: Partial<Record<OrderState, readonly Requirement['step'][]>> = {
  cart: ['cart', 'sign_in'],
  address: ['cart', 'sign_in', 'address'],
  delivery: ['cart', 'sign_in', 'address', 'delivery'],
  payment: ['cart', 'sign_in', 'address', 'delivery', 'payment'],
};

/** The next state, or why the order stays where it is. Only a payment leads from confirm to complete. */
export const nextState = (order: OrderFacts): { ok: true; value: OrderState } | ({ ok: false } & Rejection) => {
  const steps = stepsBefore[order.state];
  if (!steps) return { ok: false, code: order.state === 'confirm' ? 'PAYMENT_REQUIRED' : 'STATE_TRANSITION' };
  const block = blocksOf(order).find(({ step }) => steps.includes(step));
  if (block) return { ok: false, ...reasonOf(block) };
  const states = statesOf(order);
  const position = states.indexOf(order.state);
  // When the last shipped line is removed, the current step of the order no longer exists.
  return { ok: true, value: position < 0 ? 'payment' : (states[position + 1] ?? order.state) };
};

/** The state an order goes back to when the input of an earlier step changes. */
export const stateForStep = (state: OrderState, step: OrderState, order: Pick<OrderFacts, 'shippable'>): OrderState => {
  const states = statesOf(order);
  return states.indexOf(step) >= 0 && states.indexOf(step) < states.indexOf(state) ? step : state;
};
