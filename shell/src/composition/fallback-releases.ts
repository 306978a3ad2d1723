import type { ComposedRemote, Composition } from '@ortoo/contracts';

const swapIn = ({ fallbackRelease, ...live }: ComposedRemote): ComposedRemote =>
  fallbackRelease ? { ...live, ...fallbackRelease, chunks: {} } : live;

/** What a page falls back to is settled once for the whole page, since the browser takes over the same releases. */
export const withoutFallbacks = (plan: Composition): Composition => ({
  ...plan,
  remotes: plan.remotes.map(({ fallbackRelease: _, ...live }) => live),
});

/** The plan with a remote's last good release in its place. */
export const withFallback = (plan: Composition, id: string): Composition => ({
  ...plan,
  remotes: plan.remotes.map(remote => (remote.id === id ? swapIn(remote) : remote)),
});
