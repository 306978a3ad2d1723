import type { ComposedRemote, Composition } from '@ortoo/contracts';

const swapIn = ({ fallbackRelease, ...live }: ComposedRemote): ComposedRemote =>
  fallbackRelease ? { ...live, ...fallbackRelease, chunks: {} } : live;

/** Fallbacks are decided once for the whole page because the browser uses the same releases. */
export const withoutFallbacks = (plan: Composition): Composition => ({
  ...plan,
  remotes: plan.remotes.map(({ fallbackRelease: _, ...live }) => live),
});

/** The plan with a remote's last good release instead of the live one. */
export const withFallback = (plan: Composition, id: string): Composition => ({
  ...plan,
  remotes: plan.remotes.map(remote => (remote.id === id ? swapIn(remote) : remote)),
});
