import { closesAt, gather, errorOf, returnableOf, type SoldLine } from './returns.rules';

const received = new Date('2026-11-21T04:00:00Z');
const order = { completed_at: received, delivered_at: received };
const line: SoldLine = {
  id: 1,
  kind: 'goods',
  quantity: 3,
  price: 1_000,
  hours: 48,
  booking: null,
  unused: null,
  requested: 0,
  undecided: 0,
};
const after = (seconds: number) => ({ now: new Date(received.getTime() + seconds * 1_000), today: '2026-11-21' });
const item = (quantity: number, line_item_id = 1) => [{ line_item_id, quantity }];

it.each([24, 48, 72])('closes %s hours after receipt, to the second', hours => {
  const timed = { ...line, hours };
  const last = hours * 3_600 - 1;
  expect(returnableOf(timed, order, after(last))?.quantity).toBe(3);
  expect(errorOf(item(1), [timed], order, after(last))).toBeUndefined();
  expect(returnableOf(timed, order, after(last + 1))).toBeUndefined();
  expect(errorOf(item(1), [timed], order, after(last + 1))).toBe('RETURN_CLOSED');
});

it('counts from the payment when nothing is sent, and not at all before goods have arrived', () => {
  const paid = { completed_at: received, delivered_at: null };
  expect(closesAt({ kind: 'coupon', hours: 24 }, paid)).toEqual(new Date('2026-11-22T04:00:00Z'));
  expect(closesAt(line, paid)).toBeNull();
  expect(errorOf(item(1), [line], paid, after(0))).toBe('RETURN_EARLY');
});

it.each([
  ['RETURN_LINE', item(1, 2), line],
  ['RETURN_TOO_MANY', item(4), line],
  ['RETURN_ASKED', item(2), { ...line, requested: 2 }],
  ['RETURN_USED', item(2), { ...line, kind: 'ticket' as const, unused: 1 }],
  ['RETURN_USED', item(1), { ...line, kind: 'ticket' as const, requested: 1, undecided: 1, unused: 1 }],
  [undefined, item(1), { ...line, kind: 'ticket' as const, requested: 1, undecided: 0, unused: 1 }],
  [undefined, item(3), line],
])('reports %s', (code, items, sold) => expect(errorOf(items, [sold], order, after(1))).toBe(code));

it('accepts no stay after its first day', () => {
  const stay = {
    kind: 'stay' as const,
    check_in: '2026-11-22',
    check_out: '2026-11-23',
    rooms: 1,
    adults: 2,
    children: [],
  };
  const booked = { ...line, kind: 'hotel' as const, quantity: 1, booking: stay };
  expect(returnableOf(booked, order, after(1))?.quantity).toBe(1);
  expect(errorOf(item(1), [booked], order, { ...after(1), today: '2026-11-22' })).toBe('RETURN_USED');
});

it('adds up a line that is named twice', () =>
  expect(gather([...item(1), ...item(2), ...item(1, 7)])).toEqual([...item(3), ...item(1, 7)]));
