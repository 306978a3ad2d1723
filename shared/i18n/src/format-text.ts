import type { Locale } from './locales';

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Formats of numbers, days and lists in a language. */
export type FormatText = {
  /** Separators of groups of three digits and of decimals. */
  group: string;
  decimal: string;
  /** Between a number and the sign of the tugrik or of percent. */
  signGap: string;
  percentGap: string;
  /** Month names as used in each pattern; twelve each. */
  months: string[];
  shortMonths: string[];
  /** d day, m month number, M month name, b short month name, y year; mm and dd with two digits. */
  long: string;
  medium: string;
  short: string;
  /** Day and month alone. */
  day: string;
  weekdays: string[];
  dateTime: string;
  /** `#` is replaced by the number and its unit. */
  past: string;
  future: string;
  now: string;
  /** Forms in the order one, few, many; the last is the default. */
  units: Record<TimeUnit, string[]>;
  unitGap: string;
  comma: string;
  and: string;
  or: string;
};

const texts = new Map<Locale, FormatText>();

/** Makes a language's formats known; its texts and formats are loaded together. */
export const addFormats = (locale: Locale, text: FormatText): void => void texts.set(locale, text);

/** @throws {Error} when the language has not been loaded */
export const formatsOf = (locale: Locale): FormatText => {
  const text = texts.get(locale);
  if (!text) throw new Error(`The language ${locale} has not been loaded.`);
  return text;
};
