import type { Rail } from '@ortoo/contracts';
import { listBrands } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $compared, $listLayout, $searchHistory, $wishedIds } from '@ortoo/stores';
import {
  answer,
  exampleSite,
  fakeApi,
  renderPage,
  resetStores,
  type FakeAnswer,
  type RecordedCall,
} from '@ortoo/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answers, cardOf, listingAnswer, queryOf } from '../parts/testing/answers';
import { remote } from '../remote';

const search = 'GET /listing';

/** Few per page: the rules are the same for any number, and the test is faster. */
const site = { ...exampleSite, configs: { ...exampleSite.configs, products_per_page: 8 } };

const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, [search]: listingAnswer(20), ...change });
  const view = await renderPage(path, { remote, api, site });
  const requests = () => api.calls.filter(call => call.path === '/listing').map(queryOf);
  return { ...view, api, searches: requests };
};

const reject = (status: number) => () => {
  throw new ApiError(status, 'UNKNOWN', '');
};

const cards = () => screen.getAllByRole('article');
const filter = (name: RegExp) => screen.getByRole('checkbox', { name });

beforeEach(() => {
  resetStores();
  $listLayout.set('grid');
});

describe('all products', () => {
  it('shows a page of them, their number, and breadcrumbs', async () => {
    const { head } = await open('/products');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Бүх бараа');
    expect(cards()).toHaveLength(8);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('20 бараа');
    expect(head).toMatchObject({ title: 'Бүх бараа', canonical: '/products' });
  });

  it('appends more of them and moves the focus to the first new one', async () => {
    const { user, searches: requests } = await open('/products?sort=price_asc');
    await user.click(screen.getByRole('link', { name: 'Цааш үзэх' }));
    await waitFor(() => expect(cards()).toHaveLength(16));
    expect(requests().at(-1)).toMatchObject({ page: 2, per_page: 8, facets: undefined });
    expect(within(cards()[8]!).getByRole('link')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Цааш үзэх' }));
    await waitFor(() => expect(cards()).toHaveLength(20));
    expect(screen.queryByRole('link', { name: 'Цааш үзэх' })).not.toBeInTheDocument();
  });

  it('opens as deep as the address says, at the canonical address of the list', async () => {
    const { head, searches: requests } = await open('/products?shown=16');
    expect(cards()).toHaveLength(16);
    expect(requests().map(({ page }) => page)).toEqual([1, 2]);
    expect(head).toMatchObject({ canonical: '/products' });
  });

  it('appends the rest of a deep list, and leaves the focus and the address as they are', async () => {
    let release = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    const { searches: requests } = await open('/products?shown=240', {
      [search]: async (call: RecordedCall) => {
        if (queryOf(call).page === 26) await held;
        return listingAnswer(300)(call);
      },
    });
    expect(cards()).toHaveLength(200);
    release();
    await waitFor(() => expect(cards()).toHaveLength(240));
    expect(requests().map(({ page }) => page)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(cards().some(card => card.contains(document.activeElement))).toBe(false);
    expect(screen.getByRole('link', { name: 'Цааш үзэх' })).toHaveAttribute('href', '/products?page=31');
  });

  it('links to the next and the previous page for use without script', async () => {
    await open('/products?page=2&sort=price_asc');
    expect(screen.getByRole('link', { name: 'Цааш үзэх' })).toHaveAttribute('href', '/products?sort=price_asc&page=3');
    expect(screen.getByRole('link', { name: 'Өмнөх бараанууд' })).toHaveAttribute('href', '/products?sort=price_asc');
  });

  it('gives priority to its first picture only', async () => {
    const { container } = await open('/products');
    const eager = [...container.querySelectorAll('img')].map(image => image.getAttribute('loading') === 'eager');
    expect(eager.filter(Boolean)).toHaveLength(1);
    expect(eager[0]).toBe(true);
  });
});

describe('filters', () => {
  it('narrow the list, preserve the focus and can be removed one by one', async () => {
    const { user, searches: requests } = await open('/products?page=2');
    await user.click(filter(/^Замч/));
    expect(filter(/^Замч/)).toBeChecked();
    expect(filter(/^Замч/)).toHaveFocus();
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests()[1]).toMatchObject({ page: 1, brand: 'zamch', facets: '1' });
    expect(screen.getByRole('link', { name: 'Замч шүүлтүүрийг хасах' })).toHaveAttribute('href', '/products');
  });

  it('do not move the focus when a longer list begins with the same product', async () => {
    const { user } = await open('/products?brand=zamch', {
      [search]: (call: RecordedCall) => listingAnswer(queryOf(call).brand === 'zamch' ? 1 : 20)(call),
    });
    expect(cards()).toHaveLength(1);
    await user.click(filter(/^Замч/));
    await waitFor(() => expect(cards()).toHaveLength(8));
    expect(filter(/^Замч/)).toHaveFocus();
  });

  it('show options without a product, disabled', async () => {
    await open('/products');
    expect(filter(/^Адуучин/)).toBeDisabled();
    expect(filter(/^Замч/)).toBeEnabled();
  });

  it('apply prices on Enter and swap them when reversed', async () => {
    const { user, searches: requests } = await open('/products');
    await user.type(screen.getByLabelText('Доод'), '90000');
    await user.type(screen.getByLabelText('Дээд'), '20 000{Enter}');
    await waitFor(() => expect(requests()).toHaveLength(3));
    expect(requests()[2]).toMatchObject({ price_min: 20_000, price_max: 90_000 });
    expect(screen.getByRole('link', { name: '20,000₮ – 90,000₮ шүүлтүүрийг хасах' })).toBeInTheDocument();
    expect([screen.getByLabelText('Доод'), screen.getByLabelText('Дээд')]).toMatchObject([
      { value: '20000' },
      { value: '90000' },
    ]);
  });

  it('keep a text that is no price, say what they expect, and apply nothing until it is right', async () => {
    const { user, searches: requests } = await open('/products');
    const [low, high] = [screen.getByLabelText('Доод'), screen.getByLabelText('Дээд')];
    await user.type(low, 'хямд');
    await user.type(high, '90000{Enter}');
    expect(low).toHaveValue('хямд');
    expect(low).toBeInvalid();
    expect(low).toHaveAccessibleDescription('Үнийг зөвхөн цифрээр бичнэ үү (9 хүртэл оронтой), жишээ нь 50,000₮');
    expect(high).toHaveValue('90000');
    expect(high).toBeValid();
    expect(requests()).toHaveLength(1);
    await user.clear(low);
    expect(low).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(low, '20000{Enter}');
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests()[1]).toMatchObject({ price_min: 20_000, price_max: 90_000 });
  });

  it('can be cleared together, and the text remains', async () => {
    await open('/products?q=gutal&brand=ul&store=zuslan');
    expect(screen.getByRole('link', { name: 'Бүгдийг арилгах' })).toHaveAttribute('href', '/products?q=gutal');
    expect(screen.getByRole('link', { name: 'Ул шүүлтүүрийг хасах' })).toHaveAttribute(
      'href',
      '/products?q=gutal&store=zuslan',
    );
  });

  it('open in a sheet on a phone and show the number of products', async () => {
    const { user } = await open('/products');
    await user.click(screen.getByRole('button', { name: 'Шүүх' }));
    const sheet = await screen.findByRole('dialog', { name: 'Шүүлтүүр' });
    await user.click(within(sheet).getByRole('checkbox', { name: /^Аялал|^trips/ }));
    await user.click(await within(sheet).findByRole('button', { name: '20 илэрц харах' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('filters of products', () => {
  const names = (group: string, role: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole(role)
      .map(option => option.getAttribute('value'));

  it('offer sizes from small to large and colours by their names', async () => {
    const { user, searches: requests } = await open('/products');
    expect(names('Размер', 'checkbox')).toEqual(['36', '42', 'l']);
    expect(filter(/^L 0$/)).toBeDisabled();
    await user.click(filter(/^хүрэн бор 30$/));
    expect(await screen.findByRole('link', { name: 'хүрэн бор шүүлтүүрийг хасах' })).toBeInTheDocument();
    expect(requests().at(-1)).toMatchObject({ colour: 'brown' });
  });

  it('offer ratings one at a time, those without a product disabled', async () => {
    const { user, searches: requests } = await open('/products');
    expect(screen.getByRole('radio', { name: /^Үнэлгээ 2/ })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /^Үнэлгээ 4/ }));
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests()[1]).toMatchObject({ rating: 4 });
    await user.click(screen.getByRole('radio', { name: 'Үнэлгээ харгалзахгүй' }));
    expect(screen.queryByRole('list', { name: 'Сонгосон шүүлтүүр' })).not.toBeInTheDocument();
  });

  it('find a Cyrillic name in a long list by its Latin spelling', async () => {
    const others = Array.from({ length: 12 }, (_, at): [string, number] => [`other-${at}`, 1]);
    const many = (call: RecordedCall) => {
      const listing = listingAnswer(20)(call);
      return { ...listing, facets: listing.facets && { ...listing.facets, brand: [['aduuchin', 3], ...others] } };
    };
    const { user } = await open('/products', { [search]: many });
    await user.type(screen.getByRole('searchbox', { name: 'Брэнд дотроос хайх' }), 'aduuch');
    const brands = within(screen.getByRole('group', { name: 'Брэнд' })).getAllByRole('checkbox');
    expect(brands.map(brand => brand.getAttribute('value'))).toEqual(['aduuchin']);
  });

  it('offer stock and sale', async () => {
    const { user } = await open('/products');
    await user.click(filter(/^Хямдралтай 12$/));
    await user.click(filter(/^Бэлэн байгаа 20$/));
    const applied = within(await screen.findByRole('list', { name: 'Сонгосон шүүлтүүр' }));
    expect(applied.getAllByRole('link').map(link => link.textContent)).toEqual([
      ...['Бэлэн байгаа', 'Хямдралтай', 'Бүгдийг арилгах'],
    ]);
  });
});

describe('an address with invalid values', () => {
  it.each([
    ['?page=-1&sort=drop&utm_source=mail', '/products?utm_source=mail', true],
    ['?brand=ul&brand=gone&colour=violet', '/products?brand=ul', false],
    ['?category=goods/shoes&category=cars', '/products?category=goods/shoes', false],
    ['?brand=ul&page=9', '/products?brand=ul&page=3', false],
  ])('%s redirects to %s', async (query, path, permanent) => {
    await expect(open(`/products${query}`)).rejects.toMatchObject({ path, permanent });
  });

  it('is unchanged when the existing values are unknown', async () => {
    const { head } = await open('/products?brand=gone', answer(listBrands, reject(500)));
    expect(head.canonical).toBe('/products?brand=gone');
  });
});

describe('without the search service', () => {
  const fromDatabase = listingAnswer(20, { source: 'database', facets: null });

  it('the list shows a notice, and is not cached', async () => {
    const { searches, head } = await open('/products?brand=ul&size=42&size=l&price_min=900&on_sale=1&sort=price_asc', {
      [search]: fromDatabase,
    });
    expect(cards()).toHaveLength(8);
    expect(screen.getByText('Хайлт түр доголдлоо')).toBeInTheDocument();
    expect(head.fleeting).toBe(true);
    expect(searches()[0]).toMatchObject({
      ...{ brand: 'ul', size: '42,l', price_min: 900, on_sale: '1', sort: 'price_asc', page: 1, per_page: 8 },
    });
  });

  it('filters can still be chosen, without counts', async () => {
    const { user, searches } = await open('/products', { [search]: fromDatabase });
    await user.click(filter(/^Замч$/));
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ brand: 'zamch' }));
  });

  it('the notice disappears when the service is back', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let healthy = false;
    await open('/products', {
      [search]: (call: RecordedCall) => (healthy ? listingAnswer(20) : fromDatabase)(call),
    });
    healthy = true;
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(screen.queryByText('Хайлт түр доголдлоо')).not.toBeInTheDocument());
    expect(cards()).toHaveLength(8);
    jest.useRealTimers();
  });

  it('an error is shown', () =>
    expect(open('/products', { [search]: reject(500) })).rejects.toMatchObject({ status: 500 }));
});

