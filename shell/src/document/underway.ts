/** Shares a running task among all concurrent callers. */
export const createUnderway = <Made>() => {
  const making = new Map<string, Promise<Made>>();
  return {
    /** @param make receives a check whether its result is still current: it may have started before a reset */
    share(key: string, make: (isCurrent: () => boolean) => Promise<Made>): Promise<Made> {
      const known = making.get(key);
      if (known) return known;
      const isCurrent = () => making.get(key) === made;
      const made = make(isCurrent);
      making.set(key, made);
      const done = () => void (isCurrent() && making.delete(key));
      made.then(done, done);
      return made;
    },
    has: (key: string): boolean => making.has(key),
    get size() {
      return making.size;
    },
    /** Later callers start a new task. */
    forget: () => making.clear(),
  };
};
