import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { localizePath, type Locale, type Texts, type Translate } from '@ortoo/i18n';
import type { SiteData } from '@ortoo/contracts';
import type { SlotComponent } from './define-remote';

/** What the shell provides to every remote on the page. */
export interface Environment {
  locale: Locale;
  site: SiteData;
  /** Notifies when new texts become available, and loads all of them on demand. */
  texts: Pick<Texts, 'open' | 'subscribe' | 'version'>;
  /**
   * Code of a slot; rejects when the providing remote is missing or broken. Equal ids return the same promise until
   * `retrySlot`.
   */
  loadSlot: (id: string) => Promise<LoadedSlot>;
  /**
   * Clears a failed slot, so that the next `loadSlot` tries again. Returns whether to retry immediately: the last good
   * release of its remote has replaced the one that failed.
   */
  retrySlot: (id: string, error: unknown) => boolean;
  /** Fetches code and data of the page behind a path ahead of a visit. */
  prefetch: (path: string) => void;
}

/** A slot ready to render, with the texts of its remote. */
export interface LoadedSlot {
  Slot: SlotComponent;
  t: Translate;
}

const EnvironmentContext = createContext<Environment | undefined>(undefined);
const MessagesContext = createContext<Translate | undefined>(undefined);

/** Provides the environment; for the shell and tests. */
export const EnvironmentProvider = ({ value, children }: { value: Environment; children: ReactNode }) => (
  <EnvironmentContext value={value}>{children}</EnvironmentContext>
);

/** Sets the texts that `useMessages` returns. */
export const MessagesProvider = ({ t, children }: { t: Translate; children: ReactNode }) => (
  <MessagesContext value={t}>{children}</MessagesContext>
);

const required = <T,>(value: T | undefined, what: string): T => {
  if (value === undefined)
    throw new Error(`${what} is missing: render inside the shell or with renderPage of @ortoo/testing.`);
  return value;
};

/** The environment that the shell provides. */
export const useEnvironment = (): Environment => required(use(EnvironmentContext), 'The environment');

/** Texts of the remote that owns the surrounding page or slot; falls back to common texts for missing keys. */
export const useMessages = (): Translate => {
  const { texts } = useEnvironment();
  useSyncExternalStore(texts.subscribe, texts.version, texts.version);
  return required(use(MessagesContext), 'The message catalogue');
};

/**
 * Requests all texts as soon as the component mounts. For texts that the server cannot choose, such as a clock's: all
 * others come with the page, or on the visitor's first interaction.
 */
export const useTextsAtOnce = (): void => {
  const { texts } = useEnvironment();
  useEffect(() => void texts.open().catch(() => undefined), [texts]);
};

/** The reader's locale. */
export const useLocale = (): Locale => useEnvironment().locale;

/** Configuration of the current site. */
export const useSite = (): SiteData => useEnvironment().site;

/** Turns a path of the shop into the address for the reader's locale: `/products` → `/en/products`. */
export const useHref = (): ((path: string) => string) => {
  const { locale } = useEnvironment();
  return path => localizePath(path, locale);
};
