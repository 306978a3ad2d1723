import { keepLatest } from '../keep-latest';

/** Failures of one release that one network may tell of in a day; more of them say more of the network. */
const believed = 3;
const day = 24 * 3_600_000;
const kept = 10_000;

/** Whether one more failing view of a release is counted: one visitor who tells of many must not end a canary alone. */
export const createFailureLimit = (clock: () => Date) => {
  const told = new Map<string, { at: number; times: number }>();
  return (network: string, remote: string, release: string): boolean => {
    const key = `${network} ${remote}/${release}`;
    const now = clock().getTime();
    const known = told.get(key);
    const { at, times } = known && now - known.at < day ? known : { at: now, times: 0 };
    told.set(key, { at, times: times + 1 });
    keepLatest(told, kept);
    return times < believed;
  };
};
