import { formatCases } from './format-cases';
import { formatDate, formatNumber } from './formats';

test.each(await formatCases())('$what is $expected', ({ actual, expected }) => {
  expect(actual()).toBe(expected);
});

describe('agrees with Intl when Intl supports the language', () => {
  const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, 21, 4)));
  test.each([
    ['ru', 'ru'],
    ['it', 'it'],
    ['cn', 'zh-CN'],
    ['mn', 'mn'],
  ] as const)('long dates of %s', (locale, tag) => {
    const known = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Ulaanbaatar' });
    for (const month of months) expect(plain(formatDate(month, locale, 'long'))).toBe(plain(known.format(month)));
  });

  test('groups of ru, zh and en', () => {
    for (const [locale, tag] of [
      ['ru', 'ru'],
      ['cn', 'zh-CN'],
      ['en', 'en'],
    ] as const) {
      expect(formatNumber(1_234_567, locale)).toBe(new Intl.NumberFormat(tag).format(1_234_567));
    }
  });
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
