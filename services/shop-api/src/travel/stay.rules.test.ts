import { assert, integer, property, record } from 'fast-check';
import { addDays, dayIn } from './days.rules';
import {
  checkDates,
  extraBedsFor,
  nightsOf,
  nightsToBook,
  lowestSeasonPercent,
  priceStay,
  type RoomRates,
  seasonOf,
  unsoldIn,
  nightPrice,
} from './stay.rules';

const high = { name: 'summer', first_day: '06-15', last_day: '08-31', percent: 130 };
const newYear = { name: 'new year', first_day: '12-30', last_day: '01-02', percent: 150 };
const rates = {
  night: 100_000,
  beds: 2,
  extra_beds: 1,
  extra_bed_price: 40_000,
  weekend_percent: 120,
  child_free_under: 6,
  child_under: 13,
  child_percent: 50,
  seasons: [high, newYear],
  own: {},
} satisfies RoomRates;
const guests = (adults: number, children: number[] = [], rooms = 1) => ({ rooms, adults, children });
const dates = (check_in: string, nights: number) => ({ check_in, check_out: addDays(check_in, nights) });

describe('dates of a stay', () => {
  const today = '2026-11-21';
  it.each([
    ['tonight', dates(today, 1), { ok: true, value: [today] }],
    ['over the end of a month', dates('2026-11-30', 2), { ok: true, value: ['2026-11-30', '2026-12-01'] }],
    ['yesterday', dates('2026-11-20', 1), { ok: false, code: 'STAY_PAST' }],
    ['no night', dates(today, 0), { ok: false, code: 'STAY_DATES' }],
    ['backwards', dates('2026-12-05', -2), { ok: false, code: 'STAY_DATES' }],
    ['31 nights', dates(today, 31), { ok: false, code: 'STAY_LONG' }],
    ['two years ahead', dates('2028-11-21', 1), { ok: false, code: 'STAY_FAR' }],
  ])('%s', (_, stay, outcome) => expect(checkDates(stay, today)).toEqual(outcome));

  it('allows thirty nights', () => expect(checkDates(dates(today, 30), today)).toMatchObject({ ok: true }));

  it('leaves the day of departure to the next guest', () => {
    const first = nightsOf(dates('2026-12-01', 2));
    const next = nightsOf(dates('2026-12-03', 1));
    expect(first.filter(night => next.includes(night))).toEqual([]);
  });

  it.each([
    ['before midnight in Ulaanbaatar', '2026-11-21T15:59:59Z', '2026-11-21'],
    ['after midnight in Ulaanbaatar', '2026-11-21T16:00:00Z', '2026-11-22'],
  ])('accepts the day %s', (_, now, day) => expect(dayIn('Asia/Ulaanbaatar', new Date(now))).toBe(day));
});

describe('the nights of a month', () => {
  const today = '2026-11-21';
  const ends = (month: string) => [nightsToBook(month, today).at(0), nightsToBook(month, today).at(-1)];
  it.each([
    ['that has begun', '2026-11', ['2026-11-21', '2026-11-30']],
    ['to come', '2027-02', ['2027-02-01', '2027-02-28']],
    ['with the last day to book', '2028-05', ['2028-05-01', '2028-05-23']],
    ['that is past', '2026-10', [undefined, undefined]],
    ['too far ahead', '2028-06', [undefined, undefined]],
  ])('%s', (_, month, expected) => expect(ends(month)).toEqual(expected));
});

describe('unsold rooms of a night', () => {
  it.each([
    ['all without a row', undefined, 3],
    ['those not taken', { taken: 2, rooms: null }, 1],
    ['of fewer that night', { taken: 1, rooms: 2 }, 1],
    ['below zero once its rooms are fewer', { taken: 2, rooms: 1 }, -1],
  ])('%s', (_, night, unsold) => expect(unsoldIn(3, night)).toBe(unsold));
});

describe('seasons', () => {
  it.each([
    ['2027-06-14', undefined],
    ['2027-06-15', high],
    ['2027-08-31', high],
    ['2027-09-01', undefined],
    ['2026-12-30', newYear],
    ['2027-01-02', newYear],
    ['2027-01-03', undefined],
  ])('%s', (night, season) => expect(seasonOf(night, rates.seasons)).toBe(season));

  it('repeat every year', () => expect(seasonOf('2031-07-11', rates.seasons)).toBe(high));
});

