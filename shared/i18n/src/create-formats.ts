import * as formats from './formats';
import type { DateStyle, Instant } from './formats';
import type { Locale } from './locales';

export type Formats = ReturnType<typeof createFormats>;

/** All formats bound to one language and one time zone. */
export function createFormats(locale: Locale, timeZone: string = formats.shopTimeZone) {
  const zoned = { timeZone };
  return {
    number: (value: number, decimals?: number) => formats.formatNumber(value, locale, decimals),
    money: (amount: number) => formats.formatMoney(amount, locale),
    percent: (percent: number) => formats.formatPercent(percent, locale),
    date: (at: Instant, style?: DateStyle) => formats.formatDate(at, locale, style, zoned),
    time: (at: Instant) => formats.formatTime(at, zoned),
    dateTime: (at: Instant, style?: DateStyle) => formats.formatDateTime(at, locale, style, zoned),
    weekday: (at: Instant) => formats.formatWeekday(at, locale, zoned),
    relative: (at: Instant, now: Instant) => formats.formatRelative(at, now, locale),
    list: (items: readonly string[], kind?: 'and' | 'or') => formats.formatList(items, locale, kind),
    countdown: formats.formatCountdown,
    phone: formats.formatPhone,
  };
}
