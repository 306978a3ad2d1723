import { cohortOf } from './cohort';

it.each([
  [undefined, undefined],
  ['session=x', undefined],
  ['cohort=0', 0],
  ['session=x; cohort=9999', 9999],
  ['cohort=10000', undefined],
  ['cohort=-1', undefined],
  ['mycohort=5', undefined],
  ['__Host-cohort=7', 7],
  ['cohort=5; __Host-cohort=7', 7],
  ['x__Host-cohort=5', undefined],
])('reads %p as %p', (cookies, cohort) => expect(cohortOf(cookies)).toBe(cohort));
