import { visitorPaths, type ComposedRemote, type Composition } from '@ortoo/contracts';
import type { Visit } from '../composition/prepare';
import { $override } from './tools.store';

const exchange = ({ plan, site, remotes }: Composition, next: ComposedRemote): Composition => ({
  plan,
  site,
  remotes: remotes.map(remote => (remote.id === next.id ? next : remote)),
});

/**
 * Replaces a draft in the page by each newer one. The page preserves everything outside the remote: stores, responses,
 * address, scroll, and other remotes' state.
 * @param redraw renders the page again with the existing state
 */
export const followDrafts = (visit: Visit, redraw: () => void): void => {
  const take = ({ data }: MessageEvent<string>) => {
    const next = JSON.parse(data) as ComposedRemote;
    if (next.release === $override.get().release) return;
    visit.composition = exchange(visit.composition, next);
    $override.set({ remote: next.id, release: next.release });
    redraw();
  };
  let drafts: EventSource | undefined;
  // A browser has few connections per server: a hidden page closes its own, and catches up when visible.
  const follow = () => {
    drafts?.close();
    if (document.visibilityState === 'hidden') return;
    drafts = new EventSource(visitorPaths.drafts);
    drafts.addEventListener('message', take);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
};
