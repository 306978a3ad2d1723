import type { Analyzer } from '../analysis/analyzer';
import { type Bits, GrowingBits } from './bits';
import { Dictionary } from './dictionary';
import { Entries } from './entries';
import { roomFor } from './growing';
import { encodeLength } from './norms';
import type { BytePool } from './byte-pool';
import { Postings, type PostingsCursor } from './postings';
import type { WordPool } from './word-pool';

const gapBetweenValues = 100;
const leftOut = -2;

export interface TextOptions {
  /** Whether positions are stored, which phrases need. */
  places: boolean;
  norms: boolean;
}

/** Words of a text field: the terms and their positions. */
export class TextColumn {
  readonly kind = 'text';
  readonly terms = new Dictionary();
  private readonly entries = new Entries();
  private readonly postings: Postings;
  /** Length of each row's text, rounded as in Lucene. */
  norms = new Uint8Array(16);
  private readonly present = new GrowingBits();
  /** The number of rows with the field and of their words: the average length for BM25. */
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
      const known = pool.entriesIn(this);
      for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? 0;
        const entry = known.of(word, () => this.entryOf(pool.words[word] ?? '', analyzer));
        if (entry !== leftOut) {
          this.postings.add(entry, row, place);
          length += 1;
        }
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

  /** The number of rows with a term, including deleted rows. A row with two of its words counts twice. */
  frequency(term: number): number {
    let sum = 0;
    this.entries.each(term, entry => (sum += this.postings.frequency(entry)));
    return Math.min(sum, this.rows);
  }

  /** The words with this term as a form. */
  eachEntry(term: number, visit: (entry: number) => void): void {
    this.entries.each(term, visit);
  }

  /** The distinct words with any of these terms as a form. */
  entriesOf(terms: readonly number[]): number[] {
    const found = new Set<number>();
    for (const term of terms) this.entries.each(term, entry => found.add(entry));
    return [...found];
  }

  /** Reads the positions of a word. */
  cursor(entry: number): PostingsCursor {
    return this.postings.cursor(entry);
  }

  stored(rows: Int32Array, pool: BytePool): TextColumn {
    const copy = new TextColumn(pool, this.options);
    const places = new Int32Array((rows.at(-1) ?? -1) + 1).fill(-1);
    rows.forEach((row, at) => (places[row] = at));
    for (let entry = 0; entry < this.entries.size; entry += 1) this.copyEntry(entry, places, copy);
    rows.forEach((row, at) => this.has(row) && copy.note(at, this.norms[row] ?? 0));
    copy.total = Math.round((this.total * copy.rows) / Math.max(1, this.rows));
    return copy;
  }

  private copyEntry(entry: number, places: Int32Array, copy: TextColumn): void {
    const cursor = this.cursor(entry);
    let own = -1;
    while (cursor.next()) {
      const row = places[cursor.row] ?? -1;
      if (row < 0) continue;
      if (own < 0)
        own = copy.entries.numberOf(this.entries.termsOf(entry).map(term => copy.terms.add(this.terms.word(term))));
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

  /** The entry of a word; none for a stop word. */
  private entryOf(word: string, analyzer: Analyzer): number {
    const terms = [...new Set(analyzer.forms(word).map(({ term }) => this.terms.add(term)))];
    return terms.length === 0 ? leftOut : this.entries.numberOf(terms);
  }
}
