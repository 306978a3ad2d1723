import { randomFrom } from '../testing/random';
import { regexpTest } from './regexp';

const random = randomFrom(20_261_122);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const expression = (depth: number): string => {
  const part = (): string =>
    depth === 0 || random() < 0.4 ? one(['a', 'b', 'ө', '.', '[ab]', '[^a]']) : `(${expression(depth - 1)})`;
  const repeated = (): string => part() + one(['', '', '*', '+', '?', '{2}', '{1,3}', '{0,2}']);
  const sequence = (): string => Array.from({ length: 1 + Math.floor(random() * 3) }, repeated).join('');
  return random() < 0.3 ? `${sequence()}|${sequence()}` : sequence();
};
const word = (): string => Array.from({ length: Math.floor(random() * 9) }, () => one(['a', 'b', 'ө', 'c'])).join('');

const expressions = process.env['LONG'] ? 500 : 100;

it('matches whole words as the expressions of the language do', () => {
  for (let time = 0; time < expressions; time += 1) {
    const pattern = expression(2);
    const { test } = regexpTest(pattern);
    const expected = new RegExp(`^(?:${pattern})$`, 'su');
    const differing = Array.from({ length: 40 }, word).filter(text => test(text) !== expected.test(text));
    expect([pattern, differing]).toEqual([pattern, []]);
  }
});

it('continues when it meets more states and letters than it caches', () => {
  const { test } = regexpTest('.*a.{14}');
  for (let time = 0; time < 5_000; time += 1) {
    const text = Array.from({ length: 40 }, () => one(['a', 'b', 'c'])).join('');
    expect(test(text)).toBe(text.at(-15) === 'a');
  }
});
