import i18next, { type i18n, type Resource } from 'i18next';
import { defaultLocale, fallbackChain, languageTags, locales, type Locale } from './locales';
import type { Messages } from './messages-shape';

/** Catalogues by language, then by namespace: `{ mn: { common: {…}, catalog: {…} } }`. */
export type Resources = Partial<Record<Locale, Record<string, Messages>>>;

export type I18nOptions = {
  locale: Locale;
  /** Language for texts missing in `locale`, before the default language. */
  fallback?: Locale;
  resources?: Resources;
  /** The namespace of keys written without one. */
  namespace?: string;
  /** Called with a key that no language has. */
  onMissing?: (key: string) => void;
};

export type { i18n as I18n };

// i18next passes the language id to PluralRules, and `cn` is not a language: its tag is used internally.
const inner = (locale: Locale) => languageTags[locale];

function innerResources(resources: Resources): Resource {
  return Object.fromEntries(locales.flatMap(id => (resources[id] ? [[inner(id), resources[id]]] : [])));
}

/**
 * A separate i18next instance: one per set of catalogues on the server, one in the browser. It is ready immediately
 * because its catalogues are passed in; nothing is fetched.
 */
export function createI18n({
  locale,
  fallback = defaultLocale,
  resources = {},
  namespace = 'common',
  onMissing,
}: I18nOptions): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: inner(locale),
    fallbackLng: fallbackChain(locale, fallback)
      .map(inner)
      .filter(id => id !== inner(locale)),
    resources: innerResources(resources),
    ns: [...new Set(Object.values(resources).flatMap(catalogue => Object.keys(catalogue)))],
    defaultNS: namespace,
    fallbackNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, space, key) => onMissing?.(`${space}:${key}`),
  });
  return instance;
}

/**
 * Adds a remote's catalogue to an instance that is already in use. It may be written in a fallback language, whose plural
 * forms are other than those of `locale`: it is in the default language, too.
 */
export function addMessages(instance: i18n, namespace: string, locale: Locale, messages: Messages): void {
  for (const id of new Set([locale, defaultLocale])) {
    instance.addResourceBundle(inner(id), namespace, messages, true, true);
  }
}
