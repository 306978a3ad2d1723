import type { I18n } from './create-i18n';
import { addFormats, type FormatText } from './format-text';
import type { Locale } from './locales';
import type { Messages } from './messages-shape';
import { translator } from './translate';
import { textKey, type Texts, type UsedTexts } from './texts';

interface BrowserTextsOptions {
  locale: Locale;
  /** Texts that the server's page uses: enough to hydrate it before i18next and the catalogues have loaded. */
  used: UsedTexts;
  /** Number and date formats of the page's language. */
  text: FormatText;
}

/**
 * Texts in the browser. A server-rendered page hydrates with the texts it shows; i18next and the catalogues load on the
 * visitor's first interaction. A text requested before that is empty until then.
 */
export const createBrowserTexts = ({ locale, used, text }: BrowserTextsOptions): Texts => {
  addFormats(locale, text);
  const waiting = new Map<string, { load: () => Promise<Messages>; edition: string }>();
  const listeners = new Set<() => void>();
  let version = 0;
  let i18n: I18n | undefined;
  let opened: Promise<void> | undefined;

  const notify = () => {
    version += 1;
    listeners.forEach(listener => listener());
  };

  const add = async (instance: I18n, namespace: string, load: () => Promise<Messages>) => {
    const { addMessages } = await import(/* webpackChunkName: "i18n" */ './create-i18n');
    addMessages(instance, namespace, locale, await load());
  };

  const start = async () => {
    const { createI18n } = await import(/* webpackChunkName: "i18n" */ './create-i18n');
    const instance = createI18n({ locale, resources: {} });
    await Promise.all([...waiting].map(([namespace, { load }]) => add(instance, namespace, load)));
    i18n = instance;
    notify();
  };

  return {
    locale,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () =>
      (opened ??= start().catch((error: unknown) => {
        opened = undefined;
        throw error;
      })),
    async addCatalogue(namespace, load, edition = '') {
      if (waiting.get(namespace)?.edition === edition) return;
      waiting.set(namespace, { load, edition });
      if (!opened) return;
      try {
        await opened;
        if (i18n) await add(i18n, namespace, load);
      } catch (error) {
        waiting.delete(namespace);
        throw error;
      }
      notify();
    },
    translator: namespace => (key, values) =>
      i18n ? translator(i18n, namespace)(key, values) : (used[textKey(namespace, key, values)] ?? ''),
  };
};
