import { formatsOf, type TimeUnit } from './format-text';
import { languageTags, type Locale } from './locales';
import { zonedParts, type ZonedParts } from './zoned';

/** An instant: a `Date`, milliseconds, or an ISO text with its offset. */
export type Instant = Date | number | string;
export type DateStyle = 'long' | 'medium' | 'short' | 'day';
export type Zoned = { timeZone?: string };

export const shopTimeZone = 'Asia/Ulaanbaatar';

const tugrik = '₮';
const minus = '−';
const nbsp = '\u00a0';
/** Forbids a line break. */
const joiner = '\u2060';
const two = (value: number) => `${value}`.padStart(2, '0');

/** A number with group separators and a fixed number of `decimals`. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const { group, decimal } = formatsOf(locale);
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, group) + (rest ? decimal + rest : '');
  return value < 0 && /[1-9]/.test(digits) ? minus + digits : digits;
}

/** Whole tugrik with the sign after the number: `129,000₮`. */
export function formatMoney(amount: number, locale: Locale): string {
  return formatNumber(amount, locale) + formatsOf(locale).signGap + tugrik;
}

/** `percent` counts hundreds: 30 is `30%`, a discount is negative. */
export function formatPercent(percent: number, locale: Locale, decimals = 0): string {
  return `${formatNumber(percent, locale, decimals)}${formatsOf(locale).percentGap}%`;
}

function partsOf(instant: Instant, timeZone: string): ZonedParts {
  return zonedParts(new Date(instant), timeZone);
}

function datePart(parts: ZonedParts, locale: Locale, style: DateStyle): string {
  const text = formatsOf(locale);
  const values: Record<string, string> = {
    y: `${parts.year}`,
    m: `${parts.month}`,
    d: `${parts.day}`,
    mm: two(parts.month),
    dd: two(parts.day),
    M: text.months[parts.month - 1] ?? '',
    b: text.shortMonths[parts.month - 1] ?? '',
  };
  return text[style].replace(/\b(?:mm|dd|[ymdMb])\b|[ymd](?=[年月日])/g, field => values[field] ?? field);
}

/**
 * A day: `2026 оны 11-р сарын 21` (medium), `2026.11.21` (short), with the month's name (long), without the year (day).
 */
export function formatDate(instant: Instant, locale: Locale, style: DateStyle = 'medium', zoned: Zoned = {}): string {
  return datePart(partsOf(instant, zoned.timeZone ?? shopTimeZone), locale, style);
}

const timePart = ({ hour, minute }: ZonedParts) => `${two(hour)}:${two(minute)}`;

/** The time of day in 24 hours, the same in every language. */
export function formatTime(instant: Instant, zoned: Zoned = {}): string {
  return timePart(partsOf(instant, zoned.timeZone ?? shopTimeZone));
}

/** Day and time. */
export function formatDateTime(
  instant: Instant,
  locale: Locale,
  style: DateStyle = 'medium',
  zoned: Zoned = {},
): string {
  const parts = partsOf(instant, zoned.timeZone ?? shopTimeZone);
  return formatsOf(locale).dateTime.replace(/[DT]/g, field =>
    field === 'D' ? datePart(parts, locale, style) : timePart(parts),
  );
}

/** The day of the week. */
export function formatWeekday(instant: Instant, locale: Locale, zoned: Zoned = {}): string {
  return formatsOf(locale).weekdays[partsOf(instant, zoned.timeZone ?? shopTimeZone).weekday] ?? '';
}

const minuteMs = 60_000;
const units: [TimeUnit, number][] = [
  ['year', 525_600 * minuteMs],
  ['month', 43_200 * minuteMs],
  ['week', 10_080 * minuteMs],
  ['day', 1440 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
];

function unitForm(count: number, unit: TimeUnit, locale: Locale): string {
  const forms = formatsOf(locale).units[unit];
  const category = new Intl.PluralRules(languageTags[locale]).select(count);
  const at = { one: 0, few: 1 }[category as string] ?? forms.length - 1;
  return forms[Math.min(at, forms.length - 1)] ?? '';
}

/** Time difference to `now`: `3 өдрийн өмнө`. Below a minute it is "just now". */
export function formatRelative(instant: Instant, now: Instant, locale: Locale): string {
  const text = formatsOf(locale);
  const distance = new Date(instant).getTime() - new Date(now).getTime();
  const [unit, size] = units.find(([, length]) => Math.abs(distance) >= length) ?? [];
  if (!unit || !size) return text.now;
  const count = Math.floor(Math.abs(distance) / size);
  const amount = `${count}${text.unitGap}${unitForm(count, unit, locale)}`;
  return (distance < 0 ? text.past : text.future).replace('#', amount);
}

/** A list: `А, Б болон В`. */
export function formatList(items: readonly string[], locale: Locale, kind: 'and' | 'or' = 'and'): string {
  const text = formatsOf(locale);
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : items.slice(0, -1).join(text.comma) + text[kind] + last;
}

/** Remaining time as a clock: `04:59`, from an hour on `1:04:59`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const clock = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return left < 3600 ? clock : `${Math.floor(left / 3600)}:${clock}`;
}

/** A Mongolian number in print format: `9911 2233`; any other number is unchanged. */
export function formatPhone(phone: string): string {
  const [, first, second] = /^(?:\+?976)?(\d{4})(\d{4})$/.exec(phone.replace(/[\s-]/g, '')) ?? [];
  return first && second ? `${first} ${second}` : phone;
}

/** A range on one line: `10:00–20:00`. */
export const formatRange = (from: string | number, to: string | number): string => `${from}–${joiner}${to}`;

/**
 * Keeps a number on the line of what it belongs to: of its unit (`40 %`), of its ending (`8-р`) and, where it ends a part
 * of an address, of the word before (`гудамж 40-25`).
 */
export const bindNumbers = (text: string): string =>
  text
    .replace(/(\d) (?=[%°])/g, `$1${nbsp}`)
    .replace(/(\d-)(?=\p{L})/gu, `$1${joiner}`)
    .replace(/(\p{L},?) (?=\d[^\s,]*(?:,|$))/gu, `$1${nbsp}`);
