import { placeScroll, saveScroll, watchScroll } from './scroll-memory';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
let stop: () => void;

const scrolledTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

const enter = (address: string, state: object | null = null) => window.history.pushState(state, '', address);

/** A move back or forward to an entry, as the browser reports it. */
const returnTo = (address: string, state: object | null) => {
  window.history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<p id="size">x</p><p id="хэмжээ">x</p>';
  enter('/products');
  stop = watchScroll();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('the browser leaves scrolling to the shop', () => expect(window.history.scrollRestoration).toBe('manual'));

test('a position is written into its entry once scrolling stops, alongside existing state', () => {
  window.history.replaceState({ key: 'a' }, '');
  scrolledTo(100);
  jest.advanceTimersByTime(99);
  scrolledTo(300);
  jest.advanceTimersByTime(99);
  expect(window.history.state).toEqual({ key: 'a' });
  jest.advanceTimersByTime(1);
  expect(window.history.state).toEqual({ key: 'a', scroll: 300 });
});

test.each([
  ['before a link is followed', () => saveScroll()],
  ['when the page is left', () => window.dispatchEvent(new Event('pagehide'))],
])('a position is written immediately %s', (_, leave) => {
  scrolledTo(200);
  leave();
  expect(window.history.state).toEqual({ scroll: 200 });
});

test.each([
  ['a new page', '/cart', { scroll: 700 }, false, 0],
  ['a reload', '/cart', { scroll: 700 }, true, 700],
  ['an entry without a saved position', '/cart', {}, true, 0],
  ['a saved position at the top, in spite of a hash', '/cart#size', { scroll: 0 }, true, 0],
  ['a hash without a target', '/cart#nowhere', null, false, 0],
  ['a hash that cannot be read', '/cart#%', null, false, 0],
])('%s begins at the right position', (_, address, state, isPop, top) => {
  enter(address, state);
  placeScroll(isPop);
  expect(scrollTo.mock.calls).toEqual([[0, top]]);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test.each(['#size', '#хэмжээ', `#${encodeURIComponent('хэмжээ')}`])('a new page begins at %s', hash => {
  enter(`/cart${hash}`);
  placeScroll(false);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a short page in between does not affect the way back', () => {
  returnTo('/products', { scroll: 900 });
  scrolledTo(0);
  jest.advanceTimersByTime(100);
  expect(window.history.state).toEqual({ scroll: 0 });
  placeScroll(true);
  expect(scrollTo.mock.calls).toEqual([[0, 900]]);
});

test('the saved position of a return counts once and for its entry only', () => {
  returnTo('/products', { scroll: 900 });
  enter('/cart', { scroll: 50 });
  placeScroll(true);
  placeScroll(true);
  expect(scrollTo.mock.calls).toEqual([
    [0, 50],
    [0, 50],
  ]);
});

test('a page that settles after a move back does not affect it', () => {
  returnTo('/products', { scroll: 900 });
  placeScroll(false);
  scrolledTo(0);
  jest.advanceTimersByTime(100);
  placeScroll(true);
  expect(scrollTo.mock.calls.at(-1)).toEqual([0, 900]);
});

describe('a page that is too short for its saved position', () => {
  let grow: () => void;
  const height = (value: number) =>
    Object.defineProperty(document.documentElement, 'scrollHeight', { value, configurable: true });

  beforeEach(() => {
    jest.spyOn(window, 'ResizeObserver').mockImplementation(function observer(onChange) {
      grow = () => onChange([], {} as ResizeObserver);
      return { observe: () => undefined, unobserve: () => undefined, disconnect: () => (grow = () => undefined) };
    });
    height(19_000 + window.innerHeight);
    enter('/products', { scroll: 78_000 });
    placeScroll(true);
    scrolledTo(19_000);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    height(0);
  });

  test('reaches it once it has grown, and keeps it until then', () => {
    jest.advanceTimersByTime(100);
    expect(window.history.state).toEqual({ scroll: 78_000 });
    height(90_000);
    grow();
    grow();
    expect(scrollTo.mock.calls).toEqual([
      [0, 78_000],
      [0, 78_000],
    ]);
    scrolledTo(60_000);
    jest.advanceTimersByTime(100);
    expect(window.history.state).toEqual({ scroll: 60_000 });
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is left to the visitor from their %s on', name => {
    window.dispatchEvent(new Event(name));
    height(90_000);
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    saveScroll();
    expect(window.history.state).toEqual({ scroll: 19_000 });
  });
});

test('nothing is written after watching has stopped', () => {
  scrolledTo(100);
  stop();
  scrolledTo(200);
  window.dispatchEvent(new Event('pagehide'));
  jest.runAllTimers();
  expect(window.history.state).toBeNull();
});
