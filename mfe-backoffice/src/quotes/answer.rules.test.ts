import { endOfDay, faultsOf, priceOf } from './answer.rules';

const now = new Date('2026-11-28T10:00:00Z');
const fields = { price: '95000', until: '', message: '' };

it.each([
  ['95000', 95_000],
  ['95,000₮', 95_000],
  ['95 000', 95_000],
  ['0', undefined],
  ['9.5', undefined],
  ['abc', undefined],
  ['99999999999', undefined],
])('reads the price %s as %s', (text, price) => expect(priceOf(text)).toBe(price));

it.each([
  ['a price alone', {}, {}],
  ['a message alone', { price: '', message: 'No' }, {}],
  ['nothing', { price: ' ' }, { price: 'quotes.faults.empty' }],
  ['no number', { price: 'cheap' }, { price: 'quotes.faults.price' }],
  ['today', { until: '2026-11-28' }, {}],
  ['a day that is over', { until: '2026-11-27' }, { until: 'quotes.faults.until' }],
])('checks %s', (_, change, faults) => expect(faultsOf({ ...fields, ...change }, now)).toEqual(faults));

it('ends a day in the shop', () => expect(endOfDay('2026-12-01')).toBe('2026-12-01T15:59:59.000Z'));
