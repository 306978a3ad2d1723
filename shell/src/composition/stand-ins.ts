import type { ComposedRemote, Composition } from '@ortoo/contracts';

const swapIn = ({ standIn, ...live }: ComposedRemote): ComposedRemote =>
  standIn ? { ...live, ...standIn, chunks: {} } : live;

/** What a page falls back to is settled once for the whole page, since the browser takes over the same releases. */
export const withoutStandIns = (plan: Composition): Composition => ({
  ...plan,
  remotes: plan.remotes.map(({ standIn: _, ...live }) => live),
});

/** The plan with a remote's last good release in its place. */
export const standingIn = (plan: Composition, id: string): Composition => ({
  ...plan,
  remotes: plan.remotes.map(remote => (remote.id === id ? swapIn(remote) : remote)),
});
