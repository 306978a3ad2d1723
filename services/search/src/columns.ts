/** A keyword column: each document's values as numbers of a shared vocabulary. */
export class KeywordColumn {
  readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly rows: (readonly number[] | undefined)[] = [];

  add(slot: number, values: readonly unknown[]): void {
    this.rows[slot] = values.length === 0 ? undefined : [...new Set(values.map(value => this.number(String(value))))];
  }

  at(slot: number): readonly number[] {
    return this.rows[slot] ?? none;
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

const none: readonly number[] = [];

/** A column of numbers, dates or booleans. */
export class NumberColumn {
  private readonly rows: (readonly number[] | undefined)[] = [];

  add(slot: number, values: readonly number[]): void {
    this.rows[slot] = values.length === 0 ? undefined : values;
  }

  at(slot: number): readonly number[] {
    return this.rows[slot] ?? none;
  }
}
