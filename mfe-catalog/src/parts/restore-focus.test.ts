import { restoreFocus } from './restore-focus';

let stop: () => void;
const button = (name: string) => {
  const found = document.querySelector<HTMLElement>(`#${name}`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const focused = () => document.activeElement?.id;
/** Changes are processed in a separate task. */
const announced = async () => {
  await Promise.resolve();
  await new Promise(resolve => setTimeout(resolve));
};

beforeEach(() => {
  document.body.innerHTML =
    '<main><button id="a">a</button><ul><button id="b">b</button><button id="c">c</button></ul></main>';
  stop = restoreFocus(document.querySelector('main')!);
});
afterEach(() => stop());

test('the focus moves to the element after a removed one', async () => {
  button('b').focus();
  button('b').remove();
  await announced();
  expect(focused()).toBe('c');
});

test('to its replacement', async () => {
  button('b').focus();
  button('b').outerHTML = '<a id="new" href="/cart">in the cart</a>';
  await announced();
  expect(focused()).toBe('new');
});

test('to the last one, when none follows', async () => {
  button('c').focus();
  button('c').remove();
  await announced();
  expect(focused()).toBe('b');
});

test('on from an element that became disabled', async () => {
  button('b').focus();
  button('b').setAttribute('disabled', '');
  await announced();
  expect(focused()).toBe('c');
});

test('waits until there is an element again', async () => {
  button('b').focus();
  document.querySelector('main')!.innerHTML = '<p>…</p>';
  await announced();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('main')!.innerHTML = '<button id="z">z</button>';
  await announced();
  expect(focused()).toBe('z');
});

test('returns to an element that was hidden temporarily', async () => {
  button('b').focus();
  button('b').blur();
  button('a').textContent = 'changed';
  await announced();
  expect(focused()).toBe('b');
});

test('ignores visitors who click outside or are elsewhere', async () => {
  button('b').focus();
  window.dispatchEvent(new Event('pointerdown'));
  button('b').remove();
  await announced();
  expect(document.activeElement).toBe(document.body);
  button('c').focus();
  button('a').focus();
  button('c').remove();
  await announced();
  expect(focused()).toBe('a');
});

test('does not interrupt a focus change in progress', async () => {
  button('b').focus();
  button('b').addEventListener('focusout', () => void (button('a').textContent = 'changed'));
  button('c').focus();
  await announced();
  expect(focused()).toBe('c');
});

test('ends when it is stopped', async () => {
  stop();
  button('b').focus();
  button('b').remove();
  await announced();
  expect(document.activeElement).toBe(document.body);
});
