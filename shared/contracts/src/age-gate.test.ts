import { confirmedAge, gateTryOf, gateTryValue } from './age-gate';

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

it.each([
  { fault: 'no_such_day', year: '1990', month: '2', day: '30' },
  { fault: 'incomplete', year: '', month: '', day: '' },
  { fault: 'no_such_day', year: '19.9; a', month: 'хоёр', day: '%' },
] as const)('carries %j to the next page', entry => {
  const value = encodeURIComponent(gateTryValue(entry));
  expect(gateTryOf(`session=x; age_try=${value}`)).toEqual(entry);
});

it.each([undefined, 'age_try=', 'age_try=other.1.2.3', 'age_try=too_young.1.2', 'age_try=too_young.%E0.1.2'])(
  'reads no birth date from %p',
  cookies => expect(gateTryOf(cookies)).toBeUndefined(),
);
