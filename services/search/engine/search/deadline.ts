/** Thrown in a search when its time is over. */
export class OutOfTime extends Error {}

/** Checks in loops whose length depends on a request: both methods throw when the search must end. */
export interface Interruption {
  /** For steps that take microseconds or allocate: a clause, a term, a row of a large result. */
  check: () => void;
  /** For the innermost loops: reads the clock only once in many calls. */
  step: () => void;
}

/** For work of a fixed size. */
export const uninterrupted: Interruption = { check: () => undefined, step: () => undefined };

const stepsBetweenChecks = 512;

/** The time limit of a search. */
export class Deadline implements Interruption {
  private readonly end: number;
  private steps = 0;

  /** @param guard throws when the search exceeds another limit */
  constructor(
    milliseconds: number,
    private readonly guard: () => void = () => undefined,
  ) {
    this.end = performance.now() + milliseconds;
  }

  /** A deadline that may end earlier. */
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
