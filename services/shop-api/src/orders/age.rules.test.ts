import { ageFault } from './age.rules';

it.each([
  [null, 'AGE_UNCONFIRMED'],
  ['2005-11-25', 'AGE_TOO_YOUNG'],
  ['2005-11-24', undefined],
  ['1906-11-24', undefined],
  ['1890-04-25', 'BIRTH_DATE_INVALID'],
  ['2027-01-01', 'BIRTH_DATE_INVALID'],
])('alcohol for someone born on %s: %s', (born, fault) => expect(ageFault(born, '2026-11-24')).toBe(fault));