describe('beds', () => {
  it.each([
    ['one guest', guests(1), { adults: 0, children: 0 }],
    ['as many guests as beds', guests(2), { adults: 0, children: 0 }],
    ['a third adult', guests(3), { adults: 1, children: 0 }],
    ['a school child', guests(2, [8]), { adults: 0, children: 1 }],
    ['a child of thirteen pays as an adult', guests(2, [13]), { adults: 1, children: 0 }],
    ['a baby in its parents’ bed', guests(2, [1]), { adults: 0, children: 0 }],
    ['two babies, two parents', guests(2, [0, 1]), { adults: 0, children: 0 }],
    ['a baby and a school child', guests(2, [1, 8]), { adults: 0, children: 1 }],
    ['a child in an ordinary bed', guests(1, [8]), { adults: 0, children: 0 }],
    ['a third small child needs a bed', guests(2, [1, 2, 3]), { adults: 0, children: 1 }],
    ['beds of two rooms', guests(3, [8, 9, 10], 2), { adults: 0, children: 2 }],
  ])('%s', (_, party, value) => expect(extraBedsFor(rates, party)).toEqual({ ok: true, value }));

  it.each([
    ['four adults in a twin room', guests(4), 'GUESTS_TOO_MANY'],
    ['two school children with two adults', guests(2, [8, 9]), 'GUESTS_TOO_MANY'],
    ['two rooms, one adult', guests(1, [10], 2), 'ROOM_WITHOUT_ADULT'],
  ])('rejects %s', (_, party, code) => expect(extraBedsFor(rates, party)).toEqual({ ok: false, code }));
});

describe('the price of a stay', () => {
  it.each([
    ['a Monday night', dates('2026-11-23', 1), guests(2), 100_000],
    ['a Thursday and a Friday night', dates('2026-11-26', 2), guests(2), 220_000],
    ['a weekend and its Sunday', dates('2026-11-27', 3), guests(2), 340_000],
    ['two rooms', dates('2026-11-23', 2), guests(3, [], 2), 400_000],
    ['an ordinary night in summer', dates('2027-07-05', 1), guests(2), 130_000],
    ['a Saturday night in summer', dates('2027-07-10', 1), guests(2), 156_000],
    ['into the summer', dates('2027-06-14', 2), guests(1), 230_000],
    ['a third adult', dates('2026-11-23', 2), guests(3), 280_000],
    ['a school child at half the bed', dates('2026-11-23', 2), guests(2, [8]), 240_000],
    ['a free baby', dates('2026-11-23', 2), guests(2, [1]), 200_000],
  ])('%s', (_, days, party, total) => {
    expect(priceStay(rates, { ...days, ...party })).toMatchObject({ ok: true, value: { total } });
  });

  it("lists the reason of each night's price", () => {
    const outcome = priceStay(rates, { ...dates('2026-12-31', 2), ...guests(3) });
    expect(outcome).toEqual({
      ok: true,
      value: {
        nights: [
          { date: '2026-12-31', price: 150_000, weekend: false, season: newYear },
          { date: '2027-01-01', price: 180_000, weekend: true, season: newYear },
        ],
        roomTotal: 330_000,
        extra: [{ count: 1, child: false, night: 40_000, amount: 80_000 }],
        total: 410_000,
      },
    });
  });

  it('is whole tugrik whatever the percentages, and the sum of its parts', () => {
    const any = record({
      night: integer({ min: 1, max: 5_000_000 }),
      weekend_percent: integer({ min: 1, max: 300 }),
      extra_bed_price: integer({ min: 0, max: 300_000 }),
      child_percent: integer({ min: 0, max: 100 }),
      nights: integer({ min: 1, max: 30 }),
    });
    assert(
      property(any, ({ nights, ...odd }) => {
        const outcome = priceStay({ ...rates, ...odd }, { ...dates('2026-12-20', nights), ...guests(2, [7]) });
        if (!outcome.ok) throw new Error(outcome.code);
        const parts = [
          ...outcome.value.nights.map(({ price }) => price),
          ...outcome.value.extra.map(bed => bed.amount),
        ];
        expect(parts.every(Number.isSafeInteger)).toBe(true);
        expect(outcome.value.total).toBe(parts.reduce((sum, part) => sum + part, 0));
      }),
    );
  });
});

describe('the cheapest season of a year', () => {
  const winter = { name: 'winter', first_day: '11-15', last_day: '03-31', percent: 80 };
  const hidden = { name: 'thaw', first_day: '03-01', last_day: '03-10', percent: 50 };
  it.each([
    ['without seasons', [], 100],
    ['with dear ones', [high, newYear], 100],
    ['with a cheap one over New Year', [high, winter], 80],
    ['without one that another covers', [winter, hidden], 80],
    ['of the whole year', [{ ...high, first_day: '01-01', last_day: '12-31' }], 130],
  ])('%s', (_, seasons, percent) => expect(lowestSeasonPercent(seasons)).toBe(percent));
});

it('has a night’s own price in place of its season’s and its weekend’s, and no other night', () => {
  const own = { '2026-12-11': 150_000 };
  const prices = ['2026-12-10', '2026-12-11', '2026-12-12'].map(date => nightPrice({ ...rates, own }, date));
  const [before, , after] = ['2026-12-10', '2026-12-11', '2026-12-12'].map(date => nightPrice(rates, date));
  expect(prices).toEqual([before, { date: '2026-12-11', price: 150_000, weekend: true, season: undefined }, after]);
});
