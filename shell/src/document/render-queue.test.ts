import { setImmediate } from 'node:timers/promises';
import { createRenderQueue } from './render-queue';

/** Renders that end when told to, and those that have begun. */
const started = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const render = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, () => (name.startsWith('fails') ? reject(new Error(name)) : resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
  };
  return { begun, render, end };
};

const addAll = (names: readonly string[], { render }: ReturnType<typeof started>) => {
  const queue = createRenderQueue();
  // The letters of a name are its visitor.
  const pages = names.map(name => queue.add(name.replace(/\d/g, ''), render(name)));
  return { queue, pages };
};

it('renders a few pages at a time, and one of each visitor in turn', async () => {
  const test = started();
  const crawler = Array.from({ length: 12 }, (_, at) => `crawler${at}`);
  addAll([...crawler, 'buyer0', 'guest0', 'guest1'], test);
  expect(test.begun).toEqual(crawler.slice(0, 8));
  for (const name of crawler.slice(0, 5)) await test.end(name);
  expect(test.begun.slice(8)).toEqual(['crawler8', 'buyer0', 'guest0', 'crawler9', 'guest1']);
  await test.end('buyer0');
  expect(test.begun.at(-1)).toBe('crawler10');
});

it('counts the pages of a visitor until they end, however they end', async () => {
  const test = started();
  const { queue, pages } = addAll(['fails0', 'fails1', 'other0'], test);
  expect([queue.pendingOf('fails'), queue.pendingOf('other'), queue.pendingOf('nobody')]).toEqual([2, 1, 0]);
  const failed = expect(pages[0]).rejects.toThrow('fails0');
  await test.end('fails0');
  await test.end('other0');
  await failed;
  expect(await pages[2]).toBe('other0');
  expect([queue.pendingOf('fails'), queue.pendingOf('other')]).toEqual([1, 0]);
});
