import type { ComposedRemote } from '@ortoo/contracts';
import type { FailedRelease } from '../composition/remotes';

/** A record about a release. */
export interface TelemetryRecord {
  /** A page of this remote is on the screen. */
  shown?: ComposedRemote;
  /** A release was given up. */
  failed?: FailedRelease;
  /** An uncaught error. */
  error?: unknown;
}

/** With its time in terms of `performance.now()`. */
export type TimedRecord = TelemetryRecord & { at: number };

type Taker = (record: TimedRecord) => void;

const pending: TimedRecord[] = [];
let taker: Taker = record => void pending.push(record);

/** Records an observation; it is queued until there is a subscriber. */
export const recordTelemetry = (record: TelemetryRecord): void => taker({ ...record, at: performance.now() });

/** Subscribes to records, including queued ones. */
export const takeRecords = (take: Taker): void => {
  taker = take;
  pending.splice(0).forEach(take);
};
