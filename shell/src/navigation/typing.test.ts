import { isTyping, watchTyping } from './typing';

let stop = () => undefined as void;
const element = (name: string) => document.querySelector<HTMLElement>(name)!;
const begin = () => {
  stop = watchTyping();
};

beforeEach(() => {
  document.body.innerHTML = '<header><input type="search"><a href="/cart">x</a></header>';
  window.history.replaceState(null, '', '/');
});
afterEach(() => stop());

test('who came to a field before the page was taken over is typing', () => {
  element('input').focus();
  begin();
  expect(isTyping()).toBe(true);
});

test('who comes to a field while the next page is on its way is typing', () => {
  begin();
  window.history.pushState(null, '', '/cart');
  element('input').focus();
  expect(isTyping()).toBe(true);
});

test('who has sent the words away is not, until more are typed', () => {
  begin();
  element('input').focus();
  window.history.pushState(null, '', '/products');
  expect(isTyping()).toBe(false);
  element('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(isTyping()).toBe(true);
});

test('who has gone on is not', () => {
  begin();
  element('input').focus();
  element('a').focus();
  expect(isTyping()).toBe(false);
  element('a').blur();
  expect(isTyping()).toBe(false);
});
