import { type DeliveryChoice, ratesFor } from './delivery.rules';

const choice = (id: number, change: Partial<DeliveryChoice> = {}): DeliveryChoice => ({
  id,
  kind: 'courier',
  fee: 5_000,
  free_from: null,
  provinces: ['11'],
  hours_from: 0,
  hours_to: 48,
  paid_from: null,
  paid_before: null,
  ...change,
});
const now = new Date('2026-11-21T05:30:00Z');
const at = (hour: number) => ({ now, hour });
const city = { province: '11' };

it.each([
  [city, [1, 2]],
  [{ province: '62' }, [2, 3]],
  [{ province: '99' }, [2]],
  [{ pickup: true as const }, [4]],
])('to %j lead %j', (destination, ids) => {
  const choices = [
    choice(1),
    choice(2, { provinces: null }),
    choice(3, { provinces: ['62'] }),
    choice(4, { kind: 'pickup', provinces: null }),
  ];
  expect(ratesFor(choices, destination, 0, at(10)).map(rate => rate.choice.id)).toEqual(ids);
});

it.each([
  [199_999, 5_000],
  [200_000, 0],
])('for goods of %s it costs %s', (goods, cost) =>
  expect(ratesFor([choice(1, { free_from: 200_000 })], city, goods, at(10))[0]?.cost).toBe(cost),
);

it.each([
  [7, true],
  [8, false],
  [13, false],
  [14, true],
  [23, true],
])('one for orders paid from 8 and before 14 is closed at %s: %s', (hour, closed) =>
  expect(ratesFor([choice(1, { paid_from: 8, paid_before: 14 })], city, 0, at(hour))[0]?.closed).toBe(closed),
);

it('says when the goods come', () => {
  const [rate] = ratesFor([choice(1, { hours_from: 48, hours_to: 72 })], city, 0, at(10));
  expect([rate?.from, rate?.to]).toEqual([new Date('2026-11-23T05:30:00Z'), new Date('2026-11-24T05:30:00Z')]);
});
