import type { PreparedPage } from '../composition/prepare';
import { emptyPage, fakeTexts, planOf, remoteOf, visitOf } from '../testing/fake-visit';
import { createPages, type Refit } from './pages';

const setUp = (refit?: Refit, first?: Parameters<typeof createPages>[1]) => {
  const page = jest.fn(async () => emptyPage);
  const limit = jest.fn();
  const open = jest.fn(async () => undefined);
  const composition = planOf(remoteOf('x', ['/x', '/many/:number']));
  const visit = visitOf({
    composition,
    remotes: { page, slot: jest.fn(), limit, giveUp: () => false },
    texts: fakeTexts({ open }),
  });
  return { visit, page, limit, open, pages: createPages(visit, first, refit) };
};

const kindOf = async (prepared: Promise<PreparedPage>) => (await prepared).kind;

test('an address is prepared once, each query separately', async () => {
  const { pages, page } = setUp();
  const opened = pages.open('/x', '?q=1');
  expect(pages.open('/x', '?q=1')).toBe(opened);
  expect(pages.open('/x', '?q=2')).not.toBe(opened);
  expect(await kindOf(opened)).toBe('page');
  expect(page).toHaveBeenCalledTimes(2);
});

test('the first page is ready immediately', () => {
  const prepared: PreparedPage = { kind: 'client', skeleton: 'form' };
  const { pages, page } = setUp(undefined, { path: '/x', search: '?q=1', prepared });
  expect(pages.open('/x', '?q=1')).toMatchObject({ status: 'fulfilled', value: prepared });
  expect(page).not.toHaveBeenCalled();
});

test('a settled promise is marked, so that the page needs no skeleton', async () => {
  const { pages } = setUp();
  const opened = pages.open('/x', '');
  await opened;
  expect(opened).toMatchObject({ status: 'fulfilled', value: { kind: 'page' } });
});

test('a page may be cached for one more address', async () => {
  const { pages, page } = setUp();
  const opened = pages.open('/x', '');
  pages.cachePage('/x', '?color=red', opened);
  expect(pages.open('/x', '?color=red')).toBe(opened);
  await opened;
  expect(page).toHaveBeenCalledTimes(1);
});

test('the oldest page is evicted', async () => {
  const { pages } = setUp();
  const open = (number: number) => pages.open(`/many/${number}`, '');
  const opened = Array.from({ length: 51 }, (_, number) => open(number));
  expect(open(1)).toBe(opened[1]);
  expect(open(0)).not.toBe(opened[0]);
  await Promise.all(opened);
});

describe('a page that failed', () => {
  const fail = () => {
    const harness = setUp();
    harness.page.mockRejectedValueOnce(new Error('gone'));
    return harness;
  };

  test('is cached while it is shown', async () => {
    const { pages } = fail();
    expect(await kindOf(pages.open('/x', ''))).toBe('failed');
    expect(await kindOf(pages.open('/x', ''))).toBe('failed');
  });

  test('is prepared again on demand', async () => {
    const { pages } = fail();
    await pages.open('/x', '');
    pages.forget('/x', '');
    expect(await kindOf(pages.open('/x', ''))).toBe('page');
  });

  test('is prepared again after a visit elsewhere, and successful pages stay cached', async () => {
    const { pages } = fail();
    await pages.open('/x', '?q=1');
    const good = pages.open('/x', '?q=2');
    const elsewhere = pages.open('/many/1', '');
    await Promise.all([good, elsewhere]);
    pages.leave('/x');
    expect(pages.open('/x', '?q=2')).toBe(good);
    expect(pages.open('/many/1', '')).toBe(elsewhere);
    expect(await kindOf(pages.open('/x', '?q=1'))).toBe('page');
  });

  test('during prefetch does not affect the visit', async () => {
    const { pages } = fail();
    pages.ahead('/x', '');
    await pages.open('/x', '');
    expect(await kindOf(pages.open('/x', ''))).toBe('page');
  });

  test('for missing texts succeeds once they are available', async () => {
    const { pages, open } = setUp();
    open.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    expect(await kindOf(pages.open('/x', ''))).toBe('failed');
    pages.forget('/x', '');
    expect(await kindOf(pages.open('/x', ''))).toBe('page');
  });

  test('because it joined a load from before the connection was back does not appear', async () => {
    const { pages, open } = setUp();
    open.mockRejectedValueOnce(new Error('offline'));
    expect(await kindOf(pages.open('/x', ''))).toBe('page');
  });
});

