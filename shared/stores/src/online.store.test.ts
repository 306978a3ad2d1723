import { $online } from './online.store';

const setOnline = (onLine: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};

it('follows the browser while somebody listens', () => {
  const seen: boolean[] = [];
  const stop = $online.listen(value => seen.push(value));
  setOnline(false);
  setOnline(true);
  expect(seen).toEqual([false, true]);
  stop();
});
