import { createUnderway } from './underway';

/** A task that ends when the test resolves it. */
const making = () => {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>(resolve => (finish = resolve));
  const make = jest.fn(async (isCurrent: () => boolean) => {
    await finished;
    return isCurrent();
  });
  return { make, finish };
};

test('concurrent calls for the same key share a task, later calls do not', async () => {
  const underway = createUnderway<boolean>();
  const { make, finish } = making();
  const both = [underway.share('/', make), underway.share('/', make)];
  finish();
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(make).toHaveBeenCalledTimes(1);
  await underway.share('/', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a task from before a reset is not shared with later callers', async () => {
  const underway = createUnderway<boolean>();
  const [before, after] = [making(), making()];
  const old = underway.share('/', before.make);
  underway.forget();
  const fresh = underway.share('/', after.make);
  before.finish();
  expect(await old).toBe(false);
  expect(underway.share('/', before.make)).toBe(fresh);
  after.finish();
  expect(await fresh).toBe(true);
});

test('a failed task is repeated for the next caller', async () => {
  const underway = createUnderway<string>();
  await expect(underway.share('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await underway.share('/', () => Promise.resolve('whole'))).toBe('whole');
});
