import { groupNights, hasDates, readStay, stayQuery, withAge, withCheckIn, withChildren } from './stay.rules';

const read = (query: string) => readStay(new URLSearchParams(query));
const plain = { checkIn: '', checkOut: '', rooms: 1, adults: 2, children: [] };

it.each([
  ['nothing', '', plain],
  ['days', 'check_in=2026-12-03&check_out=2026-12-05', { ...plain, checkIn: '2026-12-03', checkOut: '2026-12-05' }],
  ['a party', 'rooms=2&adults=3&children=4,9', { ...plain, rooms: 2, adults: 3, children: [4, 9] }],
  ['a form without scripts', 'children=4&children=9', { ...plain, children: [4, 9] }],
  ['no such day', 'check_in=2026-13-40&check_out=tomorrow', plain],
  ['impossible numbers', 'rooms=-1&adults=99&children=18,x,3.5', plain],
])('reads %s', (_, query, state) => expect(read(query)).toEqual(state));

it.each(['', '?check_in=2026-12-03&check_out=2026-12-05&rooms=2&adults=3&children=4%2C9'])(
  'writes its input: %s',
  query => expect(stayQuery(read(query))).toBe(query),
);

it('has dates when both are set', () => {
  expect([hasDates(plain), hasDates({ ...plain, checkIn: '2026-12-03' })]).toEqual([false, false]);
  expect(hasDates({ ...plain, checkIn: '2026-12-03', checkOut: '2026-12-05' })).toBe(true);
});

it.each([
  ['2026-12-10', '2026-12-11'],
  ['2026-12-05', '2026-12-06'],
  ['2026-12-04', '2026-12-05'],
])('keeps the departure after an arrival on %s: %s', (checkIn, checkOut) => {
  const stay = { ...plain, checkIn: '2026-12-03', checkOut: '2026-12-05' };
  expect(withCheckIn(stay, checkIn)).toEqual({ ...stay, checkIn, checkOut });
});

it('preserves the ages of remaining children', () => {
  const two = withChildren({ ...plain, children: [4, 9] }, 3);
  expect(two.children).toEqual([4, 9, 7]);
  expect(withAge(two, 2, 12).children).toEqual([4, 9, 12]);
  expect(withChildren(two, 1).children).toEqual([4]);
});

it('counts nights of one price together', () => {
  const night = (date: string, price: string, weekend = false, season: string | null = null) => ({
    date,
    price,
    display_price: price,
    weekend,
    season,
  });
  const groups = groupNights([
    night('1', '10.0'),
    night('2', '12.0', true),
    night('3', '12.0', true),
    night('4', '10.0'),
  ]);
  expect(groups.map(({ price, weekend, count }) => [price, weekend, count])).toEqual([
    ['10.0', false, 2],
    ['12.0', true, 2],
  ]);
});
