import { quoteFault } from './quote.rules';

const known = { ownEmail: 'nomin@example.mn', today: '2026-11-21', product: undefined };
const trip = { ...known, product: { kind: 'trip' as const, selling: 500_000 } };
const hotel = { ...known, product: { kind: 'hotel' as const, selling: 180_000 } };
const goods = { ...known, product: { kind: 'goods' as const, selling: 90_000 } };
const travel = { kind: 'travel' as const, email: 'nomin@example.mn', date_from: '2026-12-01' };
const offer = { kind: 'product' as const, email: 'nomin@example.mn' };
const price = { kind: 'price' as const, email: 'nomin@example.mn', price: 400_000 };

it.each([
  ['a journey', travel, known],
  ['a journey of a day', { ...travel, date_to: '2026-12-01' }, known],
  ['a journey from today', { ...travel, date_from: '2026-11-21' }, known],
  ['the own address in capitals', { ...travel, email: 'Nomin@Example.MN' }, known],
  ['any address of an account without one', { ...travel, email: 'x@example.org' }, { ...known, ownEmail: null }],
  ['an airport alone', { ...travel, departure_airport: 'UBN' }, known],
  ['an offer for a trip', offer, trip],
  ['a price for a trip', price, trip],
  [
    'a price for goods that ask for one',
    { ...price, price: 80_000 },
    { ...goods, product: { ...goods.product, details: { suggestion: true } } },
  ],
  ['a price for a hotel', { ...price, price: 179_999 }, hotel],
])('accepts %s', (_, requests, of) => expect(quoteFault(requests, of)).toBeUndefined());

it.each([
  ['email', 'QUOTE_EMAIL', { ...travel, email: 'other@example.mn' }, known],
  ['date_from', 'QUOTE_DATE_PAST', { ...travel, date_from: '2026-11-20' }, known],
  ['date_to', 'QUOTE_DATES', { ...travel, date_to: '2026-11-30' }, known],
  ['arrival_airport', 'QUOTE_AIRPORTS', { ...travel, departure_airport: 'UBN', arrival_airport: 'UBN' }, known],
  ['product', 'PRODUCT_NOT_FOUND', offer, known],
  ['product', 'QUOTE_UNAVAILABLE', offer, hotel],
  ['product', 'QUOTE_UNAVAILABLE', price, goods],
  ['price', 'QUOTE_PRICE', { ...price, price: 500_000 }, trip],
] as const)('rejects %s with %s', (field, code, requests, of) =>
  expect(quoteFault(requests, of)).toEqual({ field, code }),
);
