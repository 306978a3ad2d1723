/** Shares what is being made among all who ask for it meanwhile. */
export const createUnderway = <Made>() => {
  const making = new Map<string, Promise<Made>>();
  return {
    /** @param make is told whether what it makes still holds: it may have begun before everything was forgotten */
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
    get size() {
      return making.size;
    },
    /** Who asks from now on gets something made anew. */
    forget: () => making.clear(),
  };
};
