import * as f from './formats';
import { loadLanguage } from './load-language';
import { type Locale, locales } from './locales';

/** One format with its expected text in Node and in every browser. */
export type FormatCase = { what: string; actual: () => string; expected: string };

const at = '2026-11-21T06:05:00Z';

const inEachLanguage = {
  money: (locale: Locale) => f.formatMoney(1_234_567, locale),
  decimals: (locale: Locale) => f.formatNumber(1234.5, locale, 1),
  percent: (locale: Locale) => f.formatPercent(-30, locale),
  longDate: (locale: Locale) => f.formatDate(at, locale, 'long'),
  mediumDate: (locale: Locale) => f.formatDate(at, locale),
  shortDate: (locale: Locale) => f.formatDate('2026-03-05T00:00:00Z', locale, 'short'),
  dayAndMonth: (locale: Locale) => f.formatDate(at, locale, 'day'),
  weekday: (locale: Locale) => f.formatWeekday(at, locale),
  dateAndTime: (locale: Locale) => f.formatDateTime(at, locale),
  threeDaysAgo: (locale: Locale) => f.formatRelative('2026-11-18T06:05:00Z', at, locale),
  inAnHour: (locale: Locale) => f.formatRelative('2026-11-21T07:20:00Z', at, locale),
  justNow: (locale: Locale) => f.formatRelative('2026-11-21T06:04:30Z', at, locale),
  list: (locale: Locale) => f.formatList(['A', 'B', 'C'], locale),
};

/** The texts of a language's own file. */
export type ExpectedFormats = Record<keyof typeof inEachLanguage, string>;

const one = (what: string, actual: () => string, expected: string): FormatCase => ({ what, actual, expected });

const casesOf = async (locale: Locale): Promise<FormatCase[]> => {
  await loadLanguage(locale);
  const { expected } = (await import(`./languages/${locale}/format-cases.ts`)) as { expected: ExpectedFormats };
  return Object.entries(inEachLanguage).map(([what, format]) =>
    one(`${what} ${locale}`, () => format(locale), expected[what as keyof ExpectedFormats]),
  );
};

const inOneLanguage: FormatCase[] = [
  one('money small', () => f.formatMoney(950, 'mn'), '950₮'),
  one('money zero', () => f.formatMoney(0, 'mn'), '0₮'),
  one('money below zero', () => f.formatMoney(-5000, 'mn'), '−5,000₮'),
  one('money rounded to nothing has no sign', () => f.formatMoney(-0.4, 'mn'), '0₮'),
  one('time of the capital', () => f.formatTime(at), '14:05'),
  one('time of the west', () => f.formatTime(at, { timeZone: 'Asia/Hovd' }), '13:05'),
  one('midnight is 00', () => f.formatTime('2026-11-20T16:00:00Z'), '00:00'),
  one('the day turns with the zone', () => f.formatDate('2026-12-31T16:30:00Z', 'mn', 'short'), '2027.01.01'),
  one('five weeks are a month', () => f.formatRelative('2026-10-17T06:05:00Z', at, 'mn'), '1 сарын өмнө'),
  one('two weeks', () => f.formatRelative('2026-11-07T06:05:00Z', at, 'mn'), '2 долоо хоногийн өмнө'),
  one('Russian eleven', () => f.formatRelative('2026-11-21T05:54:00Z', at, 'ru'), '11 минут назад'),
  one('Russian twenty-one', () => f.formatRelative('2026-11-21T05:44:00Z', at, 'ru'), '21 минуту назад'),
  one('choice of two', () => f.formatList(['QPay', 'карт'], 'mn', 'or'), 'QPay эсвэл карт'),
  one('list of one', () => f.formatList(['QPay'], 'mn'), 'QPay'),
  one('empty list', () => f.formatList([], 'mn'), ''),
  one('countdown', () => f.formatCountdown(299.6), '04:59'),
  one('countdown over an hour', () => f.formatCountdown(3899), '1:04:59'),
  one('countdown is never negative', () => f.formatCountdown(-3), '00:00'),
  one('phone', () => f.formatPhone('+97699112233'), '9911 2233'),
  one('foreign phone', () => f.formatPhone('+39021234567'), '+39021234567'),
];

/** Loads every language. */
export const formatCases = async (): Promise<FormatCase[]> => [
  ...(await Promise.all(locales.map(casesOf))).flat(),
  ...inOneLanguage,
];
