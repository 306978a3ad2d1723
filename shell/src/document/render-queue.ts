/** A thread renders one page at a time while others wait for data; more would only hold more memory. */
const atOnce = 8;

/** Renders pages a few at a time, one of each visitor in turn, so that nobody waits for all the pages of a crawler. */
export const createRenderQueue = () => {
  /** Those who come first are next. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const pending = new Map<string, number>();
  let running = 0;

  const begin = (): void => {
    const [turn] = waiting;
    if (!turn || running === atOnce) return;
    const [visitor, [render, ...others]] = turn;
    waiting.delete(visitor);
    if (others.length > 0) waiting.set(visitor, others);
    running += 1;
    void render?.().finally(() => {
      running -= 1;
      begin();
    });
  };

  const countBy = (visitor: string, change: number): void => {
    const count = (pending.get(visitor) ?? 0) + change;
    if (count > 0) pending.set(visitor, count);
    else pending.delete(visitor);
  };

  return {
    /** Number of a visitor's renders that have not ended. */
    pendingOf: (visitor: string): number => pending.get(visitor) ?? 0,
    /** Renders in the visitor's turn. */
    add: <Page>(visitor: string, render: () => Promise<Page>): Promise<Page> =>
      new Promise<Page>((resolve, reject) => {
        countBy(visitor, 1);
        const end = () => countBy(visitor, -1);
        const run = () => render().finally(end).then(resolve, reject);
        waiting.set(visitor, [...(waiting.get(visitor) ?? []), run]);
        begin();
      }),
  };
};
