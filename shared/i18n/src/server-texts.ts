import { addMessages, createI18n } from './create-i18n';
import { formatsOf, type FormatText } from './format-text';
import { loadLanguage } from './load-language';
import type { Locale } from './locales';
import { translator } from './translate';
import { textKey, type Texts, type UsedTexts } from './texts';

/** Texts of one request, and a record of those used by its page. */
export interface ServerTexts extends Texts {
  used: UsedTexts;
  /** Number and date formats of their language. */
  text: FormatText;
}

/** Texts on the server, where every catalogue is loaded. */
export const createServerTexts = async (locale: Locale): Promise<ServerTexts> => {
  await loadLanguage(locale);
  const instance = createI18n({ locale, resources: {} });
  const used: UsedTexts = {};
  const added = new Map<string, string>();
  return {
    locale,
    used,
    text: formatsOf(locale),
    version: () => 0,
    subscribe: () => () => undefined,
    open: () => Promise.resolve(),
    async addCatalogue(namespace, load, edition = '') {
      if (added.get(namespace) === edition) return;
      added.set(namespace, edition);
      addMessages(instance, namespace, locale, await load());
    },
    translator: namespace => {
      const t = translator(instance, namespace);
      return (key, values) => (used[textKey(namespace, key, values)] ??= t(key, values));
    },
  };
};
