import type { ComposedRemote } from '@ortoo/contracts';
import type { FailedRelease } from '../composition/remotes';

/** Something that tells how a release does. */
export interface TelemetryRecord {
  /** A page of this remote is on the screen. */
  shown?: ComposedRemote;
  /** A release was given up. */
  failed?: FailedRelease;
  /** Nobody has caught it. */
  error?: unknown;
}

/** With its moment, as `performance.now()` counts. */
export type TimedRecord = TelemetryRecord & { at: number };

type Taker = (record: TimedRecord) => void;

const pending: TimedRecord[] = [];
let taker: Taker = record => void pending.push(record);

/** Notes what has been seen; it is kept until somebody takes it. */
export const recordTelemetry = (record: TelemetryRecord): void => taker({ ...record, at: performance.now() });

/** Takes what has been seen so far, and from now on. */
export const takeRecords = (take: Taker): void => {
  taker = take;
  pending.splice(0).forEach(take);
};
