import { orderOf, settled, userOf } from './testing/fake-shop';

type Stores = typeof import('./index');

/** The stores of a newly opened page, before they load stored values. */
const load = async (): Promise<Stores> => {
  let stores: Stores | undefined;
  await jest.isolateModulesAsync(async () => {
    stores = await import('./index');
  });
  return stores!;
};

const open = async (): Promise<Stores> => {
  const stores = await load();
  stores.startPersistence();
  return stores;
};

const stored = () =>
  Object.fromEntries(Object.keys(localStorage).map(key => [key, JSON.parse(localStorage.getItem(key)!) as unknown]));

const store = (values: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
};

const storage = localStorage;
/** How the page's storage writes. */
let write: Storage['setItem'];
const writeFully: Storage['setItem'] = (key, value) => storage.setItem(key, value);
const rejectAll = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

const order = orderOf(3);
const user = userOf(1, ['staff']);

beforeEach(() => {
  write = writeFully;
  const get = (_: Storage, name: string) => (name === 'setItem' ? write : (Reflect.get(storage, name) as unknown));
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(new Proxy(storage, { get }));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('stored state', () => {
  test("is the visitor's state, by the version of its shape", async () => {
    const page = await open();
    page.$order.set(order);
    page.$orderToken.set('guest-1');
    page.$user.set(user);
    page.$listLayout.set('list');
    page.toggleWish(5);
    page.toggleCompare('boots');
    page.noteViewed(9);
    page.noteSearch('гутал');
    expect(stored()).toEqual({
      'shop:v2:order': order,
      'shop:v2:orderToken': 'guest-1',
      'shop:v2:user': user,
      'shop:v2:listLayout': 'list',
      'shop:v2:wishedIds': [5],
      'shop:v2:untoldWishes': [5],
      'shop:v2:compared': ['boots'],
      'shop:v2:viewed': [9],
      'shop:v2:searchHistory': ['гутал'],
    });
  });

  test('never includes current activity', async () => {
    const page = await open();
    page.showToast({ tone: 'success', key: 'notices.loggedOut' });
    page.$cartActivity.set({ fetching: true, updating: true, justChanged: true, failed: true });
    page.$sessionActivity.set({ known: true, fetching: true });
    expect(stored()).toEqual({});
  });

  test('is restored on the next page', async () => {
    (await open()).$order.set(order);
    expect((await open()).$order.get()).toEqual(order);
  });

  test('waits for hydration, also for existing subscribers', async () => {
    store({ 'shop:v2:user': user });
    const page = await load();
    const seen: unknown[] = [];
    page.$user.subscribe(value => seen.push(value));
    page.startPersistence();
    expect(seen).toEqual([null, user]);
  });
});

describe('a value of this tab', () => {
  const isName = (value: unknown) => typeof value === 'string';

  test('is restored by a reload, and is in no other tab', async () => {
    (await open()).storedInTab<string>('name', isName).write('Болд');
    expect((await open()).storedInTab<string>('name', isName).read()).toBe('Болд');
    expect(stored()).toEqual({});
  });

  test('is absent when there is none, when it is damaged, and when it has been removed', async () => {
    const name = (await open()).storedInTab<string>('name', isName);
    expect(name.read()).toBeNull();
    for (const text of ['{', '5']) {
      sessionStorage.setItem('shop:v2:name', text);
      expect(name.read()).toBeNull();
    }
    name.write('Болд');
    name.write(null);
    expect(name.read()).toBeNull();
  });

  test('is not stored where the browser blocks the storage', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const name = (await open()).storedInTab<string>('name', isName);
    name.write('Болд');
    expect(name.read()).toBeNull();
  });
});

describe('from version 1 to 2', () => {
  test.each([
    ['is carried over', { 'shop:v1:order': order }, { 'shop:v2:order': order }],
    ['loses what is dropped', { 'shop:v1:eTicket': { a: 1 }, 'shop:v1:taxon': { b: 2 } }, {}],
    [
      'does not win over what version 2 has',
      { 'shop:v1:listLayout': 'list', 'shop:v2:listLayout': 'grid' },
      { 'shop:v2:listLayout': 'grid' },
    ],
    [
      'leaves alone what is not the shop’s',
      { 'other:v1:order': 1, 'shop:v1:orderToken': 'guest-1' },
      { 'other:v1:order': 1, 'shop:v2:orderToken': 'guest-1' },
    ],
  ])('state %s', async (_, before, after) => {
    store(before);
    await open();
    await open();
    expect(stored()).toEqual(after);
  });

  test('dropped parts make room for the rest, and entries that find no room remain', async () => {
    store({ 'shop:v1:wishedIds': [1, 2, 3], 'shop:v1:eTicket': { a: 1 } });
    write = rejectAll;
    expect((await open()).$wishedIds.get()).toEqual([]);
    expect(stored()).toEqual({ 'shop:v1:wishedIds': [1, 2, 3] });
    write = writeFully;
    expect((await open()).$wishedIds.get()).toEqual([1, 2, 3]);
  });
});

describe('damaged or foreign state counts as absent', () => {
  const lines = [{ id: 7, quantity: 1, product: { name: 'Гутал' } }];
  test.each([
    ['order', '{"number":"R1"', '$order', null],
    ['order', 'undefined', '$order', null],
    ['order', '"R1"', '$order', null],
    ['order', '{"number":"R1","line_items":[]}', '$order', null],
    ['order', JSON.stringify({ ...order, line_items: [...lines, null] }), '$order', null],
    ['order', JSON.stringify({ ...order, line_items: [{ id: 7, quantity: 1 }] }), '$order', null],
    ['order', JSON.stringify({ ...order, total_quantity: undefined }), '$order', null],
    ['orderToken', '{"token":"x"}', '$orderToken', null],
    ['user', '{"id":1}', '$user', null],
    ['user', '[]', '$user', null],
    ['wishedIds', '{"0":1}', '$wishedIds', []],
    ['wishedIds', '[1,"2"]', '$wishedIds', []],
    ['compared', '[1]', '$compared', []],
    ['viewed', 'null', '$viewedIds', []],
    ['searchHistory', '"гутал"', '$searchHistory', []],
    ['listLayout', '"carousel"', '$listLayout', 'grid'],
  ] as const)('%s: %s', async (name, text, key, expected) => {
    localStorage.setItem(`shop:v2:${name}`, text);
    const page = await open();
    expect(page[key].get()).toEqual(expected);
    expect([page.$isStaff.get(), page.$cartCount.get()]).toEqual([false, 0]);
  });
});

describe('a storage that rejects writes', () => {
  test('full: the choice lasts as long as the page', async () => {
    const page = await open();
    write = rejectAll;
    page.toggleWish(5);
    window.dispatchEvent(new StorageEvent('storage', { key: 'shop:v2:user', newValue: 'null' }));
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    page.toggleWish(6);
    expect(page.$wishedIds.get()).toEqual([6, 5]);
    expect(stored()).toEqual({});
  });

  test('temporarily full: the next choice is stored again', async () => {
    const page = await open();
    write = rejectAll;
    page.toggleWish(5);
    write = writeFully;
    page.toggleWish(6);
    expect(stored()).toEqual({ 'shop:v2:wishedIds': [6, 5] });
  });

  test('blocked: the shop starts without it', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const page = await open();
    page.toggleWish(5);
    page.forgetStored([]);
    expect(page.$wishedIds.get()).toEqual([5]);
  });
});

