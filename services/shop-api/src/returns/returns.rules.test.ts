import { closesAt, gather, refusalOf, returnableOf, type SoldLine } from './returns.rules';

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
  asked: 0,
  undecided: 0,
};
const after = (seconds: number) => ({ now: new Date(received.getTime() + seconds * 1_000), today: '2026-11-21' });
const wish = (quantity: number, line_item_id = 1) => [{ line_item_id, quantity }];

it.each([24, 48, 72])('closes %s hours after receipt, to the second', hours => {
  const timed = { ...line, hours };
  const last = hours * 3_600 - 1;
  expect(returnableOf(timed, order, after(last))?.quantity).toBe(3);
  expect(refusalOf(wish(1), [timed], order, after(last))).toBeUndefined();
  expect(returnableOf(timed, order, after(last + 1))).toBeUndefined();
  expect(refusalOf(wish(1), [timed], order, after(last + 1))).toBe('RETURN_CLOSED');
});

it('counts from the payment where nothing is sent, and not at all before goods have come', () => {
  const paid = { completed_at: received, delivered_at: null };
  expect(closesAt({ kind: 'coupon', hours: 24 }, paid)).toEqual(new Date('2026-11-22T04:00:00Z'));
  expect(closesAt(line, paid)).toBeNull();
  expect(refusalOf(wish(1), [line], paid, after(0))).toBe('RETURN_EARLY');
});

it.each([
  ['RETURN_LINE', wish(1, 2), line],
  ['RETURN_TOO_MANY', wish(4), line],
  ['RETURN_ASKED', wish(2), { ...line, asked: 2 }],
  ['RETURN_USED', wish(2), { ...line, kind: 'ticket' as const, unused: 1 }],
  ['RETURN_USED', wish(1), { ...line, kind: 'ticket' as const, asked: 1, undecided: 1, unused: 1 }],
  [undefined, wish(1), { ...line, kind: 'ticket' as const, asked: 1, undecided: 0, unused: 1 }],
  [undefined, wish(3), line],
])('says %s', (code, wishes, sold) => expect(refusalOf(wishes, [sold], order, after(1))).toBe(code));

it('takes no stay back whose first day has come', () => {
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
  expect(refusalOf(wish(1), [booked], order, { ...after(1), today: '2026-11-22' })).toBe('RETURN_USED');
});

it('adds up a line that is named twice', () =>
  expect(gather([...wish(1), ...wish(2), ...wish(1, 7)])).toEqual([...wish(3), ...wish(1, 7)]));
