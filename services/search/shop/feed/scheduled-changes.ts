/** The times at which documents change by themselves: a sale starts, a date is reached. */
export class ScheduledChanges {
  private readonly moments = new Map<number, number>();
  private soonest = Infinity;

  /** `Infinity` for a document that does not change. */
  note(moments: Iterable<readonly [id: number, moment: number]>): void {
    for (const [id, moment] of moments)
      if (moment === Infinity) this.moments.delete(id);
      else this.moments.set(id, moment);
    this.soonest = Infinity;
    for (const moment of this.moments.values()) this.soonest = Math.min(this.soonest, moment);
  }

  get all(): [id: number, moment: number][] {
    return [...this.moments];
  }

  /** The ids whose time is reached. */
  due(now: Date): number[] {
    if (now.getTime() < this.soonest) return [];
    return [...this.moments].filter(([, moment]) => moment <= now.getTime()).map(([id]) => id);
  }
}
