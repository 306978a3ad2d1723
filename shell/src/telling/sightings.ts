import type { ComposedRemote } from '@ortoo/contracts';
import type { FailedRelease } from '../composition/remotes';

/** Something that tells how a release does. */
export interface Sighting {
  /** A page of this remote is on the screen. */
  shown?: ComposedRemote;
  /** A release was given up. */
  failed?: FailedRelease;
  /** Nobody has caught it. */
  error?: unknown;
}

/** With its moment, as `performance.now()` counts. */
export type TimedSighting = Sighting & { at: number };

type Taker = (sighting: TimedSighting) => void;

const kept: TimedSighting[] = [];
let taker: Taker = sighting => void kept.push(sighting);

/** Notes what has been seen; it is kept until somebody takes it. */
export const sight = (sighting: Sighting): void => taker({ ...sighting, at: performance.now() });

/** Takes what has been seen so far, and from now on. */
export const takeSightings = (take: Taker): void => {
  taker = take;
  kept.splice(0).forEach(take);
};
