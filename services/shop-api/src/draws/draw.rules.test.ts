import { drawnEntries, drawRange, prizeOf } from '@ortoo/contracts';
import { midnight, shopDay } from '../shop-day.rules';
import { blockOf, drawJackpot, nextChance, nextDay, numberOfTurn, seedHash } from './draw.rules';

const seed = 'a fixed seed';
const odds = [
  { id: 1, weight: 380 },
  { id: 2, weight: 130 },
  { id: 3, weight: 220 },
  { id: 4, weight: 1 },
  { id: 5, weight: 269 },
];
const at = (time: string) => new Date(time);

it.each([
  [0, 1],
  [Math.ceil(0.38 * drawRange) - 1, 1],
  [Math.ceil(0.38 * drawRange), 2],
  [drawRange - 1, 5],
])('finds the prize of %i', (number, prize) => expect(prizeOf(odds, number)).toBe(prize));

it('never draws a prize without weight', () => {
  expect(
    prizeOf(
      [
        { id: 1, weight: 0 },
        { id: 2, weight: 5 },
      ],
      0,
    ),
  ).toBe(2);
  expect(prizeOf([{ id: 1, weight: 0 }], 0)).toBeUndefined();
});

it('follows the odds in 100,000 draws of a fixed seed (chi-square)', () => {
  const draws = 100_000;
  const counts = new Map<number, number>();
  for (let turn = 1; turn <= draws; turn += 1) {
    const number = numberOfTurn(seed, { slug: 'wheel', day: '2026-11-21', nonce: '0123456789abcdef', turn });
    const prize = prizeOf(odds, number) ?? 0;
    counts.set(prize, (counts.get(prize) ?? 0) + 1);
  }
  const chiSquare = odds.reduce((sum, { id, weight }) => {
    const expected = (draws * weight) / 1000;
    return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
  }, 0);
  // The quantile of 99.9 % for four degrees of freedom.
  expect(chiSquare).toBeLessThan(18.47);
});

it('depends on seed, campaign, day, nonce and turn', () => {
  const turn = { slug: 'wheel', day: '2026-11-21', nonce: '0123456789abcdef', turn: 1 };
  const others = [{ slug: 'other' }, { day: '2026-11-22' }, { nonce: 'fedcba9876543210' }, { turn: 2 }];
  const numbers = [{}, ...others].map(change => numberOfTurn(seed, { ...turn, ...change }));
  expect(new Set([...numbers, numberOfTurn('another seed', turn)]).size).toBe(6);
  expect(numberOfTurn(seed, turn)).toBe(numbers[0]);
});

it('publishes a hash that anybody can compute', () =>
  expect(seedHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'));

describe('the draw of a jackpot', () => {
  const entries = Array.from({ length: 50 }, (_, index) => ({ number: index + 1, nonce: `nonce-${index}` }));
  const round = { seed, slug: 'jackpot', day: '2026-12-31', count: 7 };
  const winners = (list: typeof entries) => drawJackpot(round, list).map(({ entry }) => entry.number);

  it('draws each entry once, and the same again', () => {
    expect(new Set(winners(entries)).size).toBe(7);
    expect(winners(entries)).toEqual(winners(entries));
  });

  it('draws others when one entry is changed', () =>
    expect(winners(entries.with(49, { number: 50, nonce: 'changed' }))).not.toEqual(winners(entries)));

  it('gives each entry a prize when there are fewer than prizes', () => {
    expect(winners(entries.slice(0, 3)).sort()).toEqual([1, 2, 3]);
    expect(winners([])).toEqual([]);
  });

  it('draws from what is left', () =>
    expect(drawnEntries(entries.slice(0, 3), [0, 0, drawRange - 1]).map(({ number }) => number)).toEqual([1, 2, 3]));
});

it.each([
  ['2026-11-21T15:59:59Z', '2026-11-21'],
  ['2026-11-21T16:00:00Z', '2026-11-22'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('counts %s as %s in Ulaanbaatar', (time, day) => expect(shopDay(at(time))).toBe(day));

it('knows the next day and its first moment', () => {
  expect(nextDay('2026-12-31')).toBe('2027-01-01');
  expect(midnight('2027-01-01')).toEqual(at('2026-12-31T16:00:00Z'));
});

it.each([
  ['2026-11-23T00:00:00Z', at('2026-11-21T16:00:00Z')],
  ['2026-11-21T16:00:00Z', null],
])('offers the next chance while the campaign runs, here until %s', (end, next) =>
  expect(nextChance(at(end), at('2026-11-21T04:00:00Z'))).toEqual(next),
);

it.each([
  [['shopper'], at('2026-11-01T00:00:00Z'), null],
  [['shopper'], null, 'phone'],
  [['shopper', 'staff'], at('2026-11-01T00:00:00Z'), 'staff'],
])('lets %j with a phone confirmed at %p play: %p', (roles, phone_confirmed_at, blocked) =>
  expect(blockOf({ roles, phone_confirmed_at })).toBe(blocked),
);
