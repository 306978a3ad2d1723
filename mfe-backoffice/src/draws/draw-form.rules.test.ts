import type { StaffDraw } from '@ortoo/contracts';
import { jackpot, wheel } from '../parts/testing/draws';
import { drawBodyOf, drawFaultsOf, drawFieldsOf, jackpotOf, oddsOf } from './draw-form.rules';

it('sends a draw back as it was', () => {
  expect(drawBodyOf(drawFieldsOf(wheel), wheel)).toEqual({
    ...{ per_day: 1, min_order: 0, ends_at: wheel.ends_at, lock_version: 3 },
    prizes: [
      { id: 1, weight: 300, stock_change: 0 },
      { id: 2, weight: 100, stock_change: 0 },
    ],
  });
});

it('ends at the midnight after the last day, in the shop’s zone', () => {
  const fields = { ...drawFieldsOf(wheel), ends: '2027-01-31' };
  expect(drawBodyOf(fields, wheel).ends_at).toBe('2027-01-31T16:00:00.000Z');
  const later: StaffDraw = { ...wheel, ends_at: '2027-01-31T16:00:00.000Z' };
  expect(drawFieldsOf(later).ends).toBe('2027-01-31');
});

it.each([
  ['nothing', {}, []],
  ['no chances', { per_day: '0' }, ['per_day']],
  ['no last day', { ends: '' }, ['ends']],
  ['words for a number', { stocks: { 2: 'five' } }, ['stock-2']],
  ['fewer than none', { stocks: { 2: '-11' } }, ['stock-2']],
  ['all that is left', { stocks: { 2: '-10' } }, []],
])('finds wrong with %s', (_, change, faults) =>
  expect(Object.keys(drawFaultsOf({ ...drawFieldsOf(wheel), ...change }, wheel))).toEqual(faults),
);

it('shares the odds by weight, and knows what a turn costs', () => {
  expect(oddsOf(drawFieldsOf(wheel), wheel)).toEqual({ percents: { 1: 75, 2: 25 }, cost: 1_325 });
  expect(oddsOf({ ...drawFieldsOf(wheel), weights: {} }, wheel)).toEqual({ percents: { 1: 0, 2: 0 }, cost: 0 });
});

it('knows what a jackpot costs and how likely an entry wins', () => {
  const fields = drawFieldsOf(jackpot);
  expect(jackpotOf(fields, jackpot)).toEqual({ pieces: 10, cost: 50_000, chance: 12.5, fitting: 2 });
  const more = { ...fields, stocks: { 2: '+90' }, min_order: '0' };
  expect(jackpotOf(more, jackpot)).toEqual({ pieces: 100, cost: 500_000, chance: 100, fitting: 3 });
  expect(jackpotOf(fields, { ...jackpot, entries: { count: 0, people: 0 } }).chance).toBe(0);
});

it('takes away with either minus sign', () =>
  expect(drawBodyOf({ ...drawFieldsOf(wheel), stocks: { 2: '−3' } }, wheel).prizes[1]?.stock_change).toBe(-3));
