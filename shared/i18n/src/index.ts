export { foldText } from './fold-text';
export {
  bindNumbers,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatRange,
  formatTime,
  formatWeekday,
  shopTimeZone,
  type DateStyle,
  type Instant,
} from './formats';
export {
  defaultLocale,
  fallbackChain,
  htmlLang,
  isLocale,
  languageTags,
  localeNames,
  locales,
  type Locale,
} from './locales';
export type { MessageKey, Messages, Translation } from './messages-shape';
export { localeFromPath, localePrefix, localizePath } from './paths';
export type { FormatText } from './format-text';
export { createBrowserTexts } from './browser-texts';
export type { Texts, UsedTexts } from './texts';
export type { Translate } from './translate';

/** Namespace of the texts that all packages share. */
export const commonNamespace = 'common';
