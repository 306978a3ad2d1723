import { BoundedCache, digestOf } from './bounded-cache';

const kilobyte = 1_024;

it('counts the bytes of its keys, whose size does not depend on the request', () => {
  const cache = new BoundedCache<string>({ total: 64 * kilobyte, entry: kilobyte });
  for (let at = 0; at < 10_000; at += 1) cache.set(digestOf(`${at}`, 'x'.repeat(100)), '', 0);
  expect(cache.bytes).toBeLessThanOrEqual(64 * kilobyte);
  expect(cache.size).toBeLessThan(300);
  expect(new Set([digestOf('a'), digestOf('a'.repeat(kilobyte * kilobyte))].map(({ length }) => length)).size).toBe(1);
});

it('evicts the least recently used entries', () => {
  const cache = new BoundedCache<number>({ total: 3 * kilobyte, entry: kilobyte });
  cache.set('a', 1, 600);
  cache.set('b', 2, 600);
  expect(cache.get('a')).toBe(1);
  for (const key of ['c', 'd']) cache.set(key, 3, 600);
  expect([cache.get('a'), cache.get('b')]).toEqual([1, undefined]);
});

it('does not store a value that is too large, and removes the previous one', () => {
  const cache = new BoundedCache<number>({ total: 10 * kilobyte, entry: kilobyte });
  cache.set('a', 1, 10);
  cache.set('a', 2, 2 * kilobyte);
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
});

it('distinguishes the parts of a key', () => expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc')));
