import { ageFault, ageOn } from './age.rules';

it.each([
  ['2005-11-24', '2026-11-24', 21],
  ['2005-11-25', '2026-11-24', 20],
  ['2005-12-01', '2026-11-24', 20],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2027-01-01', '2026-11-24', -1],
])('someone born on %s is on %s %i years old', (born, today, age) => expect(ageOn(born, today)).toBe(age));

it.each([
  [null, 'AGE_UNCONFIRMED'],
  ['2005-11-25', 'AGE_TOO_YOUNG'],
  ['2005-11-24', undefined],
  ['1906-11-24', undefined],
  ['1890-04-25', 'BIRTH_DATE_INVALID'],
  ['2027-01-01', 'BIRTH_DATE_INVALID'],
])('alcohol for someone born on %s: %s', (born, fault) => expect(ageFault(born, '2026-11-24')).toBe(fault));
