import { memoizeAsync } from './memoize-async';

const setUp = () => {
  const call = jest.fn(async (name: string) => ({ name }));
  return { call, read: memoizeAsync(call, name => name, new Map()) };
};

it('calls once per key, also for concurrent callers', async () => {
  const { call, read } = setUp();
  const [first, second] = await Promise.all([read('a'), read('a')]);
  expect(first).toBe(second);
  expect(await read('a')).toBe(first);
  expect(await read('b')).toEqual({ name: 'b' });
  expect(call).toHaveBeenCalledTimes(2);
});

it('calls again after a failure', async () => {
  const { call, read } = setUp();
  call.mockRejectedValueOnce(new Error('down'));
  await expect(Promise.all([read('a'), read('a')])).rejects.toThrow('down');
  expect(await read('a')).toEqual({ name: 'a' });
  expect(call).toHaveBeenCalledTimes(2);
});
