import { createCache } from './cache';
import { digestOf } from './digest-of';

/** A read that ends when the test resolves it. */
const deferred = (value = 'read') => {
  let finish = (): void => undefined;
  const finished = new Promise<void>(resolve => (finish = resolve));
  return { read: jest.fn(() => finished.then(() => value)), finish };
};
const of = (value: string) => () => Promise.resolve(value);

describe('single flight', () => {
  it('shares one read among concurrent callers, and caches its result', async () => {
    const cache = createCache<string>({ maxEntries: 9 });
    const { read, finish } = deferred();
    const both = [cache.fetch('a', read), cache.fetch('a', read)];
    expect([cache.isReading('a'), cache.isReading('b'), cache.reading]).toEqual([true, false, 1]);
    finish();
    expect(await Promise.all(both)).toEqual(['read', 'read']);
    expect([await cache.fetch('a', read), cache.reading]).toEqual(['read', 0]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await cache.refresh('a', of('again'))).toBe('again');
    expect(cache.get('a')).toBe('again');
  });

  it('can be left out, with the result cached', async () => {
    const cache = createCache<string>({ maxEntries: 9 });
    const { read, finish } = deferred('slow');
    const slow = cache.fetch('a', read);
    expect(await cache.fetch('a', of('own'), { isShared: false })).toBe('own');
    expect(cache.get('a')).toBe('own');
    finish();
    expect(await slow).toBe('slow');
  });

  it('does not cache a failure, nor a missing or uncacheable value', async () => {
    const cache = createCache<string>({ maxEntries: 9 });
    const failing = () => Promise.reject(new Error('down'));
    await expect(Promise.all([cache.fetch('a', failing), cache.fetch('a', failing)])).rejects.toThrow('down');
    await cache.fetch('a', () => Promise.resolve(undefined));
    expect(await cache.fetch('a', of('personal'), { isCacheable: value => value !== 'personal' })).toBe('personal');
    expect([cache.get('a'), await cache.fetch('a', of('b'))]).toEqual([undefined, 'b']);
  });
});

describe('tags', () => {
  it('outdate values, which remain for an outage', async () => {
    const cache = createCache<string>({ maxEntries: 9 });
    await cache.fetch('boots', of('old'), { tags: ['product', 'brand'] });
    await cache.fetch('menu', of('same'), { tags: ['menu'] });
    cache.invalidate('product');
    expect([cache.get('boots'), cache.last('boots'), cache.get('menu')]).toEqual([undefined, 'old', 'same']);
    await cache.fetch('boots', of('new'), { tags: ['product'] });
    expect(cache.get('boots')).toBe('new');
    await expect(cache.refresh('boots', () => Promise.reject(new Error('down')))).rejects.toThrow();
    expect(cache.last('boots')).toBe('new');
  });

  it('outdate what is being read: it is neither cached nor shared with later callers', async () => {
    const cache = createCache<string>({ maxEntries: 9 });
    const [before, after] = [deferred('before'), deferred('after')];
    const options = { tags: ['product'] };
    const old = cache.fetch('boots', before.read, options);
    cache.invalidate('product');
    const fresh = cache.fetch('boots', after.read, options);
    before.finish();
    expect([await old, cache.get('boots')]).toEqual(['before', undefined]);
    const shared = cache.fetch('boots', before.read, options);
    after.finish();
    expect(await Promise.all([fresh, shared])).toEqual(['after', 'after']);
    expect(cache.get('boots')).toBe('after');
  });

  it('say which values are not needed any more', async () => {
    const cache = createCache<string>({ maxEntries: 9 });
    const slow = deferred();
    const reading = cache.fetch('slow', slow.read, { tags: ['plan one'] });
    cache.set('a', 'a', ['plan one']);
    cache.set('b', 'b', ['plan two']);
    cache.evict(tags => tags.includes('plan one'));
    slow.finish();
    await reading;
    expect(['a', 'b', 'slow'].map(key => cache.last(key))).toEqual([undefined, 'b', undefined]);
  });
});

describe('expiry', () => {
  it('counts from the start of the read, and may depend on the value', async () => {
    let now = 0;
    const cache = createCache<string>({
      maxEntries: 9,
      now: () => now,
      expires: (from, value) => from + (value === 'short' ? 2 : 10),
    });
    await cache.fetch('a', async () => {
      now = 4;
      return 'long';
    });
    await cache.fetch('b', of('short'));
    const { read, finish } = deferred();
    const slow = cache.fetch('c', read);
    now = 9;
    expect(['a', 'b'].map(cache.get)).toEqual(['long', undefined]);
    now = 14;
    expect([cache.get('a'), cache.last('a')]).toEqual([undefined, 'long']);
    expect(await cache.fetch('c', of('later'))).toBe('later');
    finish();
    await slow;
  });

  it('can be asked for', () => {
    const cache = createCache<string>({ maxEntries: 9 });
    cache.set('a', 'value');
    cache.expire('a');
    expect([cache.get('a'), cache.last('a')]).toEqual([undefined, 'value']);
  });
});

describe('limits', () => {
  const sized = (maxBytes: number) =>
    createCache<string>({ maxBytes, maxEntryBytes: 1_000, sizeOf: ({ length }) => length });

  it('count keys and bookkeeping, and evict the least recently used value', () => {
    const cache = sized(3 * (1 + 256 + 100));
    for (const key of ['a', 'b', 'c']) cache.set(key, 'x'.repeat(100));
    cache.get('a');
    cache.set('d', 'x'.repeat(100));
    expect(['a', 'b', 'c', 'd'].filter(key => cache.get(key))).toEqual(['a', 'c', 'd']);
    expect(cache.bytes).toBe(3 * (1 + 256 + 100));
    cache.set('a', '');
    expect(cache.bytes).toBe(3 * (1 + 256) + 200);
  });

  it('exclude a value that is too large, and its predecessor', () => {
    const cache = sized(10_000);
    cache.set('a', 'small');
    cache.set('a', 'x'.repeat(1_000));
    expect([cache.last('a'), cache.bytes]).toEqual([undefined, 0]);
  });
});

test('keys have one size, and distinguish their parts', () => {
  expect(new Set([digestOf('a'), digestOf('a'.repeat(100_000))].map(({ length }) => length))).toEqual(new Set([43]));
  expect(digestOf('ab', 'c')).not.toBe(digestOf('a', 'bc'));
});
