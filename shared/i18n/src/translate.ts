import type { I18n } from './create-i18n';

/** Looks up a text and interpolates it; `count` selects the plural form. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of one package by its namespace; common texts are the fallback for missing keys. */
export const translator = (instance: I18n, namespace: string): Translate => {
  const t = instance.getFixedT(null, namespace);
  return (key, values) => t(key, { ...values });
};
