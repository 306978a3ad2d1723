import { arrivalOf, type DeliveryChoice, ratesFor, withoutWorse } from './delivery.rules';

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
  pre_order: false,
  ...change,
});
const now = new Date('2026-11-21T05:30:00Z');
const at = (hour: number) => ({ now, hour });
const city = { province: '11' };
const there = (value = 0) => ({ value, arrive: null });

it.each([
  [city, [1, 2]],
  [{ province: '62' }, [2, 3]],
  [{ province: '99' }, [2]],
  [{ pickup: { kind: 'pickup' as const, province: '11' } }, [4]],
])('%j has the ways %j', (destination, ids) => {
  const choices = [
    choice(1),
    choice(2, { provinces: null }),
    choice(3, { provinces: ['62'] }),
    choice(4, { kind: 'pickup', provinces: null }),
  ];
  expect(ratesFor(choices, destination, there(), at(10)).map(rate => rate.choice.id)).toEqual(ids);
});

it.each([
  [199_999, 5_000],
  [200_000, 0],
])('for goods of %s it costs %s', (goods, cost) =>
  expect(ratesFor([choice(1, { free_from: 200_000 })], city, there(goods), at(10))[0]?.cost).toBe(cost),
);

it.each([
  [7, true],
  [8, false],
  [13, false],
  [14, true],
  [23, true],
])('one for orders paid from 8 and before 14 is closed at %s: %s', (hour, closed) =>
  expect(ratesFor([choice(1, { paid_from: 8, paid_before: 14 })], city, there(), at(hour))[0]?.closed).toBe(closed),
);

it.each([
  ['dearer and slower', { fee: 6_000, hours_to: 72 }, []],
  ['as dear and slower', { hours_to: 72 }, []],
  ['dearer and as fast', { fee: 6_000 }, []],
  ['equal', {}, [2]],
  ['cheaper and slower', { fee: 3_000, hours_to: 72 }, [2]],
  ['dearer and faster', { fee: 8_000, hours_to: 24 }, [2]],
])('offers a way that is %s than another one: %j', (_, change, offered) => {
  const waysAt = (hour: number) =>
    withoutWorse(ratesFor([choice(1, { paid_before: 14 }), choice(2, change)], city, there(), at(hour)));
  expect(waysAt(10).map(rate => rate.choice.id)).toEqual([1, ...offered]);
  expect(waysAt(15).map(rate => rate.choice.id)).toEqual([1, 2]);
});

it('computes when the goods come', () => {
  const [rate] = ratesFor([choice(1, { hours_from: 48, hours_to: 72 })], city, there(), at(10));
  expect([rate?.from, rate?.to]).toEqual([new Date('2026-11-23T05:30:00Z'), new Date('2026-11-24T05:30:00Z')]);
});

it('counts from the arrival of the goods, for the way that is for such goods', () => {
  const arrive = new Date('2026-12-10T00:00:00Z');
  const choices = [choice(1), choice(2, { pre_order: true }), choice(3, { kind: 'pickup', hours_to: 24 })];
  const ways = (destination: Parameters<typeof ratesFor>[1], when: Date | null) =>
    ratesFor(choices, destination, { value: 0, arrive: when }, at(10)).map(rate => [
      rate.choice.id,
      rate.to.toISOString(),
    ]);
  expect(ways(city, arrive)).toEqual([[2, '2026-12-12T00:00:00.000Z']]);
  expect(ways(city, null)).toEqual([[1, '2026-11-23T05:30:00.000Z']]);
  expect(ways({ pickup: { kind: 'pickup', province: '11' } }, arrive)).toEqual([[3, '2026-12-11T00:00:00.000Z']]);
  expect(ways(city, new Date(0))).toEqual([[2, '2026-11-23T05:30:00.000Z']]);
});

it('waits for the last of the goods, and no longer once it has arrived', () => {
  const [soon, late] = ['2026-11-30T00:00:00.000Z', '2026-12-10T00:00:00.000Z'];
  const lines = [{ details: {} }, { details: { pre_order_at: late } }, { details: { pre_order_at: soon } }];
  const arrival = (...args: Parameters<typeof arrivalOf>) => arrivalOf(...args)?.toISOString() ?? null;
  const [ordinary, advance] = [{ pre_order: false }, { pre_order: true }];
  expect(arrival(lines, undefined, false, now)).toBe(late);
  expect(arrival(lines.slice(0, 1), undefined, false, now)).toBeNull();
  expect(arrival(lines, ordinary, false, new Date(late))).toBeNull();
  expect(arrival(lines, advance, true, new Date(late))).toBe(late);
  expect(arrival(lines, ordinary, true, now)).toBeNull();
});

it.each([
  ['a pickup point in the capital', 'pickup', '11', [4, 24]],
  ['a store in a province, which has its stock', 'store', '45', [4, 24]],
  ['a pickup point in a province', 'pickup', '61', [168, 336]],
] as const)('is ready at %s', (_, kind, province, hours) => {
  const choices = [
    choice(1),
    choice(2, { provinces: null, hours_from: 168, hours_to: 336 }),
    choice(3, { kind: 'pickup', provinces: null, hours_from: 4, hours_to: 24 }),
  ];
  const [rate] = ratesFor(choices, { pickup: { kind, province } }, there(), at(10));
  expect([rate?.from, rate?.to].map(date => ((date?.getTime() ?? 0) - now.getTime()) / 3_600_000)).toEqual(hours);
});
