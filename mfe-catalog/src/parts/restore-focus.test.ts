import { restoreFocus } from './restore-focus';

let stop: () => void;
const button = (name: string) => {
  const found = document.querySelector<HTMLElement>(`#${name}`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const focused = () => document.activeElement?.id;
/** What has changed is looked at in a task of its own. */
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

test('the focus goes to what follows what has gone', async () => {
  button('b').focus();
  button('b').remove();
  await announced();
  expect(focused()).toBe('c');
});

test('to what has come in its place', async () => {
  button('b').focus();
  button('b').outerHTML = '<a id="new" href="/cart">in the cart</a>';
  await announced();
  expect(focused()).toBe('new');
});

test('to the last there is, when nothing follows', async () => {
  button('c').focus();
  button('c').remove();
  await announced();
  expect(focused()).toBe('b');
});

test('on from what can no longer be pressed', async () => {
  button('b').focus();
  button('b').setAttribute('disabled', '');
  await announced();
  expect(focused()).toBe('c');
});

test('waits until there is something again', async () => {
  button('b').focus();
  document.querySelector('main')!.innerHTML = '<p>…</p>';
  await announced();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('main')!.innerHTML = '<button id="z">z</button>';
  await announced();
  expect(focused()).toBe('z');
});

test('comes back to what was hidden for a while', async () => {
  button('b').focus();
  button('b').blur();
  button('a').textContent = 'changed';
  await announced();
  expect(focused()).toBe('b');
});

test('leaves alone who has pressed beside everything, and who is elsewhere', async () => {
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

test('lets the focus go where it is going, though something changes on its way', async () => {
  button('b').focus();
  button('b').addEventListener('focusout', () => void (button('a').textContent = 'changed'));
  button('c').focus();
  await announced();
  expect(focused()).toBe('c');
});

test('ends when it is told to', async () => {
  stop();
  button('b').focus();
  button('b').remove();
  await announced();
  expect(document.activeElement).toBe(document.body);
});
