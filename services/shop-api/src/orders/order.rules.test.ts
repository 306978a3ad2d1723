import type { OrderState } from '@ortoo/contracts';
import { blocksOf, checkoutSteps, nextState, type OrderFacts, stateForStep } from './order.rules';

const ready: OrderFacts = {
  state: 'cart',
  lines: 2,
  short: undefined,
  signedIn: true,
  guestCheckout: false,
  shippable: true,
  hasAddress: true,
  rates: 1,
  hasDelivery: true,
  hasPayment: true,
  pickupLacksStock: false,
  lacksEmail: false,
  lacksPhone: false,
  ageFault: undefined,
};

it('leads a shipped order through every step', () => {
  const walked: OrderState[] = [];
  let order = ready;
  for (let step = nextState(order); step.ok; step = nextState(order)) {
    walked.push(step.value);
    order = { ...order, state: step.value };
  }
  expect(walked).toEqual(['address', 'delivery', 'payment', 'confirm']);
  expect(nextState(order)).toEqual({ ok: false, code: 'PAYMENT_REQUIRED' });
});

it('skips the address for an order of coupons', () => {
  expect(checkoutSteps({ shippable: false })).toEqual(['payment', 'confirm', 'complete']);
  expect(nextState({ ...ready, shippable: false, hasAddress: false })).toEqual({ ok: true, value: 'payment' });
});

it.each<[string, Partial<OrderFacts>, string]>([
  ['empty', { lines: 0 }, 'CART_EMPTY'],
  ['short of stock', { short: { code: 'QUANTITY_UNAVAILABLE' } }, 'QUANTITY_UNAVAILABLE'],
  ['of a visitor', { signedIn: false }, 'LOGIN_REQUIRED'],
  ['without an address', { state: 'address', hasAddress: false }, 'ADDRESS_MISSING'],
  ['for a store that lacks something of it', { state: 'address', pickupLacksStock: true }, 'PICKUP_LACKS'],
  ['that its store can no longer serve', { state: 'payment', pickupLacksStock: true }, 'PICKUP_LACKS'],
  ['without a way of delivery', { state: 'delivery', rates: 0, hasDelivery: false }, 'CANNOT_SHIP'],
  ['without a delivery choice', { state: 'delivery', hasDelivery: false }, 'DELIVERY_UNKNOWN'],
  ['without a way of paying', { state: 'payment', hasPayment: false }, 'PAYMENT_METHOD_MISSING'],
  ['of a guest without an email address', { lacksEmail: true }, 'CONTACT_MISSING'],
  ['of a guest without a phone number', { lacksPhone: true }, 'PHONE_MISSING'],
  ['with alcohol for someone of unknown age', { state: 'payment', ageFault: 'AGE_UNCONFIRMED' }, 'AGE_UNCONFIRMED'],
  ['with alcohol for someone too young', { state: 'payment', ageFault: 'AGE_TOO_YOUNG' }, 'AGE_TOO_YOUNG'],
  ['complete', { state: 'complete' }, 'STATE_TRANSITION'],
])('leaves an order %s where it is', (_, change, code) => {
  expect(nextState({ ...ready, ...change })).toEqual({ ok: false, code });
});

it('lets a visitor order when the site allows it', () =>
  expect(nextState({ ...ready, signedIn: false, guestCheckout: true }).ok).toBe(true));

it('lists everything that is missing, in the order of the steps', () => {
  const bare = { ...ready, hasAddress: false, rates: 0, hasDelivery: false, hasPayment: false };
  expect(blocksOf(bare).map(block => block.step)).toEqual(['address', 'payment']);
});

it('goes back when the input of an earlier step changes, and never forward', () => {
  expect(stateForStep('confirm', 'address', ready)).toBe('address');
  expect(stateForStep('address', 'payment', ready)).toBe('address');
});
