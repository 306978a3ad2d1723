import { roomFor } from './growing';

/** A set of row numbers, a bit each. */
export class Bits {
  readonly words: Uint32Array;

  constructor(
    readonly size: number,
    words?: Uint32Array,
  ) {
    const length = (size + 31) >>> 5;
    if (!words) this.words = new Uint32Array(length);
    else if (words.length === length) this.words = words;
    else {
      this.words = new Uint32Array(length);
      this.words.set(words.subarray(0, length));
    }
  }

  static full(size: number): Bits {
    const bits = new Bits(size);
    bits.words.fill(0xffffffff);
    const rest = size & 31;
    const last = bits.words.length - 1;
    if (rest > 0) bits.words[last] = (1 << rest) - 1;
    return bits;
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    const at = row >>> 5;
    this.words[at] = (this.words[at] ?? 0) | (1 << (row & 31));
  }

  delete(row: number): void {
    const at = row >>> 5;
    this.words[at] = (this.words[at] ?? 0) & ~(1 << (row & 31));
  }

  clear(): void {
    this.words.fill(0);
  }

  clone(): Bits {
    return new Bits(this.size, this.words.slice());
  }

  and(other: Bits): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & (other.words[at] ?? 0);
    return this;
  }

  or(other: Bits): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) | (other.words[at] ?? 0);
    return this;
  }

  andNot(other: Bits): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & ~(other.words[at] ?? 0);
    return this;
  }

  count(): number {
    let total = 0;
    for (let at = 0; at < this.words.length; at += 1) total += ones(this.words[at] ?? 0);
    return total;
  }

  get empty(): boolean {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) if (words[at] !== 0) return false;
    return true;
  }

  each(visit: (row: number) => void): void {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) {
      let word = words[at] ?? 0;
      while (word !== 0) {
        const low = word & -word;
        visit((at << 5) + 31 - Math.clz32(low));
        word ^= low;
      }
    }
  }

  rows(): Int32Array {
    const rows = new Int32Array(this.count());
    let at = 0;
    this.each(row => {
      rows[at] = row;
      at += 1;
    });
    return rows;
  }
}

function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The intersection; both operands are unchanged. */
export const overlap = (one: Bits, other: Bits): Bits => one.clone().and(other);

/** A set of row numbers that grows with the rows. */
export class GrowingBits {
  private words = new Uint32Array(1);

  has(row: number): boolean {
    return (((this.words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    const at = row >>> 5;
    if (at >= this.words.length) this.words = roomFor(this.words, at + 1);
    this.words[at] = (this.words[at] ?? 0) | (1 << (row & 31));
  }

  delete(row: number): void {
    const at = row >>> 5;
    this.words[at] = (this.words[at] ?? 0) & ~(1 << (row & 31));
  }

  /** The rows below a number, as a new set. */
  upTo(size: number): Bits {
    return new Bits(size, this.words.slice(0, (size + 31) >>> 5));
  }
}
