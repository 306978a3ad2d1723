import { bookingText } from './booking-text';

it.each([
  ['en', 'Departure: 7 Dec 2026, Rossi Anna'],
  ['cn', '2026/12/07出发，Rossi Anna'],
] as const)('writes a line with the signs of %s', (locale, line) => {
  const passengers = [{ salutation: 'MS', firstname: 'Anna', lastname: 'Rossi' }] as const;
  expect(bookingText({ kind: 'trip', departure: '2026-12-07', passengers: [...passengers] }, locale)).toBe(line);
});
