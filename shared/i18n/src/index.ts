export { compareTexts, foldText, isMongolianName, sortByText } from './collate';
export { createFormats, type Formats } from './create-formats';
export { addMessages, createI18n, localeOf, type I18n, type I18nOptions, type Resources } from './create-i18n';
export {
  formatCountdown,
  formatDate,
  formatDateTime,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatRelative,
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
export { translator, type Translate } from './translate';
