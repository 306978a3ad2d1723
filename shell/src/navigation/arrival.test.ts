import type { PreparedPage } from '../composition/prepare';
import { fakeTexts } from '../testing/fake-visit';
import { $announcement } from './announcement.store';
import { arrive } from './arrival';
import { watchTyping } from './typing';

const scrollTo = jest.fn();
const page = { kind: 'page', head: { title: 'Гутал' } } as PreparedPage;

beforeEach(() => {
  scrollTo.mockReset();
  window.scrollTo = scrollTo;
  window.history.replaceState({ scroll: 500 }, '', '/products');
  $announcement.set(undefined);
  document.title = 'old';
  delete document.documentElement.dataset['shown'];
  document.body.innerHTML = '<header><h1>Өртөө</h1></header><main><h1>Гутал</h1></main>';
});

const outcome = (result: PreparedPage, isPop: boolean, isFirst: boolean) => {
  arrive({ result, isPop, isFirst, siteName: 'Өртөө', texts: fakeTexts() });
  const focused = document.activeElement === document.body ? null : document.activeElement?.textContent;
  const { shown } = document.documentElement.dataset;
  return { title: document.title, focused, scrolled: scrollTo.mock.calls.at(-1)?.[1] as number | undefined, shown };
};

test.each([
  ['reloaded', page, true, true, { title: 'old', focused: null, scrolled: 500 }],
  [
    'reached by a link',
    page,
    false,
    false,
    { title: 'Гутал · Өртөө', focused: 'Гутал', scrolled: 0, shown: '/products' },
  ],
  ['come back to', page, true, false, { title: 'Гутал · Өртөө', focused: 'Гутал', scrolled: 500 }],
  ['not found', { kind: 'not-found' }, false, false, { title: 'shell:errors.notFound · Өртөө', scrolled: 0 }],
  ['that failed', { kind: 'failed', error: 0 }, false, false, { title: 'shell:errors.part · Өртөө', scrolled: 0 }],
  [
    'on the way to another',
    { kind: 'moved', path: '/', permanent: true },
    false,
    false,
    { title: 'old', shown: undefined },
  ],
] as const)('a page %s', (_, result, isPop, isFirst, expected) => {
  expect(outcome(result, isPop, isFirst)).toMatchObject(expected);
});

test('a page does not take the focus from a field in use', () => {
  document.body.insertAdjacentHTML('afterbegin', '<input><button>x</button>');
  const [field, button] = [document.querySelector('input')!, document.querySelector('button')!];
  watchTyping();
  field.focus();
  outcome(page, false, false);
  expect(field).toHaveFocus();
  button.focus();
  expect(outcome(page, false, false).focused).toBe('Гутал');
});

test('a page reached within the document is announced by its title, the first one by the browser', () => {
  outcome(page, true, true);
  expect($announcement.get()).toBeUndefined();
  outcome({ kind: 'moved', path: '/', permanent: true }, false, false);
  expect($announcement.get()).toBeUndefined();
  outcome(page, false, false);
  expect($announcement.get()).toEqual({ address: 'http://localhost/products', title: 'Гутал · Өртөө' });
});

test('a page without a heading moves the focus to its beginning', () => {
  document.body.innerHTML = '<a href="/">x</a><main>…</main>';
  document.querySelector('a')?.focus();
  expect(outcome(page, false, false)).toMatchObject({ focused: '…', scrolled: 0 });
});

test.each([
  ['stays where the visitor has scrolled before it ran', null, 120],
  ['stays at its top', null, 0],
  ['does not restore its position after the visitor has scrolled', { scroll: 500 }, 120],
])('a page opened in a new document %s', (_, state, scrollY) => {
  window.history.replaceState(state, '', '/products');
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  expect(outcome(page, true, true)).toEqual({ title: 'old', focused: null, scrolled: undefined, shown: '/products' });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});
