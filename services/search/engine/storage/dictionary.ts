import { roomFor } from './growing';

const none = -1;
const pageBits = 13;
const pageSize = 1 << pageBits;
const shownMax = 1_024;

function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

/**
 * Maps words to numbers and back, and sorts them lazily. The letters of all words are in one array, because a hundred
 * thousand strings would need several times the memory, and each would be an object for the garbage collector
 * to scan.
 */
export class Dictionary {
  size = 0;
  private readonly pages: Uint16Array[] = [];
  /** Cached strings of the first words: those of a facet are requested repeatedly. */
  private readonly shown: string[] = [];
  private next = 0;
  private starts = new Uint32Array(16);
  private lengths = new Uint16Array(16);
  /** Two values per slot: the number of a word, and its hash, which avoids most comparisons. */
  private slots = new Int32Array(32).fill(none);
  private order: Uint32Array = new Uint32Array(0);
  private places: Uint32Array = new Uint32Array(0);

  find(word: string): number | undefined {
    const number = this.slots[this.slotOf(word, hashOf(word)) * 2] ?? none;
    return number === none ? undefined : number;
  }

  add(word: string): number {
    const hash = hashOf(word);
    const slot = this.slotOf(word, hash);
    const known = this.slots[slot * 2] ?? none;
    if (known !== none) return known;
    const number = this.size;
    const length = Math.min(word.length, pageSize);
    const start = this.take(length);
    const page = this.pages[start >>> pageBits] as Uint16Array;
    for (let at = 0; at < length; at += 1) page[(start & (pageSize - 1)) + at] = word.charCodeAt(at);
    this.starts = roomFor(this.starts, number + 1);
    this.starts[number] = start;
    this.lengths = roomFor(this.lengths, number + 1);
    this.lengths[number] = length;
    this.slots[slot * 2] = number;
    this.slots[slot * 2 + 1] = hash;
    this.size += 1;
    if (this.size * 3 > this.slots.length) this.widen();
    return number;
  }

  word(number: number): string {
    if (number < 0 || number >= this.size) return '';
    return number < shownMax ? (this.shown[number] ??= this.read(number)) : this.read(number);
  }

  private read(number: number): string {
    const start = this.starts[number] ?? 0;
    const at = start & (pageSize - 1);
    const letters = this.pages[start >>> pageBits]?.subarray(at, at + (this.lengths[number] ?? 0));
    return String.fromCharCode.apply(null, letters as unknown as number[]);
  }

  /** Numbers of the words in alphabetical order. */
  sorted(): Uint32Array {
    const { length } = this.order;
    if (length === this.size) return this.order;
    const fresh = Array.from({ length: this.size - length }, (_, at) => length + at).sort((a, b) => this.compare(a, b));
    this.order = this.merged(fresh);
    return this.order;
  }

  /** The rank of each number in that order. */
  ranks(): Uint32Array {
    const sorted = this.sorted();
    if (this.places.length === sorted.length) return this.places;
    this.places = new Uint32Array(sorted.length);
    sorted.forEach((number, rank) => (this.places[number] = rank));
    return this.places;
  }

  /** The first rank whose word is not before this one. */
  firstFrom(word: string): number {
    return this.placeIn(this.sorted(), word);
  }

  /** Numbers of the words with a prefix, at most `limit`, in alphabetical order. */
  startingWith(prefix: string, limit = Infinity): number[] {
    const sorted = this.sorted();
    const [from, to] = this.beginningIn(sorted, prefix);
    return Array.from(sorted.subarray(from, Math.min(to, from + limit)));
  }

