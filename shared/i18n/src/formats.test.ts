import { formatCases } from './format-cases';
import { bindNumbers, formatDate, formatNumber, formatRange } from './formats';

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

test('a range has no line break', () => expect(formatRange('10:00', '20:00')).toBe('10:00–\u206020:00'));

test.each([
  ['Сүхбаатар, 8-р хороо, 40-25', 'Сүхбаатар, 8-\u2060р хороо,\u00a040-25'],
  ['Их сургуулийн гудамж 40-25', 'Их сургуулийн гудамж\u00a040-25'],
  ['40-25, Khoroo 8, Sukhbaatar', '40-25, Khoroo\u00a08, Sukhbaatar'],
  ['3 University Street, 8th khoroo', '3 University Street, 8th khoroo'],
  ['Энхтайваны гудамж 15-р байр 40 тоот', 'Энхтайваны гудамж 15-\u2060р байр 40 тоот'],
  ['36, 37, 38', '36, 37, 38'],
  ['−40 °C хүртэл, 40 %', '−40\u00a0°C хүртэл, 40\u00a0%'],
])('the numbers of “%s” stay with what they belong to', (text, bound) => expect(bindNumbers(text)).toBe(bound));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
