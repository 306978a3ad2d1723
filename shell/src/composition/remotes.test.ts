import type { RemoteModule } from '@ortoo/remote';
import type { Locale } from '@ortoo/i18n';
import { emptyPage, fakeTexts, remoteOf } from '../testing/fake-visit';
import { createRemotes } from './remotes';

const Slot = () => null;
const catalog = remoteOf('catalog', ['/'], { slots: ['catalog.strip'] });

const messagesOf = (locale: Locale) => async () => ({ messages: { of: locale } });

const moduleOf = (locales: readonly Locale[]): RemoteModule => ({
  manifest: catalog.manifest,
  pages: { home: jest.fn(async () => ({ page: emptyPage })) },
  slots: { strip: jest.fn(async () => ({ Slot })) },
  messages: { mn: messagesOf('mn'), ...Object.fromEntries(locales.map(locale => [locale, messagesOf(locale)])) },
});

const setUp = (locales: readonly Locale[] = ['mn'], locale: Locale = 'mn', fallback: Locale = 'mn') => {
  const added: unknown[] = [];
  const texts = fakeTexts({ locale, addCatalogue: async (id, read) => void added.push([id, await read()]) });
  const module = moduleOf(locales);
  const load = jest.fn(async () => module);
  const limit = jest.fn();
  return { module, load, limit, added, remotes: createRemotes({ loader: { load, limit }, texts, fallback }) };
};

test('a page and a slot of one remote load it and its texts once', async () => {
  const { remotes, load, added, module } = setUp();
  const open = () =>
    Promise.all([
      remotes.page(catalog, 'home'),
      remotes.page(catalog, 'home'),
      remotes.slot(catalog, 'strip'),
      remotes.slot(catalog, 'strip'),
    ]);
  expect(await open()).toEqual([emptyPage, emptyPage, Slot, Slot]);
  await open();
  expect(load).toHaveBeenCalledTimes(1);
  expect(module.pages['home']).toHaveBeenCalledTimes(1);
  expect(module.slots['strip']).toHaveBeenCalledTimes(1);
  expect(added).toEqual([['catalog', { of: 'mn' }]]);
});

test.each<[string, Locale[], Locale, Locale, Locale]>([
  ['the reader’s', ['mn', 'en', 'it'], 'it', 'en', 'it'],
  ['the site’s', ['mn', 'en'], 'it', 'en', 'en'],
  ['the Mongolian', ['mn'], 'it', 'en', 'mn'],
])('texts use the %s catalogue when there is one', async (_, locales, locale, fallback, expected) => {
  const { remotes, added } = setUp(locales, locale, fallback);
  await remotes.page(catalog, 'home');
  expect(added).toEqual([['catalog', { of: expected }]]);
});

test('a remote without a file for the language has the next catalogue; one whose file does not load fails', async () => {
  const { remotes, added, module } = setUp(['mn', 'en'], 'it', 'en');
  const notFound = Object.assign(new Error('Cannot find module ./it'), { code: 'MODULE_NOT_FOUND' });
  const it = jest.fn().mockRejectedValueOnce(new Error('offline')).mockRejectedValue(notFound);
  module.messages = { ...module.messages, it };
  await expect(remotes.page(catalog, 'home')).rejects.toThrow('offline');
  await remotes.page(catalog, 'home');
  expect(added).toEqual([['catalog', { of: 'en' }]]);
});

test.each(['page', 'slot'] as const)('a missing %s of the remote is reported', async kind => {
  const { remotes } = setUp();
  await expect(remotes[kind](catalog, 'catalog.nowhere')).rejects.toThrow('catalog.nowhere is not in its remote');
});

test('failed loads are retried: the remote, its page, its texts', async () => {
  const { remotes, load, module } = setUp();
  load.mockRejectedValueOnce(new Error('no remote'));
  jest.mocked(module.pages['home']!).mockRejectedValueOnce(new Error('no page'));
  await expect(remotes.page(catalog, 'home')).rejects.toThrow('no remote');
  await expect(remotes.page(catalog, 'home')).rejects.toThrow('no page');
  expect(await remotes.page(catalog, 'home')).toBe(emptyPage);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that a visitor waits for has a limit', () => {
  const { remotes, limit } = setUp();
  remotes.limit(catalog);
  expect(limit).toHaveBeenCalledWith(catalog, 2400);
});