test('a page is prefetched once', async () => {
  const { pages, page } = setUp();
  pages.ahead('/x', '');
  expect(await kindOf(pages.open('/x', ''))).toBe('page');
  pages.ahead('/x', '');
  await pages.open('/x', '');
  expect(page).toHaveBeenCalledTimes(1);
});

test('the code of a page has a limit from its visit on, not when it is prefetched', async () => {
  const { pages, limit, visit } = setUp();
  pages.ahead('/x', '');
  pages.ahead('/x', '');
  expect(limit).not.toHaveBeenCalled();
  await pages.open('/x', '');
  await pages.open('/x', '');
  expect(limit).toHaveBeenCalledTimes(1);
  expect(limit).toHaveBeenCalledWith(visit.composition.remotes[0]);
});

describe('an unknown path', () => {
  test('may belong to a remote that this visitor can use beyond the plan', async () => {
    const { pages, visit } = setUp(async () => {
      visit.composition = planOf(remoteOf('backoffice', ['/backoffice']));
      return true;
    });
    expect(await kindOf(pages.open('/backoffice', ''))).toBe('page');
  });

  test.each([
    ['this visitor has no further remotes', async () => false],
    ['the further remotes do not have it either', async () => true],
    ['there is no refit', undefined],
  ])('is not found when %s', async (_, refit) => {
    expect(await kindOf(setUp(refit).pages.open('/backoffice', ''))).toBe('not-found');
  });
});

test('a page that failed because the visitor has lost access is not found, once the plan excludes it', async () => {
  const requests: string[] = [];
  const { pages, page, visit } = setUp(async kind => {
    requests.push(kind);
    visit.composition = planOf();
    return true;
  });
  page.mockRejectedValue(new Error('404'));
  expect(await kindOf(pages.open('/x', ''))).toBe('not-found');
  expect(requests).toEqual(['failed']);
});

test('an error during a refit makes a failed page, which is prepared again on the way back', async () => {
  const refit = jest.fn<ReturnType<Refit>, Parameters<Refit>>().mockRejectedValueOnce(new Error('offline'));
  const { pages } = setUp(refit.mockResolvedValue(false));
  expect(await kindOf(pages.open('/nowhere', ''))).toBe('failed');
  pages.leave('/nowhere');
  expect(await kindOf(pages.open('/nowhere', ''))).toBe('not-found');
});

describe('without a network', () => {
  const connect = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    connect(true);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('a page that waits for its requests has failed within a second', async () => {
    const { pages, page } = setUp();
    page.mockReturnValue(new Promise(() => undefined));
    connect(false);
    const opened = pages.open('/x', '');
    await jest.advanceTimersByTimeAsync(1000);
    expect(opened).toMatchObject({ status: 'fulfilled', value: { kind: 'failed' } });
    expect(pages.open('/x', '')).toBe(opened);
    pages.forget('/x', '');
    connect(true);
    page.mockResolvedValue(emptyPage);
    expect(await kindOf(pages.open('/x', ''))).toBe('page');
  });

  test('the page of a document that a worker has stored takes its time; another one does not', async () => {
    connect(false);
    const { pages, page } = setUp(undefined, {
      path: '/x',
      search: '',
      prepared: { kind: 'client', skeleton: 'form' },
    });
    let arrive: (value: typeof emptyPage) => void = () => undefined;
    page.mockReturnValue(new Promise(resolve => (arrive = resolve)));
    pages.forget('/x', '');
    const [own, other] = [pages.open('/x', ''), pages.open('/many/1', '')];
    await jest.advanceTimersByTimeAsync(5000);
    expect(other).toMatchObject({ status: 'fulfilled', value: { kind: 'failed' } });
    expect(own).not.toHaveProperty('status');
    arrive(emptyPage);
    expect(await kindOf(own)).toBe('page');
  });

  test('a page that is interrupted for a moment is shown', async () => {
    const { pages, page } = setUp();
    let arrive: (value: typeof emptyPage) => void = () => undefined;
    page.mockReturnValue(new Promise(resolve => (arrive = resolve)));
    const opened = pages.open('/x', '');
    connect(false);
    await jest.advanceTimersByTimeAsync(200);
    connect(true);
    await jest.advanceTimersByTimeAsync(5000);
    arrive(emptyPage);
    expect(await kindOf(opened)).toBe('page');
  });

  test('a page that needs no request is shown', async () => {
    connect(false);
    expect(await kindOf(setUp().pages.open('/x', ''))).toBe('page');
  });
});
