/** Thrown within a search whose time is over. */
export class OutOfTime extends Error {}

/** The moment by which a search has to be done. */
export class Deadline {
  private readonly end: number;

  constructor(milliseconds: number) {
    this.end = performance.now() + milliseconds;
  }

  readonly check = (): void => {
    if (performance.now() > this.end) throw new OutOfTime('the time of the search is over');
  };
}
