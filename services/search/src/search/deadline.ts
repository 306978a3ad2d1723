/** Thrown within a search whose time is over. */
export class OutOfTime extends Error {}

/** How a loop whose length depends on a request asks whether it may go on: both throw when it may not. */
export interface Interruption {
  /** Before a step that takes microseconds or allocates: a clause, a term, a row of a large result. */
  check: () => void;
  /** In the innermost loops: looks at the clock only once in many calls. */
  step: () => void;
}

/** For work of a fixed size. */
export const uninterrupted: Interruption = { check: () => undefined, step: () => undefined };

const stepsBetweenChecks = 512;

/** The moment by which a search has to be done. */
export class Deadline implements Interruption {
  private readonly end: number;
  private steps = 0;

  /** @param guard throws when the search takes something else than time too much */
  constructor(
    milliseconds: number,
    private readonly guard: () => void = () => undefined,
  ) {
    this.end = performance.now() + milliseconds;
  }

  /** An end that may come earlier. */
  within(milliseconds: number): Deadline {
    return new Deadline(Math.min(this.end - performance.now(), milliseconds), this.guard);
  }

  readonly check = (): void => {
    this.steps = 0;
    if (performance.now() > this.end) throw new OutOfTime('the time of the search is over');
    this.guard();
  };

  readonly step = (): void => {
    this.steps += 1;
    if (this.steps >= stepsBetweenChecks) this.check();
  };
}
