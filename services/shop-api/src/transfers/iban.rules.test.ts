import { isIban } from './iban.rules';

it.each(['MN480005005123456789', 'mn48 0005 0051 2345 6789'])('accepts %s', iban => {
  expect(isIban(iban)).toBe(true);
});

it.each([
  ['a digit changed', 'MN480005005123456788'],
  ['two digits exchanged', 'MN480005005123456798'],
  ['other check digits', 'MN490005005123456789'],
  ['too short', 'MN4800050051234567'],
  ['too long', 'MN4800050051234567891'],
  ['a letter', 'MN48000500512345678A'],
  ['another country', 'DE89370400440532013000'],
  ['nothing', ''],
])('rejects %s', (_, iban) => {
  expect(isIban(iban)).toBe(false);
});

it('detects every error of one digit', () => {
  const right = 'MN480005005123456789';
  const slips = [...right].flatMap((digit, at) =>
    /\d/.test(digit) ? [right.slice(0, at) + String((Number(digit) + 1) % 10) + right.slice(at + 1)] : [],
  );
  expect(slips).toHaveLength(18);
  expect(slips.filter(isIban)).toEqual([]);
});
