import { freeFrom, type Hold } from './holds.rules';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 4, minute));
const hold = (minute: number, days: string[], count = 1): Hold => ({ until: at(minute), days, count });

it.each<[string, Record<string, number>, Hold[], Date | undefined]>([
  ['nobody holds any', { '03': 1 }, [], undefined],
  ['one is enough', { '03': 1 }, [hold(9, ['03']), hold(5, ['03'])], at(5)],
  ['two are needed', { '03': 2 }, [hold(9, ['03']), hold(5, ['03'])], at(9)],
  ['one hold has two', { '03': 2 }, [hold(9, ['03'], 2), hold(12, ['03'])], at(9)],
  ['the second night is held longer', { '03': 1, '04': 1 }, [hold(9, ['04']), hold(5, ['03'])], at(9)],
  ['the second night is sold', { '03': 1, '04': 1 }, [hold(5, ['03'])], undefined],
  ['there is one more than needed on a day', { '03': 1, '04': -1 }, [hold(5, ['03', '04'])], at(5)],
])('is free when enough holds have ended: %s', (_, missing, holds, until) =>
  expect(freeFrom(new Map(Object.entries(missing)), holds)).toEqual(until),
);
