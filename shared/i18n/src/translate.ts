import type { I18n } from './create-i18n';

/** Looks a text up and fills it in; `count` picks the plural form. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of one package by its namespace; common words answer for keys that it does not have. */
export const translator = (instance: I18n, namespace: string): Translate => {
  const t = instance.getFixedT(null, namespace);
  return (key, values) => t(key, { ...values });
};
