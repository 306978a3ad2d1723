import { emptyQuote, fieldNamed, knownOf, quoteFaults, toQuote, type QuoteValues } from './quote-form.rules';

const person = { firstname: 'Номин', lastname: 'Бат', phone: '9911 2233', email: 'nomin@example.mn' };
const journey: QuoteValues = {
  ...emptyQuote,
  ...person,
  salutation: 'MS',
  city: 'Улаанбаатар',
  country: 'Монгол',
  dateFrom: '2026-12-20',
};
const offer: QuoteValues = { ...emptyQuote, ...person, price: '420,000', quantity: '3', message: 'Дөрвөн өдөр' };
const travel = { kind: 'travel' as const, today: '2026-11-21', selling: undefined };
const price = { kind: 'price' as const, today: '2026-11-21', selling: 500_000 };

it.each([
  ['a journey', journey, travel],
  ['a journey of a day', { ...journey, dateTo: '2026-12-20' }, travel],
  ['a journey where the day is not known', { ...journey, dateFrom: '2020-01-01' }, { ...travel, today: undefined }],
  ['a price', offer, price],
  ['an offer', offer, { ...price, kind: 'product' as const }],
])('accepts %s', (_, values, known) => expect(quoteFaults(values, known)).toEqual({}));

it.each<[string, string, QuoteValues, typeof travel | typeof price]>([
  ['dateFrom', 'errors.required', { ...journey, dateFrom: '' }, travel],
  ['dateFrom', 'quote.faults.datePast', { ...journey, dateFrom: '2026-11-20' }, travel],
  ['dateTo', 'quote.faults.dates', { ...journey, dateTo: '2026-12-19' }, travel],
  ['arrival', 'quote.faults.airports', { ...journey, departure: 'UBN', arrival: 'UBN' }, travel],
  ['adults', 'quote.faults.travellers', { ...journey, adults: '0' }, travel],
  ['children', 'errors.number', { ...journey, children: 'two' }, travel],
  ['salutation', 'errors.required', { ...journey, salutation: '' }, travel],
  ['lastname', 'errors.required', { ...journey, lastname: ' ' }, travel],
  ['email', 'errors.email', { ...journey, email: 'nomin' }, travel],
  ['phone', 'errors.phone', { ...journey, phone: '9911' }, travel],
  ['price', 'errors.required', { ...offer, price: '' }, price],
  ['price', 'errors.number', { ...offer, price: 'cheap' }, price],
  ['price', 'quote.faults.price', { ...offer, price: '500000' }, price],
  ['quantity', 'errors.number', { ...offer, quantity: '0' }, price],
])('rejects %s: %s', (field, key, values, known) => expect(quoteFaults(values, known)).toEqual({ [field]: key }));

it('requires a text for an offer', () =>
  expect(quoteFaults({ ...offer, message: '' }, { ...price, kind: 'product' as never })).toEqual({
    message: 'errors.required',
  }));

it('sends whole numbers and omits empty fields', () => {
  expect(toQuote(journey, 'travel', '')).toMatchObject({
    kind: 'travel',
    adults: 2,
    children: 0,
    departure_airport: null,
    date_to: null,
    product: null,
  });
  expect(toQuote(offer, 'price', 'dunes')).toEqual({
    kind: 'price',
    ...person,
    message: 'Дөрвөн өдөр',
    product: 'dunes',
    quantity: 3,
    price: 420_000,
  });
});

it.each([
  ['date_from', 'dateFrom'],
  ['arrival_airport', 'arrival'],
  ['email', 'email'],
  ['product', undefined],
])('maps the server’s %s', (name, field) => expect(fieldNamed(name)).toBe(field));

it('prefills fields from the account', () => {
  const user = {
    id: 1,
    email: null,
    phone: '+97699112233',
    firstname: 'Номин',
    lastname: '',
    roles: [],
    ship_address: null,
  };
  expect(knownOf(user)).toEqual({ firstname: 'Номин', lastname: '', phone: '+97699112233' });
  expect(knownOf(null)).toEqual({});
});
