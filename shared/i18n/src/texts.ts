import type { Locale } from './locales';
import type { Messages } from './messages-shape';
import type { Translate } from './translate';

/** All texts of one visit. */
export interface Texts {
  readonly locale: Locale;
  /** Texts of one package by its namespace; common texts are the fallback for missing keys. */
  translator: (namespace: string) => Translate;
  /**
   * Adds a package's catalogue; in the browser only after the texts are open.
   * @param edition source of the catalogue: a new edition's texts replace the previous ones
   */
  addCatalogue: (namespace: string, load: () => Promise<Messages>, edition?: string) => Promise<void>;
  /** Loads every text of every added catalogue. */
  open: () => Promise<void>;
  /** Calls back when new texts become available. */
  subscribe: (listener: () => void) => () => void;
  /** Increases with every such change. */
  version: () => number;
}

/** Texts that the server used on a page, by namespace, key and values. */
export type UsedTexts = Record<string, string>;

/** Key of one use of a text. */
export const textKey = (namespace: string, key: string, values?: Readonly<Record<string, string | number>>): string =>
  values ? `${namespace}:${key}${JSON.stringify(values)}` : `${namespace}:${key}`;
