/**
 * Numbers of each document, most of which have one: those lie flat, so that a filter over all of them runs along an
 * array; the few others keep their list beside it.
 */
class Flat {
  private readonly first: number[] = [];
  private readonly more = new Map<number, readonly number[]>();

  add(slot: number, values: readonly number[]): void {
    while (this.first.length < slot) this.first.push(NaN);
    this.first[slot] = values[0] ?? NaN;
    if (values.length > 1) this.more.set(slot, values.slice(1));
  }

  some(slot: number, test: (value: number) => boolean): boolean {
    const value = this.first[slot] ?? NaN;
    if (Number.isNaN(value)) return false;
    return test(value) || (this.more.size > 0 && (this.more.get(slot)?.some(test) ?? false));
  }

  each(slot: number, visit: (value: number) => void): void {
    const value = this.first[slot] ?? NaN;
    if (Number.isNaN(value)) return;
    visit(value);
    if (this.more.size > 0) this.more.get(slot)?.forEach(visit);
  }

  has(slot: number): boolean {
    return !Number.isNaN(this.first[slot] ?? NaN);
  }

  at(slot: number): readonly number[] {
    const value = this.first[slot] ?? NaN;
    return Number.isNaN(value) ? [] : [value, ...(this.more.get(slot) ?? [])];
  }

  /** The value to sort by: the least or the greatest. */
  extreme(slot: number, greatest: boolean): number | null {
    const value = this.first[slot] ?? NaN;
    if (Number.isNaN(value)) return null;
    const more = this.more.size > 0 ? this.more.get(slot) : undefined;
    if (!more) return value;
    return greatest ? Math.max(value, ...more) : Math.min(value, ...more);
  }
}

/** A column of numbers, dates or booleans. */
export class NumberColumn extends Flat {}

/** A keyword column: each document's values as numbers of a shared vocabulary. */
export class KeywordColumn {
  readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly rows = new Flat();

  add(slot: number, values: readonly unknown[]): void {
    this.rows.add(slot, [...new Set(values.map(value => this.number(String(value))))]);
  }

  at(slot: number): readonly number[] {
    return this.rows.at(slot);
  }

  some(slot: number, test: (number: number) => boolean): boolean {
    return this.rows.some(slot, test);
  }

  each(slot: number, visit: (number: number) => void): void {
    this.rows.each(slot, visit);
  }

  has(slot: number): boolean {
    return this.rows.has(slot);
  }

  /** Number of a word, or undefined when no document has it. */
  find(word: string): number | undefined {
    return this.numbers.get(word);
  }

  private number(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }
}
