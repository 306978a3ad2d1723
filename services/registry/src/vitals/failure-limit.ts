import { dropOldest } from '../drop-oldest';

/** Max failures of one release that one network may report in a day; more of them indicate a faulty network. */
const believed = 3;
const day = 24 * 3_600_000;
const maxEntries = 10_000;

/** Whether one more failing view of a release is counted: one visitor with many reports must not end a canary alone. */
export const createFailureLimit = (clock: () => Date) => {
  const reported = new Map<string, { at: number; times: number }>();
  return (network: string, remote: string, release: string): boolean => {
    const key = `${network} ${remote}/${release}`;
    const now = clock().getTime();
    const known = reported.get(key);
    const { at, times } = known && now - known.at < day ? known : { at: now, times: 0 };
    reported.set(key, { at, times: times + 1 });
    dropOldest(reported, maxEntries);
    return times < believed;
  };
};
