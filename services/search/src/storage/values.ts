import { Bits, GrowingBits } from './bits';
import { roomFor } from './growing';

/**
 * The numbers of each row. While no row has two, they lie flat, one a row, so that a filter over all of them runs along
 * an array; from the first that has more they follow each other, with the start of each row beside them.
 */
export class Values {
  private data: Float64Array | Int32Array = new Int32Array(16);
  private starts: Uint32Array | undefined;
  private readonly present = new GrowingBits();
  private rows = 0;
  private used = 0;

  /** Rows come in ascending order, each once; those left out have no value. */
  add(row: number, values: readonly number[]): void {
    if (values.length === 0) return;
    if (values.length > 1 && !this.starts) this.unfold();
    this.present.add(row);
    for (let at = 0; at < values.length; at += 1) if (((values[at] ?? 0) | 0) !== values[at]) this.widen();
    if (this.starts) this.append(row, values);
    else {
      this.data = roomFor(this.data, row + 1);
      this.data[row] = values[0] ?? 0;
      this.rows = row + 1;
    }
  }

  has(row: number): boolean {
    return this.present.has(row);
  }

  /** Rows that have a value. */
  existing(size: number): Bits {
    return this.present.upTo(size);
  }

  get single(): boolean {
    return this.starts === undefined;
  }

  /** The first value of a row that has one. */
  first(row: number): number {
    return this.data[this.starts ? (this.starts[row] ?? 0) : row] ?? 0;
  }

  all(row: number): number[] {
    const found: number[] = [];
    this.each(row, value => found.push(value));
    return found;
  }

  each(row: number, visit: (value: number) => void): void {
    if (!this.has(row)) return;
    if (!this.starts) return visit(this.data[row] ?? 0);
    const end = this.endOf(row);
    for (let at = this.starts[row] ?? 0; at < end; at += 1) visit(this.data[at] ?? 0);
  }

  /** Every value of the rows named. */
  eachOf(rows: Bits, visit: (value: number, row: number) => void): void {
    const { data, starts } = this;
    const having = rows.clone().and(this.existing(rows.size));
    if (!starts) having.each(row => visit(data[row] ?? 0, row));
    else
      having.each(row => {
        const end = this.endOf(row);
        for (let at = starts[row] ?? 0; at < end; at += 1) visit(data[at] ?? 0, row);
      });
  }

  /** Rows of which a value passes. */
  matching(size: number, test: (value: number) => boolean): Bits {
    const found = new Bits(size);
    const { data, starts, present } = this;
    if (starts) {
      this.eachOf(this.existing(size), (value, row) => test(value) && found.add(row));
      return found;
    }
    const rows = Math.min(size, this.rows);
    for (let row = 0; row < rows; row += 1) if (test(data[row] ?? 0) && present.has(row)) found.add(row);
    return found;
  }

  /** Rows of which a value lies within bounds. It runs along the array for every price asked for, so it calls nobody. */
  between(size: number, from: number, to: number): Bits {
    if (this.starts) return this.matching(size, value => value >= from && value <= to);
    const found = this.present.upTo(size);
    const { words } = found;
    const { data } = this;
    for (let at = 0; at < words.length; at += 1) {
      let rest = words[at] ?? 0;
      let kept = rest;
      while (rest !== 0) {
        const low = rest & -rest;
        const value = data[(at << 5) + 31 - Math.clz32(low)] ?? 0;
        if (value < from || value > to) kept ^= low;
        rest ^= low;
      }
      words[at] = kept;
    }
    return found;
  }

  /** The same values under new row numbers, without the rows left out. */
  kept(rows: Int32Array): Values {
    const copy = new Values();
    rows.forEach((row, at) => copy.add(at, this.all(row)));
    return copy;
  }

  private endOf(row: number): number {
    return row + 1 < this.rows ? (this.starts?.[row + 1] ?? 0) : this.used;
  }

  private append(row: number, values: readonly number[]): void {
    this.data = roomFor(this.data, this.used + values.length);
    this.starts = roomFor(this.starts ?? new Uint32Array(16), row + 1);
    this.starts.fill(this.used, this.rows, row + 1);
    for (const value of values) {
      this.data[this.used] = value;
      this.used += 1;
    }
    this.rows = row + 1;
  }

  /** Most columns have whole numbers of a usual size; the first that is not takes the room of a wider one. */
  private widen(): void {
    if (this.data instanceof Int32Array) this.data = Float64Array.from(this.data);
  }

  private unfold(): void {
    const { data, rows } = this;
    this.data = data instanceof Float64Array ? new Float64Array(rows + 16) : new Int32Array(rows + 16);
    this.starts = new Uint32Array(rows + 16);
    this.rows = 0;
    for (let row = 0; row < rows; row += 1) if (this.has(row)) this.append(row, [data[row] ?? 0]);
  }
}
