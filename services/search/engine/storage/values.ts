import { Bits, GrowingBits } from './bits';
import { roomFor } from './growing';

/** Rows within bounds, with the range in which each bound can move without a different result. */
interface Held {
  bits: Bits;
  /** Start exclusive, end inclusive. */
  from: [number, number];
  /** Start inclusive, end exclusive. */
  to: [number, number];
}

const isInside = ({ from: [below, lowest], to: [greatest, above] }: Held, from: number, to: number): boolean =>
  (from > below || below === -Infinity) && from <= lowest && to >= greatest && (to < above || above === Infinity);

/**
 * The numbers of each row. While no row has two values, they are in a flat array, so that a filter is a scan of the
 * array; from the first row with several values they are concatenated, with a separate array of the start of each row.
 */
export class Values {
  private data: Float64Array | Int32Array = new Int32Array(16);
  private starts: Uint32Array | undefined;
  private readonly present = new GrowingBits();
  private rows = 0;
  private used = 0;
  private held: Held | undefined;
  private last: { bits: Bits; from: number; to: number } | undefined;

  /** Rows must be added in ascending order, each once; skipped rows have no value. */
  add(row: number, values: readonly number[]): void {
    const [only] = values;
    if (only === undefined) return;
    if (values.length === 1) return this.addOne(row, only);
    if (!this.starts) this.unfold();
    this.note(row);
    for (const value of values) this.fit(value);
    this.append(row, values);
  }

  addOne(row: number, value: number): void {
    this.note(row);
    this.fit(value);
    if (this.starts) return this.append(row, [value]);
    this.data = roomFor(this.data, row + 1);
    this.data[row] = value;
    this.rows = row + 1;
  }

  has(row: number): boolean {
    return this.present.has(row);
  }

  /** Rows with a value. */
  existing(size: number): Bits {
    return this.present.upTo(size);
  }

  get single(): boolean {
    return this.starts === undefined;
  }

  /** The first value of a row. */
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

  /** Every value of the given rows. */
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

  /** Counts the rows per number; the numbers are those of a dictionary. It runs for every facet, so it avoids calls. */
  tally(rows: Bits, counts: Uint32Array): void {
    const { data, starts } = this;
    const words = this.present.upTo(rows.size).and(rows).words;
    for (let at = 0; at < words.length; at += 1) {
      for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1) {
        const row = (at << 5) + 31 - Math.clz32(rest & -rest);
        const end = starts ? this.endOf(row) : row + 1;
        for (let place = starts ? (starts[row] ?? 0) : row; place < end; place += 1) {
          const number = data[place] ?? 0;
          counts[number] = (counts[number] ?? 0) + 1;
        }
      }
    }
  }

  /**
   * Visits rows without a value, and those whose value times `sign` is at most the limit that the last visit returned.
   * Of a whole list few rows are among the first ones, so it skips the others without a call.
   */
  eachUpTo({ words }: Bits, sign: 1 | -1, visit: (row: number) => number): void {
    const { data, present } = this;
    let limit = Infinity;
    for (let at = 0; at < words.length; at += 1) {
      for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1) {
        const row = (at << 5) + 31 - Math.clz32(rest & -rest);
        if ((data[row] ?? 0) * sign > limit && present.has(row)) continue;
        limit = visit(row);
      }
    }
  }

  /** The minimum and maximum value of the rows; undefined when they have none. It avoids calls too. */
  extent(rows: Bits): { min: number; max: number } | undefined {
    const { data, starts } = this;
    const words = this.present.upTo(rows.size).and(rows).words;
    let [min, max] = [Infinity, -Infinity];
    for (let at = 0; at < words.length; at += 1) {
      for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1) {
        const row = (at << 5) + 31 - Math.clz32(rest & -rest);
        const end = starts ? this.endOf(row) : row + 1;
        for (let place = starts ? (starts[row] ?? 0) : row; place < end; place += 1) {
          const value = data[place] ?? 0;
          if (value < min) min = value;
          if (value > max) max = value;
        }
      }
    }
    return min > max ? undefined : { min, max };
  }

  /** Rows with a value that passes. */
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

  /**
   * Rows with a value within bounds; callers must not modify them. A list counts each of its facets within the same
   * bounds, so the last rows are reused until a value is added.
   */
  between(size: number, from: number, to: number): Bits {
    const { last } = this;
    if (last?.bits.size === size && last.from === from && last.to === to) return last.bits;
    const bits = this.starts ? this.matching(size, value => value >= from && value <= to) : this.scan(size, from, to);
    this.last = { bits, from, to };
    return bits;
  }

  /** The same for bounds that move with the clock: the rows are reused until a bound passes one of their values. */
  betweenMoving(size: number, from: number, to: number): Bits {
    const { held } = this;
    if (held?.bits.size === size && isInside(held, from, to)) return held.bits;
    const bits = this.between(size, from, to);
    const next: Held = { bits, from: [-Infinity, Infinity], to: [-Infinity, Infinity] };
    this.eachOf(this.existing(size), value => {
      if (value < from) next.from[0] = Math.max(next.from[0], value);
      else next.from[1] = Math.min(next.from[1], value);
      if (value <= to) next.to[0] = Math.max(next.to[0], value);
      else next.to[1] = Math.min(next.to[1], value);
    });
    this.held = next;
    return bits;
  }

  /** A copy of the values under new row numbers, without the omitted rows. */
  stored(rows: Int32Array): Values {
    const copy = new Values();
    rows.forEach((row, at) => copy.add(at, this.all(row)));
    return copy;
  }

  /** It compares every row without a branch: a processor cannot predict which prices are within bounds. */
  private scan(size: number, from: number, to: number): Bits {
    const found = this.present.upTo(size);
    const { words } = found;
    const { data } = this;
    for (let at = 0; at < words.length; at += 1) {
      let within = 0;
      for (let bit = 0; bit < 32; bit += 1) {
        const value = data[(at << 5) + bit] ?? 0;
        within |= (Number(value >= from) & Number(value <= to)) << bit;
      }
      words[at] = (words[at] ?? 0) & within;
    }
    return found;
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

  private note(row: number): void {
    this.present.add(row);
    this.held = undefined;
    this.last = undefined;
  }

  /** Most columns have integers of a limited size; the first other number switches to a wider array. */
  private fit(value: number): void {
    if ((value | 0) !== value && this.data instanceof Int32Array) this.data = Float64Array.from(this.data);
  }

  private unfold(): void {
    const { data, rows } = this;
    this.data = data instanceof Float64Array ? new Float64Array(rows + 16) : new Int32Array(rows + 16);
    this.starts = new Uint32Array(rows + 16);
    this.rows = 0;
    for (let row = 0; row < rows; row += 1) if (this.has(row)) this.append(row, [data[row] ?? 0]);
  }
}