describe('sort order and layout', () => {
  it('sorts by the chosen order', async () => {
    const { user, searches: requests } = await open('/products');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Эрэмбэлэх' }), 'Үнэ өсөхөөр');
    await waitFor(() => expect(requests().at(-1)?.sort).toBe('price_asc'));
  });

  it('stores the layout', async () => {
    const { user } = await open('/products');
    await user.click(screen.getByRole('button', { name: 'Жагсаалтаар харах' }));
    expect($listLayout.get()).toBe('list');
    expect(screen.getByRole('button', { name: 'Жагсаалтаар харах' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('marks wishes and compared products on their cards', async () => {
    const { user } = await open('/products');
    const card = within(cards()[1]!);
    await user.click(card.getByRole('button', { name: /^Таалагдсанд нэмэх/ }));
    await user.click(card.getByRole('button', { name: /^Харьцуулах/ }));
    expect($wishedIds.get()).toEqual([20]);
    expect($compared.get()).toEqual(['product-2']);
    expect(card.getByRole('button', { name: /^Таалагдсанд нэмэх/ })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a search', () => {
  it('has one pair of quotation marks per level when the text has its own', async () => {
    const q = encodeURIComponent('«Булган» гутал');
    const { head } = await open(`/products?q=${q}`, { [search]: listingAnswer(0) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('«“Булган” гутал» хайлтын илэрц');
    expect(head.title).toBe('«“Булган” гутал» хайлтын илэрц');
  });

  it('shows the text, is noindex and links on from an empty result', async () => {
    const { head } = await open('/products?q=zzz', { [search]: listingAnswer(0) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('«zzz» хайлтын илэрц');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Тохирох бараа олдсонгүй');
    expect(screen.getAllByRole('link', { name: 'Бүх бараа' }).at(-1)).toHaveAttribute('href', '/products');
    expect(head.robots).toBe('noindex');
  });

  describe('without results', () => {
    const rail = {
      id: 'new',
      kind: 'new',
      value: null,
      url: '/products?sort=date_desc',
      size: 20,
      title: 'Шинээр ирсэн',
    };
    const siteWithRail = { ...site, presets: { ...site.presets, rails: [rail as Rail] } };
    const openEmpty = (cardsOf: (call: RecordedCall) => unknown) => {
      const respond = (call: RecordedCall) => (queryOf(call).q === undefined ? cardsOf(call) : listingAnswer(0)(call));
      const api = fakeApi({ ...answers, [search]: respond });
      return renderPage('/products?q=zzz', { remote, api, site: siteWithRail });
    };

    it('leads to the departments and to products that the shop has', async () => {
      await openEmpty(listingAnswer(20));
      const departments = within(screen.getAllByRole('navigation', { name: 'Ангилал' }).at(-1)!);
      expect(departments.getAllByRole('link').map(link => link.textContent)).toEqual(
        site.menus.main.map(({ title }) => title),
      );
      const region = within(screen.getByRole('region', { name: 'Шинээр ирсэн' }));
      expect(region.getAllByRole('article')).toHaveLength(12);
    });

    it('leads to the departments when those products fail to load', async () => {
      await openEmpty(reject(500));
      expect(screen.getByRole('link', { name: site.menus.main[0]!.title })).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Шинээр ирсэн' })).not.toBeInTheDocument());
    });
  });

  it('is remembered, even when it was submitted before the search box had loaded', async () => {
    $searchHistory.set([]);
    await open('/products?q=ноолуур');
    expect($searchHistory.get()).toEqual(['ноолуур']);
  });

  it('shows what comes near only after a sentence that says so', async () => {
    await open('/products?q=nike', { [search]: listingAnswer(0, { near: [cardOf(1), cardOf(2)] }) });
    const sentence = '«nike» гэж хайхад яг тохирох бараа алга. Төстэйг нь үзүүлж байна.';
    expect(cards()).toHaveLength(2);
    expect(screen.getByText(sentence).compareDocumentPosition(cards()[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Тохирох бараа олдсонгүй')).not.toBeInTheDocument();
  });

  it('shows what comes near below few full matches', async () => {
    await open('/products?q=рюкзак 45л', { [search]: listingAnswer(1, { near: [cardOf(8)] }) });
    const [full, near] = cards();
    const sentence = screen.getByText('«рюкзак 45л» хайлттай төстэй бараа');
    expect(sentence.compareDocumentPosition(full!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(sentence.compareDocumentPosition(near!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 бараа');
  });

  it('shows the corrected words', async () => {
    await open('/products?q=чимодан', { [search]: listingAnswer(5, { instead: 'чемодан' }) });
    expect(cards()).toHaveLength(5);
    expect(screen.getByText('«чимодан» гэсэн үгтэй бараа алга. «чемодан» гэж хайлаа.')).toBeInTheDocument();
  });

  it('links out of filters without results', async () => {
    await open('/products?q=gutal&brand=ul', { [search]: listingAnswer(0) });
    const links = screen.getAllByRole('link', { name: 'Бүгдийг арилгах' });
    expect(links.map(link => link.getAttribute('href'))).toEqual(['/products?q=gutal', '/products?q=gutal']);
  });
});

it('preserves the filters and offers a retry when a list fails to load', async () => {
  let healthy = true;
  const { user } = await open('/products', {
    [search]: (call: RecordedCall) => {
      if (!healthy) throw new ApiError(503, 'UNKNOWN', '');
      return listingAnswer(20)(call);
    },
  });
  healthy = false;
  await user.click(filter(/^Замч/));
  expect(await screen.findByRole('alert')).toHaveTextContent('Энэ хэсгийг ачаалж чадсангүй');
  expect(filter(/^Замч/)).toBeChecked();
  healthy = true;
  await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
  await waitFor(() => expect(cards()).toHaveLength(8));
});

it('shows codes when the names of brands and stores fail to load', async () => {
  await open('/products', answer(listBrands, reject(500)));
  expect(filter(/^ul \d/)).toBeInTheDocument();
});
