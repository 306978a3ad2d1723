import { money, toMoney, toWire } from './money';

describe('money', () => {
  it.each([
    ['129000.0', 129000],
    ['129000.00', 129000],
    ['0.0', 0],
    [45000, 45000],
  ])('reads %j', (wire, amount) => expect(toMoney(wire)).toBe(amount));

  it('survives serializing and parsing', () => expect(toMoney(toWire(money(1_234_567)))).toBe(1_234_567));

  it.each([0.5, Number.NaN, Infinity])('rejects %p', amount => expect(() => money(amount)).toThrow(RangeError));
});
