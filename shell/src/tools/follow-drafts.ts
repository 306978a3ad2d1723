import { registryPaths, type ComposedRemote, type Composition } from '@ortoo/contracts';
import type { Visit } from '../composition/prepare';
import { $override } from './tools.store';

const exchange = ({ plan, site, remotes }: Composition, next: ComposedRemote): Composition => ({
  plan,
  site,
  remotes: remotes.map(remote => (remote.id === next.id ? next : remote)),
});

/**
 * Puts each newer draft into the page as it comes. The page keeps all that is not the remote's own: stores, answers,
 * address, scroll, and what other remotes hold.
 * @param redraw renders the page anew over what is there
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
  // A browser has few connections to one server: a page that nobody sees holds none, and catches up when it is seen.
  const follow = () => {
    drafts?.close();
    if (document.visibilityState === 'hidden') return;
    drafts = new EventSource(registryPaths.drafts);
    drafts.addEventListener('message', take);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
};
