import { boundsOf, closingFault, nextDay } from './days.rules';

it('begins and ends at midnight in Ulaanbaatar', () => {
  expect(boundsOf('2026-11-20')).toEqual({
    from: new Date('2026-11-19T16:00:00Z'),
    to: new Date('2026-11-20T16:00:00Z'),
  });
  expect(nextDay('2026-02-28')).toBe('2026-03-01');
});

it.each([
  ['2026-11-20', undefined, undefined],
  ['2026-11-21', undefined, 'DAY_NOT_OVER'],
  ['2026-11-20', '2026-11-19', undefined],
  ['2026-11-20', '2026-11-18', 'DAY_ORDER'],
  ['2026-11-20', '2026-11-20', 'DAY_CLOSED'],
  ['2026-11-19', '2026-11-20', 'DAY_CLOSED'],
])('closes %s after %s: %s', (date, last, fault) => {
  expect(closingFault({ date, today: '2026-11-21', last })).toBe(fault);
});
