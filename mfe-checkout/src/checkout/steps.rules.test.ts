import { addressOf, furthestStep, stepsOf, stepToShow } from './steps.rules';

const order = (state: 'cart' | 'address' | 'delivery' | 'payment' | 'confirm', shippable = true) => ({
  state,
  shippable,
});

it('skips address and delivery when nothing is delivered', () => {
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
])('%j is at step %s', (facts, step) => expect(furthestStep(facts)).toBe(step));

it.each([
  ['pay', order('delivery'), 'delivery'],
  ['address', order('payment'), 'address'],
  ['delivery', order('confirm'), 'delivery'],
  [undefined, order('payment'), 'payment'],
  ['nonsense', order('payment'), 'payment'],
  ['address', order('cart', false), 'payment'],
])('requested %s of %j shows %s', (requests, facts, step) => expect(stepToShow(requests, facts)).toBe(step));

it('has the order number only in the address of its payment', () => {
  expect([addressOf('payment', 'R1'), addressOf('pay', 'R1')]).toEqual(['/checkout/payment', '/checkout/pay?order=R1']);
});
