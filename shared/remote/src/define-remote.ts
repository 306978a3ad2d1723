import type { ComponentType } from 'react';
import type { RemoteManifest } from '@ortoo/contracts';
import { locales, type Locale, type Messages } from '@ortoo/i18n';
import type { Page } from './page';
import type { SlotProps } from './slot-contracts';

type RouteId<M extends RemoteManifest> = M['routes'][number]['id'];
type SlotId<M extends RemoteManifest> = M['slots'][number]['id'];

type Lazy<T> = () => Promise<T>;
type Catalogue = { messages: Messages };

/** A slot's component as the shell renders it; the page provides its properties. */
export type SlotComponent = ComponentType<Record<string, unknown>>;

/** The one module a remote exposes. */
export interface RemoteModule {
  manifest: RemoteManifest;
  pages: Readonly<Record<string, Lazy<{ page: Page }>>>;
  slots: Readonly<Record<string, Lazy<{ Slot: SlotComponent }>>>;
  /** Texts by locale; the load of a language that the remote does not have is rejected with the code MODULE_NOT_FOUND. */
  messages: Readonly<Partial<Record<Locale, Lazy<Catalogue>>>> & { mn: Lazy<Catalogue> };
}

/** Maps a manifest's ids to the code behind them; a route or slot without code does not compile. */
export const defineRemote = <const M extends RemoteManifest>(
  manifest: M,
  parts: {
    pages: Record<RouteId<M>, Lazy<{ page: Page }>>;
    slots: { [Id in SlotId<M>]: Lazy<{ Slot: ComponentType<SlotProps<Id>> }> };
    /** The catalogue of a language: `import()` of `./messages/${locale}`. */
    messages: (locale: Locale) => Promise<Catalogue>;
  },
): RemoteModule => ({
  manifest,
  pages: parts.pages,
  // The page that sets a slot's properties is compiled elsewhere; the gate has checked both against each other.
  slots: parts.slots as unknown as RemoteModule['slots'],
  messages: Object.fromEntries(locales.map(locale => [locale, () => parts.messages(locale)])) as Record<
    Locale,
    Lazy<Catalogue>
  >,
});

const isNotFound = (error: unknown) => (error as { code?: unknown } | null)?.code === 'MODULE_NOT_FOUND';

/** A remote's texts in the first language of `chain` that it has, else in Mongolian. @throws {Error} when a catalogue does not load */
export const loadMessages = async (messages: RemoteModule['messages'], chain: readonly Locale[]): Promise<Messages> => {
  for (const locale of chain) {
    try {
      const catalogue = await messages[locale]?.();
      if (catalogue) return catalogue.messages;
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
  return (await messages.mn()).messages;
};
