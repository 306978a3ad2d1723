/** The moments at which documents become others by themselves: a sale begins, a day comes. */
export class ScheduledChanges {
  private readonly moments = new Map<number, number>();
  private soonest = Infinity;

  /** `Infinity` for one that stays as it is. */
  note(moments: Iterable<readonly [id: number, moment: number]>): void {
    for (const [id, moment] of moments)
      if (moment === Infinity) this.moments.delete(id);
      else this.moments.set(id, moment);
    this.soonest = Infinity;
    for (const moment of this.moments.values()) this.soonest = Math.min(this.soonest, moment);
  }

  /** Whose moment has come. */
  due(now: Date): number[] {
    if (now.getTime() < this.soonest) return [];
    return [...this.moments].filter(([, moment]) => moment <= now.getTime()).map(([id]) => id);
  }
}
