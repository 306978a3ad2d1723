import { limits, type HotelNight } from '@ortoo/contracts';
import {
  addMonths,
  canArrive,
  chooseDay,
  dayAfterKey,
  lastDeparture,
  placeInStay,
  seasonsOf,
  weekdayOf,
  weeksOf,
} from './calendar.rules';

const night = (date: string, price: number | null): [string, HotelNight] => [
  date,
  {
    date,
    price: price === null ? null : `${price}.0`,
    display_price: '',
    rooms_left: 1,
    weekend: false,
    season: null,
  },
];
const calendar = {
  today: '2026-11-24',
  longest: limits.stayNights,
  nights: new Map([night('2026-12-04', 200_000), night('2026-12-05', null), night('2026-12-06', 240_000)]),
};

describe('weeks of a month', () => {
  it('begin on Monday, with empty cells for other months', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks.at(-1)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null]);
  });

  it.each([
    ['2026-02', 5],
    ['2027-02', 4],
    ['2026-08', 6],
  ])('%s has %i', (month, count) => expect(weeksOf(month)).toHaveLength(count));

  it('end with Sunday, day 7', () => expect([weekdayOf('2026-12-06'), weekdayOf('2026-12-07')]).toEqual([7, 1]));
  it('cross the year', () =>
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']));
});

it.each<[string, boolean, string | undefined]>([
  ['ArrowLeft', false, '2026-12-30'],
  ['ArrowRight', false, '2027-01-01'],
  ['ArrowUp', false, '2026-12-24'],
  ['ArrowDown', false, '2027-01-07'],
  ['Home', false, '2026-12-28'],
  ['End', false, '2027-01-03'],
  ['PageUp', false, '2026-11-30'],
  ['PageDown', false, '2027-01-31'],
  ['PageDown', true, '2027-12-31'],
  ['PageUp', true, '2025-12-31'],
  ['a', false, undefined],
])('the key %s (shift: %s) moves from 31 December to %s', (key, isShifted, date) =>
  expect(dayAfterKey('2026-12-31', key, isShifted)).toBe(date),
);

describe('a day', () => {
  it.each([
    ['today', '2026-11-24', true],
    ['yesterday', '2026-11-23', false],
    ['whose night is full', '2026-12-05', false],
    ['that is not loaded', '2027-03-01', true],
    ['with one night before the end of the window', '2028-05-26', true],
    ['at the end of the window', '2028-05-27', false],
  ])('%s: an arrival? %s', (_, date, expected) => expect(canArrive(date, calendar)).toBe(expected));

  it('of a full night is the last departure', () => expect(lastDeparture('2026-12-03', calendar)).toBe('2026-12-05'));
  it(`ends the longest stay of ${limits.stayNights} nights`, () =>
    expect(lastDeparture('2026-12-06', calendar)).toBe('2027-01-05'));
  it('ends the window', () => expect(lastDeparture('2028-05-20', calendar)).toBe('2028-05-27'));
});

describe('the choice of a day', () => {
  const arrived = { checkIn: '2026-12-03', checkOut: '' };
  const both = { checkIn: '2026-12-01', checkOut: '2026-12-03' };
  it.each([
    ['is an arrival first', { checkIn: '', checkOut: '' }, '2026-12-03', arrived],
    [
      'is then a departure, on the day of a full night too',
      arrived,
      '2026-12-05',
      { ...arrived, checkOut: '2026-12-05' },
    ],
    ['beyond a full night is none', arrived, '2026-12-06', undefined],
    ['before the arrival is another arrival', arrived, '2026-12-01', { checkIn: '2026-12-01', checkOut: '' }],
    ['of the arrival again changes nothing', arrived, '2026-12-03', arrived],
    ['begins again after a whole stay', both, '2026-12-04', { checkIn: '2026-12-04', checkOut: '' }],
    ['of a full night is no arrival', both, '2026-12-05', undefined],
  ])('%s', (_, dates, date, expected) => expect(chooseDay(dates, date, calendar)).toEqual(expected));

  it.each([
    ['2026-12-01', 'in'],
    ['2026-12-02', 'between'],
    ['2026-12-03', 'out'],
    ['2026-12-04', undefined],
  ])('%s is %s in the stay', (date, place) => expect(placeInStay(both, date)).toBe(place));
  it('has nothing between without a departure', () => expect(placeInStay(arrived, '2026-12-04')).toBeUndefined());
});

it('names each season of the shown months once', () => {
  const [first, second] = [night('2026-12-29', 1), night('2026-12-30', 1)];
  const nights = new Map([first, second].map(([date, of]) => [date, { ...of, season: 'New Year' }]));
  expect(seasonsOf(nights, ['2026-12', '2027-01'])).toEqual(['New Year']);
  expect(seasonsOf(nights, ['2027-01'])).toEqual([]);
});
