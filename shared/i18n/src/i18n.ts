import { createInstance, type i18n as I18n } from 'i18next';
import { htmlLang, type LocaleId } from './locales';

/** Texts of one locale: nested plain objects, plurals by i18next's suffixes (`item_one`, `item_other`). */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Looks a text up and fills it in. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** An instance that belongs to one request or one page. */
export interface I18nInstance {
  locale: LocaleId;
  /** Adds the texts of one package under its own name; the locale's first, the fallback's for what it lacks. */
  add: (namespace: string, locale: LocaleId, messages: Messages) => void;
  /** Texts of a package; common words answer for keys it does not have. */
  translator: (namespace: string) => Translate;
}

/** Namespace of the words that everybody shares. */
export const commonNamespace = 'common';

/**
 * @param locale the reader's
 * @param fallback answers for missing translations
 */
export const createI18n = ({ locale, fallback }: { locale: LocaleId; fallback: LocaleId }): I18nInstance => {
  const instance: I18n = createInstance();
  void instance.init({
    lng: htmlLang(locale),
    fallbackLng: htmlLang(fallback),
    defaultNS: commonNamespace,
    fallbackNS: commonNamespace,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return {
    locale,
    add: (namespace, owner, messages) => void instance.addResourceBundle(htmlLang(owner), namespace, messages),
    translator: namespace => {
      const t = instance.getFixedT(null, namespace);
      return (key, values) => t(key, { ...values });
    },
  };
};
