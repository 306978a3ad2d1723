import timeLimit from './time-limit.plugin';

test('a script of a remote has three seconds to arrive', () => {
  const create = timeLimit().createScript as unknown as (options: { url: string }) => {
    script: HTMLScriptElement;
    timeout: number;
  };
  const { script, timeout } = create({ url: 'https://shop.test/releases/catalog/one/browser/remoteEntry.js' });
  expect(script.src).toBe('https://shop.test/releases/catalog/one/browser/remoteEntry.js');
  expect(timeout).toBe(3000);
});
