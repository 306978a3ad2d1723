import { roomFor } from './growing';

/**
 * Maps terms to words. The terms of one word have the same positions, so postings are stored once per word and not per
 * term; a term leads to the words that it is a form of.
 */
export class Entries {
  size = 0;
  /** The start of the terms of each entry; they end at the start of the next one. */
  private starts = new Uint32Array(16);
  private terms = new Uint32Array(16);
  private used = 0;
  /** The latest link of each term, and the number of its links; a link leads to an entry and to the previous link. */
  private latest = new Int32Array(16);
  private counts = new Uint32Array(16);
  private linked = new Uint32Array(16);
  private before = new Int32Array(16);
  private links = 0;

  /** The entry of a word with these distinct terms; created when missing. */
  numberOf(terms: readonly number[]): number {
    const known = this.find(terms);
    if (known !== undefined) return known;
    const entry = this.size;
    this.size += 1;
    this.starts = roomFor(this.starts, this.size + 1);
    this.starts[entry] = this.used;
    for (const term of terms) {
      this.terms = roomFor(this.terms, this.used + 1);
      this.terms[this.used] = term;
      this.used += 1;
      this.link(term, entry);
    }
    this.starts[this.size] = this.used;
    return entry;
  }

  /** The number of words with this term. */
  count(term: number): number {
    return this.counts[term] ?? 0;
  }

  each(term: number, visit: (entry: number) => void): void {
    for (let link = this.latest[term] ?? 0; link > 0; link = this.before[link] ?? 0) visit(this.linked[link] ?? 0);
  }

  termsOf(entry: number): readonly number[] {
    return Array.from(this.terms.subarray(this.starts[entry], this.starts[entry + 1]));
  }

  private link(term: number, entry: number): void {
    this.links += 1;
    this.linked = roomFor(this.linked, this.links + 1);
    this.before = roomFor(this.before, this.links + 1);
    this.latest = roomFor(this.latest, term + 1);
    this.counts = roomFor(this.counts, term + 1);
    this.linked[this.links] = entry;
    this.before[this.links] = this.latest[term] ?? 0;
    this.latest[term] = this.links;
    this.counts[term] = this.count(term) + 1;
  }

  /** Searches the words of the rarest term. */
  private find(terms: readonly number[]): number | undefined {
    let [rarest] = terms;
    if (rarest === undefined) return undefined;
    for (const term of terms) if (this.count(term) < this.count(rarest)) rarest = term;
    let found: number | undefined;
    this.each(rarest, entry => {
      if (this.has(entry, terms)) found = entry;
    });
    return found;
  }

  private has(entry: number, terms: readonly number[]): boolean {
    const start = this.starts[entry] ?? 0;
    if ((this.starts[entry + 1] ?? 0) - start !== terms.length) return false;
    return terms.every((term, at) => this.terms[start + at] === term);
  }
}
