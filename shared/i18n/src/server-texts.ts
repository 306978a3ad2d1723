import { formatsOf, type FormatText } from './format-text';
import { loadLanguage } from './load-language';
import type { Locale } from './locales';
import { sharedTranslator, type Catalogue } from './shared-translators';
import { textKey, type Texts, type UsedTexts } from './texts';
import type { Translate } from './translate';

/** Texts of one request, and a record of those used by its page. */
export interface ServerTexts extends Texts {
  used: UsedTexts;
  /** Number and date formats of their language. */
  text: FormatText;
}

/** Texts on the server, where every catalogue is loaded. */
export const createServerTexts = async (locale: Locale): Promise<ServerTexts> => {
  await loadLanguage(locale);
  const used: UsedTexts = {};
  const editions = new Map<string, string>();
  const catalogues: Catalogue[] = [];
  const translators = new Map<string, Translate>();

  const translatorOf = (namespace: string): Translate => {
    const current = translators.get(namespace) ?? sharedTranslator(locale, namespace, catalogues);
    translators.set(namespace, current);
    return current;
  };

  return {
    locale,
    used,
    text: formatsOf(locale),
    version: () => 0,
    subscribe: () => () => undefined,
    open: () => Promise.resolve(),
    async addCatalogue(namespace, load, edition = '') {
      if (editions.get(namespace) === edition) return;
      editions.set(namespace, edition);
      catalogues.push([namespace, await load()]);
      translators.clear();
    },
    translator: namespace => (key, values) =>
      (used[textKey(namespace, key, values)] ??= translatorOf(namespace)(key, values)),
  };
};
