import type { Analyzer } from '../analysis/analyzer';
import { Bits, GrowingBits } from './bits';
import { Dictionary } from './dictionary';
import { roomFor } from './growing';

export interface Completion {
  text: string;
  weight: number;
}

const separator = '\u001f';
/** Nobody types more of a beginning. */
const inputMax = 50;

/** The keys a text is completed by: one for each way its words are read, the n-th form of every word together. */
export function completionKeys(analyzer: Analyzer, text: string): string[] {
  const words: string[][] = [];
  analyzer.split(text, word => {
    const forms: string[] = [];
    for (const { term, prefix } of analyzer.forms(word)) if (prefix !== true) forms.push(term);
    if (forms.length > 0) words.push(forms);
  });
  const ways = words.reduce((most, forms) => Math.max(most, forms.length), 0);
  const keys = Array.from({ length: ways }, (_, way) =>
    words.map(forms => forms[way] ?? forms[0] ?? '').join(separator),
  );
  return [...new Set(keys.map(key => key.slice(0, inputMax)))];
}

/** Of each row the best entry so far: its weight, and the number of its text. No weight is below zero. */
export interface BestEntries {
  found: Bits;
  scores: Float64Array;
  texts: Int32Array;
}

/** What may complete a beginning: texts with a weight. Entries below one key are chained, the latest first. */
export class CompletionColumn {
  readonly kind = 'completion';
  readonly keys = new Dictionary();
  private readonly texts = new Dictionary();
  private readonly present = new GrowingBits();
  private heads = new Int32Array(16);
  private links = new Int32Array(32);
  private linked = 0;
  private textOf = new Int32Array(16);
  private weights = new Float64Array(16);
  private rows = new Int32Array(16);
  private entries = 0;
  private scratch: BestEntries | undefined;

  add(row: number, values: readonly Completion[], keysOf: (text: string) => readonly string[]): void {
    if (values.length > 0) this.present.add(row);
    for (const { text, weight } of values) this.addEntry(row, text, weight, keysOf(text));
  }

  existing(size: number): Bits {
    return this.present.upTo(size);
  }

  /** Nothing found yet. What the last search found is gone: the arrays are used again and again. */
  noEntries(size: number): BestEntries {
    const { scratch } = this;
    if (scratch?.found.size === size) {
      scratch.found.each(row => (scratch.scores[row] = -1));
      scratch.found.clear();
      return scratch;
    }
    const found = new Bits(size);
    this.scratch = { found, scores: new Float64Array(size).fill(-1), texts: new Int32Array(size) };
    return this.scratch;
  }

  /**
   * Notes of each allowed row the best entry under some keys. This runs along most entries when a single letter is
   * completed, which is why it calls nobody.
   */
  collect(keys: readonly number[], factor: number, allowed: Bits, best: BestEntries): void {
    const { heads, links, rows, weights, textOf } = this;
    const { scores, texts, found } = best;
    const allowedWords = allowed.words;
    for (let nth = 0; nth < keys.length; nth += 1) {
      let link = heads[keys[nth] ?? 0] ?? 0;
      while (link > 0) {
        const entry = links[link * 2 - 2] ?? 0;
        link = links[link * 2 - 1] ?? 0;
        const row = rows[entry] ?? 0;
        if ((((allowedWords[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 0) continue;
        const score = (weights[entry] ?? 1) * factor;
        if (score <= (scores[row] ?? -1)) continue;
        found.add(row);
        scores[row] = score;
        texts[row] = textOf[entry] ?? 0;
      }
    }
  }

  text(number: number): string {
    return this.texts.word(number);
  }

  /** The place of each text in alphabetical order. */
  textRanks(): Uint32Array {
    return this.texts.ranks();
  }

  kept(rows: Int32Array): CompletionColumn {
    const copy = new CompletionColumn();
    const places = new Map<number, number>();
    rows.forEach((row, at) => places.set(row, at));
    const keys = Array.from({ length: this.entries }, (): string[] => []);
    for (let key = 0; key < this.keys.size; key += 1)
      for (let link = (this.heads[key] ?? 0) - 1; link >= 0; link = (this.links[link * 2 + 1] ?? 0) - 1)
        keys[this.links[link * 2] ?? 0]?.push(this.keys.word(key));
    keys.forEach((own, entry) => {
      const row = places.get(this.rows[entry] ?? -1);
      if (row === undefined) return;
      copy.present.add(row);
      copy.addEntry(row, this.text(this.textOf[entry] ?? 0), this.weights[entry] ?? 1, own);
    });
    return copy;
  }

  private addEntry(row: number, text: string, weight: number, keys: readonly string[]): void {
    const entry = this.entries;
    this.entries += 1;
    this.textOf = roomFor(this.textOf, entry + 1);
    this.weights = roomFor(this.weights, entry + 1);
    this.rows = roomFor(this.rows, entry + 1);
    this.textOf[entry] = this.texts.add(text);
    this.weights[entry] = weight;
    this.rows[entry] = row;
    for (const key of keys) {
      const number = this.keys.add(key);
      this.heads = roomFor(this.heads, number + 1);
      this.links = roomFor(this.links, this.linked * 2 + 2);
      this.links[this.linked * 2] = entry;
      this.links[this.linked * 2 + 1] = this.heads[number] ?? 0;
      this.linked += 1;
      this.heads[number] = this.linked;
    }
  }
}
