import type { Analyzer } from '../analysis/analyzer';
import { type Bits, GrowingBits } from './bits';
import { Dictionary } from './dictionary';
import { roomFor } from './growing';
import { encodeLength } from './norms';
import type { BytePool } from './byte-pool';
import { Postings } from './postings';
import type { WordPool } from './word-pool';

const gapBetweenValues = 100;

export interface TextOptions {
  /** Whether places are kept, which phrases need. */
  places: boolean;
  norms: boolean;
}

/** Words of a text field: which terms there are and where they stand. */
export class TextColumn {
  readonly kind = 'text';
  readonly terms = new Dictionary();
  readonly postings: Postings;
  /** Length of each row's text, rounded as Lucene does. */
  norms = new Uint8Array(16);
  private readonly present = new GrowingBits();
  /** Terms of each word of the pool. */
  private known: (readonly number[] | undefined)[] = [];
  private generation = 0;
  /** Rows that have the field, and their words: what BM25 measures lengths against. */
  rows = 0;
  total = 0;

  constructor(
    pool: BytePool,
    readonly options: TextOptions,
  ) {
    this.postings = new Postings(pool, options.places);
  }

  /** Adds the words of each value of a row. */
  add(row: number, values: readonly string[], analyzer: Analyzer, pool: WordPool): void {
    let [place, length] = [0, 0];
    for (const text of values) {
      const words = pool.split(analyzer.split, text);
      if (this.generation !== pool.generation) {
        this.generation = pool.generation;
        this.known = [];
      }
      for (let at = 0; at < words.length; at += 1) {
        const numbers = this.numbersOf(words[at] ?? 0, analyzer, pool);
        for (let form = 0; form < numbers.length; form += 1) this.postings.add(numbers[form] ?? 0, row, place);
        if (numbers.length > 0) length += 1;
        place += 1;
      }
      place += gapBetweenValues;
    }
    this.note(row, encodeLength(length));
    this.total += length;
  }

  has(row: number): boolean {
    return this.present.has(row);
  }

  existing(size: number): Bits {
    return this.present.upTo(size);
  }

  kept(rows: Int32Array, pool: BytePool): TextColumn {
    const copy = new TextColumn(pool, this.options);
    const places = new Int32Array((rows.at(-1) ?? -1) + 1).fill(-1);
    rows.forEach((row, at) => (places[row] = at));
    for (let number = 0; number < this.terms.size; number += 1) this.copyTerm(number, places, copy);
    rows.forEach((row, at) => this.has(row) && copy.note(at, this.norms[row] ?? 0));
    copy.total = Math.round((this.total * copy.rows) / Math.max(1, this.rows));
    return copy;
  }

  private copyTerm(number: number, places: Int32Array, copy: TextColumn): void {
    const cursor = this.postings.cursor(number);
    let own = -1;
    while (cursor.next()) {
      const row = places[cursor.row] ?? -1;
      if (row < 0) continue;
      if (own < 0) own = copy.terms.add(this.terms.word(number));
      if (this.options.places) for (const place of cursor.places) copy.postings.add(own, row, place);
      else for (let time = 0; time < cursor.often; time += 1) copy.postings.add(own, row, 0);
    }
  }

  private note(row: number, norm: number): void {
    this.present.add(row);
    this.norms = roomFor(this.norms, row + 1);
    this.norms[row] = norm;
    this.rows += 1;
  }

  private numbersOf(word: number, analyzer: Analyzer, pool: WordPool): readonly number[] {
    const known = this.known[word];
    if (known) return known;
    const numbers = [...new Set(analyzer.forms(pool.words[word] ?? '').map(({ term }) => this.terms.add(term)))];
    while (this.known.length <= word) this.known.push(undefined);
    this.known[word] = numbers;
    return numbers;
  }
}
