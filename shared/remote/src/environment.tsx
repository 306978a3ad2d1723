import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { localizePath, type Locale, type Texts, type Translate } from '@ortoo/i18n';
import type { SiteData } from '@ortoo/contracts';
import type { SlotComponent } from './define-remote';

/** What the shell does for every remote on the page. */
export interface Environment {
  locale: Locale;
  site: SiteData;
  /** Tells when texts have become available that were not before, and makes all of them available. */
  texts: Pick<Texts, 'open' | 'subscribe' | 'version'>;
  /** Code of a slot; rejects when the lending remote is missing or broken. Equal ids give the same promise until `retrySlot`. */
  loadSlot: (id: string) => Promise<LoadedSlot>;
  /**
   * Forgets a failed slot, so that the next `loadSlot` tries again. Answers whether there is reason to try at once: the
   * last good release of its remote has taken the place of the one that failed.
   */
  retrySlot: (id: string, error: unknown) => boolean;
  /** Fetches code and data of the page behind a path ahead of a visit. */
  prefetch: (path: string) => void;
}

/** A slot ready to render, with the texts of the remote that lends it. */
export interface LoadedSlot {
  Slot: SlotComponent;
  t: Translate;
}

const EnvironmentContext = createContext<Environment | undefined>(undefined);
const MessagesContext = createContext<Translate | undefined>(undefined);

/** The shell's and the tests' door to the kit. */
export const EnvironmentProvider = ({ value, children }: { value: Environment; children: ReactNode }) => (
  <EnvironmentContext value={value}>{children}</EnvironmentContext>
);

/** Sets whose texts `useMessages` answers with. */
export const MessagesProvider = ({ t, children }: { t: Translate; children: ReactNode }) => (
  <MessagesContext value={t}>{children}</MessagesContext>
);

const required = <T,>(value: T | undefined, what: string): T => {
  if (value === undefined)
    throw new Error(`${what} is missing: render inside the shell or with renderPage of @ortoo/testing.`);
  return value;
};

/** Everything the shell does for a remote. */
export const useEnvironment = (): Environment => required(use(EnvironmentContext), 'The environment');

/** Texts of the remote that owns the surrounding page or slot; common words answer for keys it does not have. */
export const useMessages = (): Translate => {
  const { texts } = useEnvironment();
  useSyncExternalStore(texts.subscribe, texts.version, texts.version);
  return required(use(MessagesContext), 'The message catalogue');
};

/**
 * Asks for every text as soon as the component runs. For words that the server cannot choose, such as what a clock says:
 * all others come with the page, or with the visitor's first sign.
 */
export const useTextsAtOnce = (): void => {
  const { texts } = useEnvironment();
  useEffect(() => void texts.open().catch(() => undefined), [texts]);
};

/** The reader's locale. */
export const useLocale = (): Locale => useEnvironment().locale;

/** Configuration of the site that is shown. */
export const useSite = (): SiteData => useEnvironment().site;

/** Turns a path of the shop into the address for the reader's locale: `/products` → `/en/products`. */
export const useHref = (): ((path: string) => string) => {
  const { locale } = useEnvironment();
  return path => localizePath(path, locale);
};
