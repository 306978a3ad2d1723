import { addressOf, furthestStep, stepsOf, stepToShow } from './steps.rules';

const order = (state: 'cart' | 'address' | 'delivery' | 'payment' | 'confirm', shippable = true) => ({
  state,
  shippable,
  token: null,
  requirements: [],
});

it('skips address and delivery when nothing is delivered', () => {
  expect(stepsOf(order('cart', false))).toEqual(['payment', 'pay']);
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

describe('of a guest', () => {
  const missing = (field: string) => [{ step: 'sign_in' as const, field, message: '' }];
  const guest = (requirements: ReturnType<typeof missing>, state: 'cart' | 'payment' = 'cart') => ({
    ...order(state),
    token: 'guest',
    requirements,
  });

  it('starts with signing in where the site asks for it', () => {
    expect(stepsOf(guest(missing('user')))[0]).toBe('sign-in');
    expect(stepToShow('address', guest(missing('user')))).toBe('sign-in');
  });

  it('starts with a contact where guests may order, and leads back to it', () => {
    expect(stepsOf(guest(missing('email')))[0]).toBe('contact');
    expect(stepToShow('payment', guest(missing('phone')))).toBe('contact');
    expect(stepToShow(undefined, guest([], 'payment'))).toBe('payment');
    expect(stepToShow('contact', guest([], 'payment'))).toBe('contact');
  });
});
