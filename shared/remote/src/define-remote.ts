import type { ComponentType } from 'react';
import type { RemoteManifest } from '@ortoo/contracts';
import type { Locale, Messages } from '@ortoo/i18n';
import type { Page } from './page';
import type { SlotProps } from './slot-contracts';

type RouteId<M extends RemoteManifest> = M['routes'][number]['id'];
type SlotId<M extends RemoteManifest> = M['slots'][number]['id'];

type Lazy<T> = () => Promise<T>;

/** A slot's component as the shell renders it; the page provides its properties. */
export type SlotComponent = ComponentType<Record<string, unknown>>;

/** The one module a remote exposes. */
export interface RemoteModule {
  manifest: RemoteManifest;
  pages: Readonly<Record<string, Lazy<{ page: Page }>>>;
  slots: Readonly<Record<string, Lazy<{ Slot: SlotComponent }>>>;
  /** Texts by locale; `mn` is complete and the fallback for missing texts of other locales. */
  messages: Readonly<Partial<Record<Locale, Lazy<{ messages: Messages }>>>> & { mn: Lazy<{ messages: Messages }> };
}

/** Maps a manifest's ids to the code behind them; a route or slot without code does not compile. */
export const defineRemote = <const M extends RemoteManifest>(
  manifest: M,
  parts: {
    pages: Record<RouteId<M>, Lazy<{ page: Page }>>;
    slots: { [Id in SlotId<M>]: Lazy<{ Slot: ComponentType<SlotProps<Id>> }> };
    messages: RemoteModule['messages'];
  },
): RemoteModule => ({
  manifest,
  ...parts,
  // The page that sets a slot's properties is compiled elsewhere; the gate has checked both against each other.
  slots: parts.slots as unknown as RemoteModule['slots'],
});
