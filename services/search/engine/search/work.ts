import { illegal, SearchError } from '../search-error';
import { Deadline } from './deadline';

/** The budget of one request, for all of its searches. */
export interface WorkLimits {
  milliseconds: number;
  cost: number;
}

const tooCostly = (cost: number, budget: number): SearchError =>
  illegal(
    `The cost of the search [${Math.ceil(cost)}] is greater than the budget [${budget}]: ask for fewer clauses, words, expansions or buckets, or a smaller window`,
  );

/** The remaining time and cost of a request. */
export class Work {
  readonly deadline: Deadline;
  private spent = 0;

  constructor(
    private readonly limits: WorkLimits,
    guard?: () => void,
  ) {
    this.deadline = new Deadline(limits.milliseconds, guard);
  }

  /** Charges a search, or rejects it. */
  spend(cost: number): void {
    this.spent += cost;
    if (this.spent > this.limits.cost) throw tooCostly(this.spent, this.limits.cost);
  }
}
