import type { Locale } from './locales';
import type { Messages } from './messages-shape';
import type { Translate } from './translate';

/** All texts of one visit. */
export interface Texts {
  readonly locale: Locale;
  /** Texts of one package by its namespace; common words answer for keys that it does not have. */
  translator: (namespace: string) => Translate;
  /**
   * Adds a package's catalogue; in the browser not before the texts are open.
   * @param edition whose catalogue it is: another edition's texts are laid over the ones before
   */
  addCatalogue: (namespace: string, load: () => Promise<Messages>, edition?: string) => Promise<void>;
  /** Makes every text of every added catalogue available. */
  open: () => Promise<void>;
  /** Calls back when texts have become available that were not before. */
  subscribe: (listener: () => void) => () => void;
  /** Grows with every such change. */
  version: () => number;
}

/** Texts that the server used on a page, by namespace, key and values. */
export type UsedTexts = Record<string, string>;

/** Name of one use of a text. */
export const textKey = (namespace: string, key: string, values?: Readonly<Record<string, string | number>>): string =>
  values ? `${namespace}:${key}${JSON.stringify(values)}` : `${namespace}:${key}`;
