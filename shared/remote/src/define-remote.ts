import type { ComponentType } from 'react';
import type { RemoteManifest } from '@ortoo/contracts';
import type { Locale, Messages } from '@ortoo/i18n';
import type { Page } from './page';

type RouteId<M extends RemoteManifest> = M['routes'][number]['id'];
type SlotId<M extends RemoteManifest> = M['slots'][number]['id'];

type Lazy<T> = () => Promise<T>;

/** A slot's component; its properties are agreed between lender and page, see the lender's README. */
export type SlotComponent = ComponentType<Record<string, unknown>>;

/** The one module a remote exposes. */
export interface RemoteModule {
  manifest: RemoteManifest;
  pages: Readonly<Record<string, Lazy<{ page: Page }>>>;
  slots: Readonly<Record<string, Lazy<{ Slot: SlotComponent }>>>;
  /** Texts by locale; `mn` is complete and stands in for what another locale lacks. */
  messages: Readonly<Partial<Record<Locale, Lazy<{ messages: Messages }>>>> & { mn: Lazy<{ messages: Messages }> };
}

/** Maps a manifest's ids to the code behind them; a route or slot without code does not compile. */
export const defineRemote = <const M extends RemoteManifest>(
  manifest: M,
  parts: {
    pages: Record<RouteId<M>, Lazy<{ page: Page }>>;
    slots: Record<SlotId<M>, Lazy<{ Slot: SlotComponent }>>;
    messages: RemoteModule['messages'];
  },
): RemoteModule => ({ manifest, ...parts });
