import { dropOldest } from '../drop-oldest';

const minute = 60_000;

/** A trial uses a render worker for seconds: reports must not be a way to overload the machine. */
const limits = { sameReleaseAfter: 10 * minute, perHour: 30, releases: 200 };

/** Whether a release may be tried now. One trial runs at a time; call `end` when it is over. */
export const createExaminationLimit = (clock: () => Date) => {
  const tried = new Map<string, number>();
  let started: number[] = [];
  let isRunning = false;

  return {
    begin(key: string): boolean {
      const now = clock().getTime();
      started = started.filter(at => now - at < 60 * minute);
      const last = tried.get(key);
      const isRecent = last !== undefined && now - last < limits.sameReleaseAfter;
      if (isRunning || isRecent || started.length >= limits.perHour) return false;
      isRunning = true;
      started.push(now);
      tried.delete(key);
      tried.set(key, now);
      dropOldest(tried, limits.releases);
      return true;
    },
    end: () => void (isRunning = false),
  };
};
