import { isConsumerNumber, plainRegistry, registryKind } from './registry.rules';

it.each([
  ['6688845', 'organization'],
  ['66 888 45', 'organization'],
  ['УК03271614', 'citizen'],
  ['ук 03271614', 'citizen'],
  // Latin capitals in place of Cyrillic ones.
  ['YK03271614', 'citizen'],
  ['АБ85022812', 'citizen'],
  ['АБ85023012', undefined],
  ['АБ85130112', undefined],
  ['АБ00330112', undefined],
  ['АБ0022291', undefined],
  ['АБ00222912', 'citizen'],
  ['АБ01222912', undefined],
  ['668884', undefined],
  ['66888456', undefined],
  ['ЯЯ', undefined],
  ['', undefined],
])('reads %s as that of %s', (text, kind) => {
  expect(registryKind(text)).toBe(kind);
});

it('writes it in Cyrillic capitals', () => {
  expect(plainRegistry(' yk-0327 1614')).toBe('УК03271614');
});

it.each([
  ['12345678', true],
  ['1234567', false],
  ['1234567a', false],
])('checks whether %s is a login at the tax office', (text, is) => {
  expect(isConsumerNumber(text)).toBe(is);
});
