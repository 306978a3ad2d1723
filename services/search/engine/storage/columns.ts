import { Dictionary } from './dictionary';
import { Values } from './values';

/** Numbers, dates (milliseconds) or booleans (0 and 1). */
export class NumberColumn {
  readonly kind = 'number';

  constructor(readonly values = new Values()) {}

  addOne(row: number, value: number): void {
    this.values.addOne(row, value);
  }

  add(row: number, values: number[]): void {
    this.values.add(row, values.length > 1 ? values.sort((a, b) => a - b) : values);
  }

  stored(rows: Int32Array): NumberColumn {
    return new NumberColumn(this.values.stored(rows));
  }
}

/** Whole words: each row has the numbers of its words in a dictionary. */
export class KeywordColumn {
  readonly kind = 'keyword';
  readonly dictionary = new Dictionary();
  readonly values = new Values();

  addOne(row: number, word: string): void {
    this.values.addOne(row, this.dictionary.add(word));
  }

  add(row: number, words: readonly string[]): void {
    this.values.add(
      row,
      [...new Set(words)].sort().map(word => this.dictionary.add(word)),
    );
  }

  /** The words of a row in alphabetical order. */
  words(row: number): string[] {
    return this.values.all(row).map(number => this.dictionary.word(number));
  }

  stored(rows: Int32Array): KeywordColumn {
    const copy = new KeywordColumn();
    rows.forEach((row, at) => this.values.has(row) && copy.add(at, this.words(row)));
    return copy;
  }
}

/** Points on the earth, in degrees. */
export class PointColumn {
  readonly kind = 'point';

  constructor(
    readonly lats = new Values(),
    readonly lons = new Values(),
  ) {}

  add(row: number, points: readonly (readonly [lat: number, lon: number])[]): void {
    this.lats.add(
      row,
      points.map(([lat]) => lat),
    );
    this.lons.add(
      row,
      points.map(([, lon]) => lon),
    );
  }

  points(row: number): [lat: number, lon: number][] {
    const lons = this.lons.all(row);
    return this.lats.all(row).map((lat, at) => [lat, lons[at] ?? 0]);
  }

  stored(rows: Int32Array): PointColumn {
    return new PointColumn(this.lats.stored(rows), this.lons.stored(rows));
  }
}
