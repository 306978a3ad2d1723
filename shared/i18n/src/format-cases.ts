import * as f from './formats';
import { type Locale, locales } from './locales';

/** One format with its expected text in Node and in every browser. */
export type FormatCase = { what: string; actual: () => string; expected: string };

const at = '2026-11-21T06:05:00Z';
const nb = '\u00a0';
const all = (what: string, run: (locale: Locale) => string, expected: Record<Locale, string>): FormatCase[] =>
  locales.map(locale => ({
    what: `${what} ${locale}`,
    actual: () => run(locale),
    expected: expected[locale],
  }));
const one = (what: string, actual: () => string, expected: string): FormatCase => ({ what, actual, expected });

export const formatCases: FormatCase[] = [
  ...all('money', locale => f.formatMoney(1_234_567, locale), {
    mn: '1,234,567₮',
    en: '1,234,567₮',
    ru: `1${nb}234${nb}567${nb}₮`,
    cn: '1,234,567₮',
    it: `1.234.567${nb}₮`,
  }),
  one('money small', () => f.formatMoney(950, 'mn'), '950₮'),
  one('money zero', () => f.formatMoney(0, 'mn'), '0₮'),
  one('money below zero', () => f.formatMoney(-5000, 'mn'), '−5,000₮'),
  one('money rounded to nothing has no sign', () => f.formatMoney(-0.4, 'mn'), '0₮'),
  ...all('decimals', locale => f.formatNumber(1234.5, locale, 1), {
    mn: '1,234.5',
    en: '1,234.5',
    ru: `1${nb}234,5`,
    cn: '1,234.5',
    it: '1.234,5',
  }),
  ...all('percent', locale => f.formatPercent(-30, locale), {
    mn: '−30%',
    en: '−30%',
    ru: `−30${nb}%`,
    cn: '−30%',
    it: '−30%',
  }),
  ...all('long date', locale => f.formatDate(at, locale, 'long'), {
    mn: '2026 оны арван нэгдүгээр сарын 21',
    en: '21 November 2026',
    ru: `21 ноября 2026${nb}г.`,
    cn: '2026年11月21日',
    it: '21 novembre 2026',
  }),
  ...all('medium date', locale => f.formatDate(at, locale), {
    mn: '2026 оны 11-р сарын 21',
    en: '21 Nov 2026',
    ru: `21 нояб. 2026${nb}г.`,
    cn: '2026年11月21日',
    it: '21 nov 2026',
  }),
  ...all('short date', locale => f.formatDate('2026-03-05T00:00:00Z', locale, 'short'), {
    mn: '2026.03.05',
    en: '5 Mar 2026',
    ru: '05.03.2026',
    cn: '2026/03/05',
    it: '05/03/2026',
  }),
  ...all('day and month', locale => f.formatDate(at, locale, 'day'), {
    mn: '11-р сарын 21',
    en: '21 Nov',
    ru: '21 нояб.',
    cn: '11月21日',
    it: '21 nov',
  }),
  ...all('weekday', locale => f.formatWeekday(at, locale), {
    mn: 'Бямба',
    en: 'Saturday',
    ru: 'суббота',
    cn: '星期六',
    it: 'sabato',
  }),
  ...all('date and time', locale => f.formatDateTime(at, locale), {
    mn: '2026.11.21 14:05',
    en: '21 Nov 2026, 14:05',
    ru: '21.11.2026, 14:05',
    cn: '2026/11/21 14:05',
    it: '21/11/2026, 14:05',
  }),
  one('time of the capital', () => f.formatTime(at), '14:05'),
  one('time of the west', () => f.formatTime(at, { timeZone: 'Asia/Hovd' }), '13:05'),
  one('midnight is 00', () => f.formatTime('2026-11-20T16:00:00Z'), '00:00'),
  one('the day turns with the zone', () => f.formatDate('2026-12-31T16:30:00Z', 'mn', 'short'), '2027.01.01'),
  ...all('three days ago', locale => f.formatRelative('2026-11-18T06:05:00Z', at, locale), {
    mn: '3 өдрийн өмнө',
    en: '3 days ago',
    ru: '3 дня назад',
    cn: '3天前',
    it: '3 giorni fa',
  }),
  ...all('in an hour', locale => f.formatRelative('2026-11-21T07:20:00Z', at, locale), {
    mn: '1 цагийн дараа',
    en: 'in 1 hour',
    ru: 'через 1 час',
    cn: '1小时后',
    it: 'tra 1 ora',
  }),
  ...all('just now', locale => f.formatRelative('2026-11-21T06:04:30Z', at, locale), {
    mn: 'саяхан',
    en: 'just now',
    ru: 'только что',
    cn: '刚刚',
    it: 'adesso',
  }),
  one('five weeks are a month', () => f.formatRelative('2026-10-17T06:05:00Z', at, 'mn'), '1 сарын өмнө'),
  one('two weeks', () => f.formatRelative('2026-11-07T06:05:00Z', at, 'mn'), '2 долоо хоногийн өмнө'),
  one('Russian eleven', () => f.formatRelative('2026-11-21T05:54:00Z', at, 'ru'), '11 минут назад'),
  one('Russian twenty-one', () => f.formatRelative('2026-11-21T05:44:00Z', at, 'ru'), '21 минуту назад'),
  ...all('list', locale => f.formatList(['A', 'B', 'C'], locale), {
    mn: 'A, B болон C',
    en: 'A, B and C',
    ru: 'A, B и C',
    cn: 'A、B和C',
    it: 'A, B e C',
  }),
  one('choice of two', () => f.formatList(['QPay', 'карт'], 'mn', 'or'), 'QPay эсвэл карт'),
  one('list of one', () => f.formatList(['QPay'], 'mn'), 'QPay'),
  one('empty list', () => f.formatList([], 'mn'), ''),
  one('countdown', () => f.formatCountdown(299.6), '04:59'),
  one('countdown over an hour', () => f.formatCountdown(3899), '1:04:59'),
  one('countdown is never negative', () => f.formatCountdown(-3), '00:00'),
  one('phone', () => f.formatPhone('+97699112233'), '9911 2233'),
  one('foreign phone', () => f.formatPhone('+39021234567'), '+39021234567'),
];