describe('with a fallback release', () => {
  const fallbackRelease = { release: 'before', base: '/releases/catalog/before/browser/', integrity: 'sha384-b' };
  const live = { ...catalog, fallbackRelease };
  const goodPage = { ...emptyPage };
  const good = { ...moduleOf(['mn']), pages: { home: async () => ({ page: goodPage }) } };
  const setUpFailing = (load: (release: string) => Promise<RemoteModule>) => {
    const failures: unknown[] = [];
    const limit = jest.fn();
    const remotes = createRemotes({
      loader: { load: ({ release }) => (release === 'before' ? Promise.resolve(good) : load(release)), limit },
      texts: fakeTexts(),
      fallback: 'mn',
      onFailure: failed => failures.push(failed),
    });
    return { failures, limit, remotes };
  };
  const broken = (part: Partial<RemoteModule>) => async () => ({ ...moduleOf(['mn']), ...part });
  const gone = () => Promise.reject(new Error('gone'));

  test.each<[string, () => Promise<RemoteModule>]>([
    ['its entry', gone],
    ['its page', broken({ pages: { home: gone } })],
    ['its texts', broken({ messages: { mn: gone } })],
  ])('when %s fails, the page uses the last good release, and the shell is notified once', async (_, load) => {
    const { remotes, failures } = setUpFailing(load);
    expect(await remotes.page(live, 'home')).toBe(goodPage);
    expect(await remotes.slot(live, 'strip')).toBe(Slot);
    expect(failures).toEqual([{ remote: 'catalog', release: 'one', kind: 'load', message: 'gone' }]);
  });

  describe('and a timeout', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const silent = () => new Promise<never>(() => undefined);
    const after = <T>(ms: number, come: () => Promise<T>) =>
      new Promise<T>(resolve => setTimeout(() => resolve(come()), ms));

    test.each<[string, () => Promise<RemoteModule>]>([
      ['its entry', silent],
      ['its page', broken({ pages: { home: silent } })],
      ['its texts', broken({ messages: { mn: silent } })],
    ])('when %s stalls, a release is given up in time', async (_, load) => {
      const { remotes, failures } = setUpFailing(load);
      const page = remotes.page(live, 'home');
      await jest.advanceTimersByTimeAsync(2000);
      expect(await page).toBe(goodPage);
      expect(failures).toMatchObject([{ release: 'one', kind: 'late' }]);
    });

    test('a release whose files load slowly, one after the other, is not given up', async () => {
      const { pages, messages } = moduleOf(['mn']);
      const slow = {
        pages: { home: () => after(1900, pages['home']!) },
        messages: { mn: () => after(1900, messages.mn) },
      };
      const { remotes, failures } = setUpFailing(() => after(1900, broken(slow)));
      const page = remotes.page(live, 'home');
      await jest.advanceTimersByTimeAsync(5700);
      expect(await page).toBe(emptyPage);
      expect(failures).toEqual([]);
    });
  });

  test('a release that fails at render is given up once; then there is no further fallback', async () => {
    const { remotes, failures } = setUpFailing(async () => moduleOf(['mn']));
    await remotes.page(live, 'home');
    expect(remotes.giveUp(live, new Error('x is undefined'))).toBe(true);
    expect(remotes.giveUp(live, new Error('again'))).toBe(false);
    expect(failures).toMatchObject([
      { release: 'one', kind: 'render' },
      { release: 'before', kind: 'render' },
    ]);
  });

  test('it has the limit of each file, and its fallback the one of a page that a visitor waits for', () => {
    const { remotes, limit } = setUpFailing(async () => moduleOf(['mn']));
    remotes.limit(live);
    expect(limit).not.toHaveBeenCalled();
    remotes.giveUp(live, new Error('x is undefined'));
    remotes.limit(live);
    expect(limit).toHaveBeenCalledWith(expect.objectContaining({ release: 'before' }), 2400);
  });

  test('when the last good release fails too, its failure is reported', async () => {
    const remotes = createRemotes({ loader: { load: gone, limit: jest.fn() }, texts: fakeTexts(), fallback: 'mn' });
    await expect(remotes.page(live, 'home')).rejects.toThrow('gone');
  });
});
