/** Runs reads one after the other, so that an older one does not overwrite a newer one. */
export const createReadQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;

  const run = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };

  return {
    run,
    /** The same for reads that a search waits for. */
    runTracked<T>(work: () => Promise<T>): Promise<T> {
      running += 1;
      return run(() => work().finally(() => (running -= 1)));
    },
    /** Waits for tracked reads, at most this many milliseconds. */
    async settle(timeout: number): Promise<void> {
      if (running === 0) return;
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<void>(resolve => (timer = setTimeout(resolve, timeout)));
      await Promise.race([last, limit]);
      clearTimeout(timer);
    },
  };
};

export type ReadQueue = ReturnType<typeof createReadQueue>;
