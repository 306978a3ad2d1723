import { BoundedCache, digestOf } from './bounded-cache';

const kilobyte = 1_024;

it('counts what its keys take, which are as long however much is sent', () => {
  const cache = new BoundedCache<string>({ total: 64 * kilobyte, entry: kilobyte });
  for (let at = 0; at < 10_000; at += 1) cache.set(digestOf(`${at}`, 'x'.repeat(100)), '', 0);
  expect(cache.bytes).toBeLessThanOrEqual(64 * kilobyte);
  expect(cache.size).toBeLessThan(300);
  expect(new Set([digestOf('a'), digestOf('a'.repeat(kilobyte * kilobyte))].map(({ length }) => length)).size).toBe(1);
});

it('lets go of what was used least recently', () => {
  const cache = new BoundedCache<number>({ total: 3 * kilobyte, entry: kilobyte });
  cache.set('a', 1, 600);
  cache.set('b', 2, 600);
  expect(cache.get('a')).toBe(1);
  for (const key of ['c', 'd']) cache.set(key, 3, 600);
  expect([cache.get('a'), cache.get('b')]).toEqual([1, undefined]);
});

it('stores nothing that is too large, and forgets what stood there', () => {
  const cache = new BoundedCache<number>({ total: 10 * kilobyte, entry: kilobyte });
  cache.set('a', 1, 10);
  cache.set('a', 2, 2 * kilobyte);
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
});

it('tells parts apart', () => expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc')));
