import type { Split } from '../analysis/analyzer';

const maxWords = 200_000;
const wordMax = 255;
const cachedTexts = 8;

/**
 * Words by number, so that fields of a document with the same text look up each word once. It is cleared when it is
 * full; `generation` then changes, which invalidates earlier numbers.
 */
export class WordPool {
  generation = 0;
  readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly recent: { split: Split; text: string; found: readonly number[] }[] = [];

  /** The words of a text, cached because several fields often split the same text in sequence. */
  split(split: Split, text: string): readonly number[] {
    for (const entry of this.recent) if (entry.text === text && entry.split === split) return entry.found;
    if (this.words.length > maxWords) this.forget();
    const found: number[] = [];
    split(text, word => {
      if (word.length <= wordMax) found.push(this.numberOf(word));
      else for (let at = 0; at < word.length; at += wordMax) found.push(this.numberOf(word.slice(at, at + wordMax)));
    });
    this.recent.unshift({ split, text, found });
    if (this.recent.length > cachedTexts) this.recent.pop();
    return found;
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }

  private forget(): void {
    this.generation += 1;
    this.words.length = 0;
    this.recent.length = 0;
    this.numbers.clear();
  }
}
