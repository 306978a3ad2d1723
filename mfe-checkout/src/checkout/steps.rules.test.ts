import { addressOf, furthestStep, stepsOf, stepToShow } from './steps.rules';

const order = (state: 'cart' | 'address' | 'delivery' | 'payment' | 'confirm', shippable = true) => ({
  state,
  shippable,
});

it('spares what is not delivered the address and the delivery', () => {
  expect(stepsOf({ shippable: false })).toEqual(['payment', 'pay']);
});

it.each([
  [order('cart'), 'address'],
  [order('address'), 'address'],
  [order('delivery'), 'delivery'],
  [order('payment'), 'payment'],
  [order('confirm'), 'pay'],
  [order('cart', false), 'payment'],
  [order('delivery', false), 'payment'],
])('%j has come to %s', (facts, step) => expect(furthestStep(facts)).toBe(step));

it.each([
  ['pay', order('delivery'), 'delivery'],
  ['address', order('payment'), 'address'],
  ['delivery', order('confirm'), 'delivery'],
  [undefined, order('payment'), 'payment'],
  ['nonsense', order('payment'), 'payment'],
  ['address', order('cart', false), 'payment'],
])('asked for %s of %j it shows %s', (requests, facts, step) => expect(stepToShow(requests, facts)).toBe(step));

it('keeps the number of the order in the address of its payment only', () => {
  expect([addressOf('payment', 'R1'), addressOf('pay', 'R1')]).toEqual(['/checkout/payment', '/checkout/pay?order=R1']);
});