  /** The range of the words with a prefix in an alphabetical order; the end is exclusive. */
  beginningIn(order: Uint32Array, prefix: string): [from: number, to: number] {
    const from = this.placeIn(order, prefix);
    let [low, high] = [from, order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.begins(order[middle] ?? 0, prefix)) low = middle + 1;
      else high = middle;
    }
    return [from, low];
  }

  begins(number: number, prefix: string): boolean {
    return (this.lengths[number] ?? 0) >= prefix.length && this.hasLetters(number, prefix, prefix.length);
  }

  private placeIn(order: Uint32Array, word: string): number {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.precedes(order[middle] ?? 0, word)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether a word of the dictionary is before another word; compares letters, because a string would be a new one. */
  private precedes(number: number, word: string): boolean {
    const start = this.starts[number] ?? 0;
    const page = this.pages[start >>> pageBits] as Uint16Array;
    const from = start & (pageSize - 1);
    const length = this.lengths[number] ?? 0;
    const shared = Math.min(length, word.length);
    for (let at = 0; at < shared; at += 1) {
      const difference = (page[from + at] ?? 0) - word.charCodeAt(at);
      if (difference !== 0) return difference < 0;
    }
    return length < word.length;
  }

  private hasLetters(number: number, letters: string, count: number): boolean {
    const start = this.starts[number] ?? 0;
    const page = this.pages[start >>> pageBits] as Uint16Array;
    const from = start & (pageSize - 1);
    for (let at = 0; at < count; at += 1) if (page[from + at] !== letters.charCodeAt(at)) return false;
    return true;
  }

  /** Allocates space for a number of letters within one page. */
  private take(length: number): number {
    if (this.next + length > this.pages.length * pageSize) {
      this.next = this.pages.length * pageSize;
      this.pages.push(new Uint16Array(pageSize));
    }
    const start = this.next;
    this.next += length;
    return start;
  }

  /** The slot of a word, or the free slot for it. */
  private slotOf(word: string, hash: number): number {
    const { slots } = this;
    const mask = (slots.length >> 1) - 1;
    const length = Math.min(word.length, pageSize);
    let slot = hash & mask;
    for (let number = slots[slot * 2] ?? none; number !== none; number = slots[slot * 2] ?? none) {
      if (slots[slot * 2 + 1] === hash && this.lengths[number] === length && this.hasLetters(number, word, length))
        return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private widen(): void {
    const old = this.slots;
    const slots = new Int32Array(old.length * 2).fill(none);
    const mask = (slots.length >> 1) - 1;
    for (let at = 0; at < old.length; at += 2) {
      const [number, hash] = [old[at] ?? none, old[at + 1] ?? 0];
      if (number === none) continue;
      let slot = hash & mask;
      while (slots[slot * 2] !== none) slot = (slot + 1) & mask;
      slots[slot * 2] = number;
      slots[slot * 2 + 1] = hash;
    }
    this.slots = slots;
  }

  private compare(one: number, other: number): number {
    const [a, b] = [this.starts[one] ?? 0, this.starts[other] ?? 0];
    const [pageA, pageB] = [this.pages[a >>> pageBits] as Uint16Array, this.pages[b >>> pageBits] as Uint16Array];
    const [fromA, fromB] = [a & (pageSize - 1), b & (pageSize - 1)];
    const [lengthA, lengthB] = [this.lengths[one] ?? 0, this.lengths[other] ?? 0];
    const shared = Math.min(lengthA, lengthB);
    for (let at = 0; at < shared; at += 1) {
      const difference = (pageA[fromA + at] ?? 0) - (pageB[fromB + at] ?? 0);
      if (difference !== 0) return difference;
    }
    return lengthA - lengthB;
  }

  /** Merges new sorted numbers into the order. */
  private merged(fresh: readonly number[]): Uint32Array {
    const old = this.order;
    const all = new Uint32Array(old.length + fresh.length);
    let from = 0;
    fresh.forEach((number, nth) => {
      let [low, high] = [from, old.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.compare(old[middle] ?? 0, number) < 0) low = middle + 1;
        else high = middle;
      }
      all.set(old.subarray(from, low), from + nth);
      all[low + nth] = number;
      from = low;
    });
    all.set(old.subarray(from), from + fresh.length);
    return all;
  }
}