describe('two tabs', () => {
  // A test has one window: both tabs receive the event of a write, which a browser does not send to the writer.
  const inStep = () => {
    write = (key, newValue) => {
      writeFully(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    };
  };

  test('synchronize in both directions', async () => {
    const [one, two] = [await open(), await open()];
    inStep();
    const counts: number[] = [];
    two.$cartCount.subscribe(count => counts.push(count));
    one.$order.set(orderOf(1));
    one.$order.set(orderOf(2));
    two.toggleWish(5);
    one.toggleWish(6);
    expect(counts).toEqual([0, 1, 2]);
    expect(two.$wishedIds.get()).toEqual([6, 5]);
  });

  test('sign out together', async () => {
    store({ 'shop:v2:user': user, 'shop:v2:order': order });
    const [one, two] = [await open(), await open()];
    const staff: boolean[] = [];
    two.$isStaff.subscribe(isStaff => staff.push(isStaff));
    inStep();
    one.$user.set(null);
    one.resetOrder();
    expect(staff).toEqual([true, false]);
    expect(two.$order.get()).toBeNull();
  });

  test('in two languages keep theirs', async () => {
    const inLanguage = (version: number, name: string) =>
      orderOf(version, { line_items: [{ id: 7, quantity: version, product: { name } }] as never });
    const [mn, en] = [await open(), await open()];
    const loads: string[] = [];
    const shop = { get: async () => (loads.push('mn'), inLanguage(2, 'Гутал')) } as never;
    mn.connectStores({ shop, search: shop });
    document.documentElement.lang = 'mn';
    mn.$order.listen(() => undefined);
    mn.$order.set(inLanguage(1, 'Гутал'));
    document.documentElement.lang = 'en';
    en.$order.set(inLanguage(2, 'Boots'));
    document.documentElement.lang = 'mn';
    const key = 'shop:v2:order';
    const arrive = () =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    arrive();
    await settled();
    expect([mn.$cartCount.get(), mn.$order.get()?.line_items[0]?.product.name, loads]).toEqual([2, 'Гутал', ['mn']]);
    store({ [key]: { ...inLanguage(2, 'Boots'), language: 'en' } });
    arrive();
    await settled();
    expect([mn.$order.get()?.line_items[0]?.product.name, loads]).toEqual(['Гутал', ['mn']]);
    document.documentElement.removeAttribute('lang');
  });

  test('do not exchange damaged state', async () => {
    const page = await open();
    page.$order.listen(() => undefined);
    window.dispatchEvent(new StorageEvent('storage', { key: 'shop:v2:order', newValue: '{"number":' }));
    expect(page.$order.get()).toBeNull();
  });
});

test('a wish toggled just before leaving is sent by the next page', async () => {
  store({ 'shop:v2:user': user, 'shop:v2:wishesOwner': user.id, 'shop:v2:wishedIds': [9, 1] });
  const page = await open();
  for (const id of [4, 9]) page.toggleWish(id);
  const next = await open();
  const sent: unknown[] = [];
  const post = async (path: string, { variant_id }: { variant_id: number }) => sent.push([path, variant_id]);
  const get = async () => ({ wished_products: [{ variant_id: 9 }, { variant_id: 1 }] });
  const shop = { get, post } as never;
  next.connectStores({ shop, search: shop });
  next.startWishes();
  next.$sessionActivity.set({ known: true, fetching: false });
  await settled();
  expect(next.$wishedIds.get()).toEqual([4, 1]);
  expect(sent).toEqual([
    ['/wishlists/add_id', 4],
    ['/wishlists/remove_id', 9],
  ]);
});

test('all stored state is cleared except named keys', async () => {
  store({ 'shop:v1:order': 1, 'shop:v2:order': 1, 'shop:v2:orderToken': 'guest-1', 'shop:v3:order': 1, other: 1 });
  (await load()).forgetStored(['orderToken']);
  expect(stored()).toEqual({ 'shop:v2:orderToken': 'guest-1', other: 1 });
});
