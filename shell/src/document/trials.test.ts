import type { RenderRequest, RenderResult } from './render-shapes';
import type { RenderWorker } from './render-worker';
import { createTrials } from './trials';

const plan = (name: string) => ({ plan: name, site: 'ortoo', remotes: [] });
const request = { path: '/' } as RenderRequest;

const setUp = () => {
  const started: string[] = [];
  const retired: string[] = [];
  const render = jest.fn(async () => ({ status: 200 }) as RenderResult);
  const trials = createTrials(async ({ plan: name }) => {
    started.push(name);
    const worker: RenderWorker = { plan: name, broken: [], render, retire: () => void retired.push(name) };
    return { worker, broken: [] };
  });
  const show = (name: string) => trials.render(plan(name), request);
  return { trials, show, render, started, retired };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a plan has one worker while it is in use', async () => {
  const { show, started, retired } = setUp();
  await Promise.all([show('a'), show('a')]);
  await jest.advanceTimersByTimeAsync(4 * 60_000);
  await show('a');
  await jest.advanceTimersByTimeAsync(4 * 60_000);
  expect([started, retired]).toEqual([['a'], []]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(retired).toEqual(['a']);
  await show('a');
  expect(started).toEqual(['a', 'a']);
});

test('at the limit the least recently used plan is evicted', async () => {
  const { show, retired } = setUp();
  for (const name of ['a', 'b', 'c', 'a', 'd']) await show(name);
  await jest.advanceTimersByTimeAsync(0);
  expect(retired).toEqual(['b']);
});

test('a failed worker is restarted for the next request', async () => {
  const { show, render, started } = setUp();
  render.mockRejectedValueOnce(new Error('ended'));
  await expect(show('a')).rejects.toThrow('ended');
  await show('a');
  expect(started).toEqual(['a', 'a']);
});

test('the remaining ones end with the server', async () => {
  const { trials, show, retired } = setUp();
  await show('a');
  trials.close();
  await jest.advanceTimersByTimeAsync(0);
  expect(retired).toEqual(['a']);
});
