import { openAdapter } from './adapters';

const page = window as { dataLayer?: object[] };
const item = { item_id: '7', quantity: 2 };
const added = { name: 'add_to_cart' as const, facts: { currency: 'MNT', value: 50_000, items: [item] } };
const requests: string[] = [];

beforeEach(() => {
  delete page.dataLayer;
  requests.length = 0;
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    set: (src: string) => void requests.push(src),
    configurable: true,
  });
});

test('a data layer receives products under ecommerce, cleared before, and other fields at the top level', () => {
  page.dataLayer = [{ from: 'the site' }];
  const emit = openAdapter({ kind: 'data_layer', script: null, origins: [] });
  emit(added);
  emit({ name: 'search', facts: { search_term: 'гутал' } });
  expect(page.dataLayer).toEqual([
    { from: 'the site' },
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: added.facts },
    { event: 'search', search_term: 'гутал' },
  ]);
  expect(requests).toEqual([]);
});

test('a pixel is requested with the payload in its address', () => {
  openAdapter({ kind: 'pixel', url: 'https://pixel.test/p.gif?shop=1' })(added);
  const [address = ''] = requests;
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    shop: '1',
    event: 'add_to_cart',
    currency: 'MNT',
    value: '50000',
    items: '7:2',
  });
  expect(page.dataLayer).toBeUndefined();
});

test('an event without a mapping sends nothing', () => {
  openAdapter({ kind: 'none' })(added);
  expect([requests, page.dataLayer]).toEqual([[], undefined]);
});
