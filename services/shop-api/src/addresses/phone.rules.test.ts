import { normalContactPhone } from './phone.rules';

it.each([
  ['99112233', '+97699112233'],
  ['9911 2233', '+97699112233'],
  ['+976 7700 1234', '+97677001234'],
  ['12', undefined],
  ['phone', undefined],
])('%s becomes %s', (typed, number) => expect(normalContactPhone(typed)).toBe(number));
