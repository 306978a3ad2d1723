import { createUnderway } from './underway';

/** Something being made that ends when it is told to. */
const making = () => {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>(resolve => (finish = resolve));
  const make = jest.fn(async (isCurrent: () => boolean) => {
    await finished;
    return isCurrent();
  });
  return { make, finish };
};

test('who asks for the same meanwhile shares it, who asks later does not', async () => {
  const underway = createUnderway<boolean>();
  const { make, finish } = making();
  const both = [underway.share('/', make), underway.share('/', make)];
  finish();
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(make).toHaveBeenCalledTimes(1);
  await underway.share('/', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what was begun before everything was forgotten is not kept, nor given to anybody else', async () => {
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

test('what fails is made anew for the next one', async () => {
  const underway = createUnderway<string>();
  await expect(underway.share('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await underway.share('/', () => Promise.resolve('whole'))).toBe('whole');
});
