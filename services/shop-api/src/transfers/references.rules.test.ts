import { referenceIn, evaluateEntry } from './references.rules';

it.each([
  ['OT12345678', 'OT12345678'],
  ['ot 1234 5678', 'OT12345678'],
  ['төлбөр ОТ12345678 Болд', 'OT12345678'],
  ['от-1234-5678.', 'OT12345678'],
  ['OT1234567', undefined],
  ['OT123456789', undefined],
  ['99112233', undefined],
  ['', undefined],
])('reads %j as %s', (remittance, reference) => {
  expect(referenceIn(remittance)).toBe(reference);
});

const expected = { amount: 100, state: 'open', expires_at: new Date(10) } as const;
const arrived = { amount: 100, currency: 'MNT', booked_at: new Date(5) };

it.each([
  ['exact', arrived, expected, 0],
  ['exact', { ...arrived, amount: 40 }, expected, 60],
  ['too_little', { ...arrived, amount: 99 }, expected, 0],
  ['too_much', { ...arrived, amount: 101 }, expected, 0],
  ['too_much', arrived, expected, 1],
  ['late', { ...arrived, booked_at: new Date(11) }, expected, 0],
  ['late', arrived, { ...expected, state: 'closed' as const }, 0],
  ['repeated', arrived, { ...expected, state: 'paid' as const }, 100],
  ['foreign', { ...arrived, currency: 'USD' }, expected, 0],
  ['unknown_reference', arrived, undefined, 0],
] as const)('returns %s', (status, entry, transfer, before) => {
  expect(evaluateEntry(entry, transfer, before)).toBe(status);
});
