import { watchLinks } from './link-clicks';

const follow = jest.fn();
const intend = jest.fn();
const owns = (url: URL) => url.pathname.startsWith('/products');
let stop: () => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/products?q=1');
  jest.clearAllMocks();
  stop = watchLinks({ owns, follow, intend });
});

afterEach(() => stop());

const innermost = (html: string) => {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll('*')].at(-1)!;
};

/** Clicks, and returns whether the browser's navigation was prevented. */
const click = (html: string, init: MouseEventInit = {}, before?: (event: Event) => void) => {
  let taken = false;
  const last = (event: Event) => {
    taken = event.defaultPrevented;
    // happy-dom cannot leave the page.
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  const target = innermost(html);
  if (before) document.body.addEventListener('click', before, { once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return taken;
};

const addresses = (calls: unknown[][]) => calls.map(([url]) => (url as URL).href.replace(window.location.origin, ''));

test.each([
  ['a plain link', '<a href="/products/boots?c=1#size">x</a>', '/products/boots?c=1#size'],
  ['a link by its content', '<a href="/products/boots"><h3><span>x</span></h3></a>', '/products/boots'],
  ['a link to this window', '<a href="/products/boots" target="_self">x</a>', '/products/boots'],
  ['a place of another page', '<a href="/products?q=2#size">x</a>', '/products?q=2#size'],
])('%s is followed within the page', (_, html, address) => {
  expect(click(html)).toBe(true);
  expect(addresses(follow.mock.calls)).toEqual([address]);
});

test.each([
  ['a path that is not the shop’s', '<a href="/sandbox">x</a>'],
  ['another site', '<a href="https://example.org/products/boots">x</a>'],
  ['a letter', '<a href="mailto:hello@ortoo.example">x</a>'],
  ['a new window', '<a href="/products/boots" target="_blank">x</a>'],
  ['a download', '<a href="/products/boots" download>x</a>'],
  ['a place of this page', '<a href="#size">x</a>'],
  ['an anchor without an address', '<a id="size">x</a>'],
  ['no link', '<button type="button">x</button>'],
])('%s is left to the browser', (_, html) => {
  expect(click(html)).toBe(false);
  expect(follow).not.toHaveBeenCalled();
});

test.each<[string, MouseEventInit]>([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('a click with %s is left to the browser', (_, init) => {
  expect(click('<a href="/products/boots">x</a>', init)).toBe(false);
  expect(follow).not.toHaveBeenCalled();
});

test('a click that another handler has prevented is not followed', () => {
  click('<a href="/products/boots">x</a>', {}, event => event.preventDefault());
  expect(follow).not.toHaveBeenCalled();
});

test.each(['pointerover', 'focusin', 'touchstart'])('%s over a link signals intent', type => {
  const over = (html: string) => innermost(html).dispatchEvent(new Event(type, { bubbles: true }));
  over('<a href="/products/boots"><span>x</span></a>');
  over('<a href="/sandbox">x</a>');
  over('<p>x</p>');
  expect(addresses(intend.mock.calls)).toEqual(['/products/boots']);
});

test('nothing is observed after it has been stopped', () => {
  stop();
  expect(click('<a href="/products/boots">x</a>')).toBe(false);
  innermost('<a href="/products/boots">x</a>').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect([follow.mock.calls, intend.mock.calls]).toEqual([[], []]);
});
