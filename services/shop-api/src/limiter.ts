/** Limits the number of concurrent tasks; the rest wait in order. */
export const limiter = (slots: number) => {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= slots) await new Promise<void>(resolve => queue.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
};
