import type { Split } from '../analysis/analyzer';
import { roomFor } from './growing';

const maxWords = 200_000;
const wordMax = 255;
const cachedTexts = 8;

/** The entries of the words of a pool in one column, by the numbers of the words. */
export class KnownEntries {
  private known = new Int32Array(16);

  of(word: number, find: () => number): number {
    const known = this.known[word] ?? 0;
    if (known !== 0) return known - 1;
    const entry = find();
    this.known = roomFor(this.known, word + 1);
    this.known[word] = entry + 1;
    return entry;
  }
}

/**
 * Words by number, so that fields of a document with the same text look up each word once. It is cleared when it is
 * full; `generation` then changes, which invalidates earlier numbers.
 */
export class WordPool {
  generation = 0;
  readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** Belongs to the pool: a column may come from another thread, whose words have other numbers. */
  private entries = new WeakMap<object, KnownEntries>();
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

  entriesIn(column: object): KnownEntries {
    let known = this.entries.get(column);
    if (!known) this.entries.set(column, (known = new KnownEntries()));
    return known;
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
    this.entries = new WeakMap();
  }
}
