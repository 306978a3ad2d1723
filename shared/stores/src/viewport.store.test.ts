import { cleanStores } from 'nanostores';
import { $viewport } from './viewport.store';

/** A window of this width; returns what resizes it. */
const openWindow = (width: number) => {
  const listeners = new Set<() => void>();
  let current = width;
  window.matchMedia = query => {
    const min = Number(/min-width: (\d+)px/.exec(query)?.[1]);
    return {
      get matches() {
        return current >= min;
      },
      addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
    } as unknown as MediaQueryList;
  };
  return {
    listeners,
    resize: (to: number) => {
      current = to;
      for (const listener of listeners) listener();
    },
  };
};

// A store is left a second after its last listener.
afterEach(() => cleanStores($viewport));

it('is mobile until a component listens: the server knows no window', () => expect($viewport.value).toBe('mobile'));

it('is desktop from 992 px, and follows the window while a component listens', () => {
  const { listeners, resize } = openWindow(991);
  const seen: string[] = [];
  const stop = $viewport.subscribe(value => void seen.push(value));
  resize(992);
  resize(1280);
  resize(390);
  expect(seen).toEqual(['mobile', 'desktop', 'mobile']);
  stop();
  cleanStores($viewport);
  expect(listeners.size).toBe(0);
});

it('knows the width already when a page opens at 1280 px', () => {
  openWindow(1280);
  const stop = $viewport.listen(() => undefined);
  expect($viewport.get()).toBe('desktop');
  stop();
});
