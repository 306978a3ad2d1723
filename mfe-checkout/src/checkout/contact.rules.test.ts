import type { LineItem } from '@ortoo/contracts';
import { lineOf } from '../parts/testing/fixtures';
import { emailFault, needsContact } from './contact.rules';

const orderOf = (token: string | null, ...kinds: LineItem['product']['kind'][]) => ({
  token,
  line_items: kinds.map(kind => lineOf({ product: { ...lineOf().product, kind } })),
});

it.each([
  ['a guest’s codes', orderOf('t', 'coupon'), true],
  ['a guest’s ticket with goods', orderOf('t', 'goods', 'ticket'), true],
  ['a guest’s goods, which the courier brings', orderOf('t', 'goods'), false],
  ['an account’s codes', orderOf(null, 'coupon'), false],
])('decides whether %s need an address', (_, order, needs) => expect(needsContact(order)).toBe(needs));

it.each([
  ['', 'errors.required'],
  ['  ', 'errors.required'],
  ['bold', 'errors.email'],
  ['bold@example', 'errors.email'],
  ['a b@example.mn', 'errors.email'],
  [' bold@example.mn ', undefined],
])('validates the address %j', (email, fault) => expect(emailFault(email)).toBe(fault));
