export { commonNamespace, createI18n, type I18nInstance, type Messages, type Translate } from './i18n';
export { defaultLocale, htmlLang, localeFromPath, localeIds, localePrefix, localizePath, type LocaleId } from './locales';
