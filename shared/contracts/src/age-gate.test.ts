import { confirmedAge } from './age-gate';

it.each([
  [undefined, 0],
  ['', 0],
  ['session=x; age_ok=21', 21],
  ['age_ok=21; session=x', 21],
  ['not_age_ok=21', 0],
  ['age_ok=', 0],
  ['age_ok=old', 0],
  ['age_ok=999', 0],
  ['age_ok=-1', 0],
])('reads %p as %i', (cookies, age) => expect(confirmedAge(cookies)).toBe(age));
