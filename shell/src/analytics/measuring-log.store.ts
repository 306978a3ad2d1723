import { atom } from 'nanostores';
import { storedInTab } from '@ortoo/stores';
import type { MeasuredEvent } from './measured.rules';

/** What became of an event. */
export type Outcome = 'sent' | 'no_consent' | 'no_service';

export interface LoggedEvent extends MeasuredEvent {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  outcome: Outcome;
}

const maxEvents = 100;

const logInTab = storedInTab<true>('measuring', value => value === true);

/** The events of this page, the last first. Empty unless the log is shown. */
export const $measuringLog = atom<readonly LoggedEvent[]>([]);

let wasClosed = false;

/** Whether this tab shows the log: since `?measuring=show`, until it is closed. */
export const isLogShown = (): boolean => {
  // The address of the document: the page may have moved on since.
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && new URL(entry.name).searchParams.get('measuring') === 'show' && !wasClosed) logInTab.write(true);
  return logInTab.read() === true;
};

/** Not in this tab any more. */
export const closeLog = (): void => {
  wasClosed = true;
  logInTab.write(null);
  $measuringLog.set([]);
};

let count = 0;

/** Adds events, where somebody looks at them. */
export const logEvents = (events: readonly MeasuredEvent[], at: number, outcome: Outcome): void => {
  if (!isLogShown()) return;
  const added = events.map(event => ({ ...event, id: (count += 1), at, outcome }));
  $measuringLog.set([...added.toReversed(), ...$measuringLog.get()].slice(0, maxEvents));
};
