import { watchHeader } from './slim-header';

const header = document.createElement('header');
Object.defineProperty(header, 'offsetHeight', { value: 146 });

const scrollTo = (y: number): boolean => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  return header.hasAttribute('data-slim');
};

let stop: () => void;

beforeEach(() => {
  scrollTo(0);
  header.removeAttribute('data-slim');
  stop = watchHeader(header);
});
afterEach(() => stop());

it('is slim below its own height on the way down, and whole on the way up', () => {
  expect([100, 140, 400, 900].map(scrollTo)).toEqual([false, false, true, true]);
  expect([880, 500, 40, 0].map(scrollTo)).toEqual([false, false, false, false]);
});

it('ignores the tremor of a finger, but not a slow move', () => {
  expect([600, 596, 601, 595].map(scrollTo)).toEqual([true, true, true, true]);
  expect([594, 593, 592].map(scrollTo)).toEqual([true, true, false]);
});

it('is whole at the top, however it got there', () => {
  expect(scrollTo(300)).toBe(true);
  expect([5, 0].map(scrollTo)).toEqual([false, false]);
});

it('no longer follows once it has stopped', () => {
  stop();
  expect(scrollTo(900)).toBe(false);
});
