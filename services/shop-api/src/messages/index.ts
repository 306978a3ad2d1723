import { type Locale, locales, type MessageKey } from '@ortoo/i18n';
import { createI18n } from '@ortoo/i18n/create-i18n';
import { loadLanguage } from '@ortoo/i18n/languages';
import type { messages as mn } from './mn/index';

type Catalogue = typeof mn;

const load = async (locale: Locale) => {
  await loadLanguage(locale);
  const { messages } = (await import(`./${locale}/index.ts`)) as { messages: Catalogue };
  return [locale, messages] as const;
};

/** Every text that the server writes itself: errors, emails, SMS, tickets, bookings. */
export const catalogues = Object.fromEntries(await Promise.all(locales.map(load))) as Record<Locale, Catalogue>;

export type TextKey = MessageKey<Catalogue>;
/** What is wrong with one field. */
export type FieldFault = keyof Catalogue['fields'];

export const isFieldFault = (fault: string): fault is FieldFault => fault in catalogues.mn.fields;

const namespace = 'server';

const translatorOf = (locale: Locale) =>
  createI18n({ locale, namespace, resources: { [locale]: { [namespace]: catalogues[locale] } } }).getFixedT(
    null,
    namespace,
  );

const translators = new Map(locales.map(locale => [locale, translatorOf(locale)]));

// i18next takes 26 µs for a text.
const plain = new Map<string, string>();

/** A text in a language; `count` selects the plural form. */
export const textIn = (locale: Locale, key: TextKey, values?: Readonly<Record<string, string | number>>): string => {
  const id = `${locale}:${key}`;
  const known = values ? undefined : plain.get(id);
  if (known !== undefined) return known;
  const text = translators.get(locale)?.(key, { ...values }) ?? key;
  if (!values) plain.set(id, text);
  return text;
};
