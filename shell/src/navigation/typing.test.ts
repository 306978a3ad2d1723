import { isTyping, watchTyping } from './typing';

const element = (name: string) => document.querySelector<HTMLElement>(name)!;

beforeEach(() => {
  document.body.innerHTML = '<header><input type="search"><a href="/cart">x</a></header>';
  window.history.replaceState(null, '', '/');
});

test('focus in a field before hydration counts as typing', () => {
  element('input').focus();
  watchTyping();
  expect(isTyping()).toBe(true);
});

test('focus in a field while the next page loads counts as typing', () => {
  watchTyping();
  window.history.pushState(null, '', '/cart');
  element('input').focus();
  expect(isTyping()).toBe(true);
});

test('after a submit it does not, until more is typed', () => {
  watchTyping();
  element('input').focus();
  window.history.pushState(null, '', '/products');
  expect(isTyping()).toBe(false);
  element('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(isTyping()).toBe(true);
});

test('after a navigation it does not', () => {
  watchTyping();
  element('input').focus();
  element('a').focus();
  expect(isTyping()).toBe(false);
  element('a').blur();
  expect(isTyping()).toBe(false);
});
