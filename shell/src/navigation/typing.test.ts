import { isTyping, watchTyping } from './typing';

const element = (name: string) => document.querySelector<HTMLElement>(name)!;

beforeEach(() => {
  document.body.innerHTML = '<header><input type="search"><a href="/cart">x</a></header>';
  window.history.replaceState(null, '', '/');
});

test('who came to a field before the page was taken over is typing', () => {
  element('input').focus();
  watchTyping();
  expect(isTyping()).toBe(true);
});

test('who comes to a field while the next page is on its way is typing', () => {
  watchTyping();
  window.history.pushState(null, '', '/cart');
  element('input').focus();
  expect(isTyping()).toBe(true);
});

test('who has sent the words away is not, until more are typed', () => {
  watchTyping();
  element('input').focus();
  window.history.pushState(null, '', '/products');
  expect(isTyping()).toBe(false);
  element('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(isTyping()).toBe(true);
});

test('who has gone on is not', () => {
  watchTyping();
  element('input').focus();
  element('a').focus();
  expect(isTyping()).toBe(false);
  element('a').blur();
  expect(isTyping()).toBe(false);
});
