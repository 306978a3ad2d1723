import type { Analyzer } from '../analysis/analyzer';
import { GrowingBits, type Bits } from './bits';
import { Dictionary } from './dictionary';

export interface Completion {
  text: string;
  weight: number;
}

const separator = '\u001f';

/**
 * The keys a text is completed by: one for each way its words are read, the n-th form of every word together. `least`
 * forms are made of every word that has fewer.
 */
export function completionKeys(analyzer: Analyzer, text: string, joint = separator): string[] {
  const words: string[][] = [];
  analyzer.split(text, word => {
    const forms = analyzer.forms(word).filter(({ prefix }) => prefix !== true);
    if (forms.length > 0) words.push(forms.map(({ term }) => term));
  });
  const ways = Math.max(0, ...words.map(forms => forms.length));
  const keys = Array.from({ length: ways }, (_, way) => words.map(forms => forms[way] ?? forms[0] ?? '').join(joint));
  return [...new Set(keys)];
}

/** What may complete a beginning: texts with a weight. */
export class CompletionColumn {
  readonly kind = 'completion';
  readonly keys = new Dictionary();
  /** Entries of each key, and what each entry is. */
  private readonly entriesOf: number[][] = [];
  private readonly texts: string[] = [];
  private readonly weights: number[] = [];
  private readonly rows: number[] = [];
  private readonly present = new GrowingBits();

  add(row: number, values: readonly Completion[], keysOf: (text: string) => readonly string[]): void {
    if (values.length > 0) this.present.add(row);
    for (const { text, weight } of values) this.addEntry(row, text, weight, keysOf(text));
  }

  existing(size: number): Bits {
    return this.present.upTo(size);
  }

  /** Entries filed under a key. */
  entries(key: number): readonly number[] {
    return this.entriesOf[key] ?? [];
  }

  entry(at: number): { text: string; weight: number; row: number } {
    return { text: this.texts[at] ?? '', weight: this.weights[at] ?? 1, row: this.rows[at] ?? 0 };
  }

  kept(rows: Int32Array): CompletionColumn {
    const copy = new CompletionColumn();
    const places = new Map<number, number>();
    rows.forEach((row, at) => places.set(row, at));
    const keys = this.texts.map((): string[] => []);
    this.entriesOf.forEach((entries, key) => entries.forEach(at => keys[at]?.push(this.keys.word(key))));
    this.texts.forEach((text, at) => {
      const row = places.get(this.rows[at] ?? -1);
      if (row === undefined) return;
      copy.present.add(row);
      copy.addEntry(row, text, this.weights[at] ?? 1, keys[at] ?? []);
    });
    return copy;
  }

  private addEntry(row: number, text: string, weight: number, keys: readonly string[]): void {
    const entry = this.texts.length;
    this.texts.push(text);
    this.weights.push(weight);
    this.rows.push(row);
    for (const key of keys) {
      const number = this.keys.add(key);
      (this.entriesOf[number] ??= []).push(entry);
    }
  }
}
