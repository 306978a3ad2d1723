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

describe('with the keyboard', () => {
  const press = (key: string) => field.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  const field = document.createElement('input');
  beforeEach(() => {
    document.body.append(header);
    header.append(field);
  });
  afterEach(() => header.remove());

  it('is whole when Tab leads into it, and stays slim while the visitor types', () => {
    expect(scrollTo(600)).toBe(true);
    press('a');
    expect(header).toHaveAttribute('data-slim');
    press('Tab');
    expect(header).not.toHaveAttribute('data-slim');
  });

  it('does not change on the way down while it has the focus', () => {
    field.focus();
    expect(scrollTo(600)).toBe(false);
    field.blur();
    expect(scrollTo(700)).toBe(true);
    field.focus();
    expect(scrollTo(800)).toBe(true);
    expect(scrollTo(700)).toBe(false);
  });
});

it('no longer follows once it has stopped', () => {
  stop();
  expect(scrollTo(900)).toBe(false);
});
