import { link, pageSize, sizeAt, topLevel, type BytePool } from './byte-pool';
import { roomFor } from './growing';

/** The data of a term is stored together: it is read and written together, and most terms are rare. */
const stride = 8;
const [head, tail, end, level, lastRow, latest, previous, frequency] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The positions of each term. The postings of a term are bytes in pieces of growing size, each ending with the address
 * of the next. With positions: row distance, position distances plus one, then a zero. Without: row distance, with its
 * lowest bit set when the term occurs once, else followed by the frequency; the last row is buffered until the next.
 */
export class Postings {
  private state = new Int32Array(16 * stride);
  private terms = 0;

  constructor(
    private readonly pool: BytePool,
    readonly withPlaces: boolean,
  ) {}

  /** Adds a term at a position of a row; rows ascend, and so do positions within a row. */
  add(term: number, row: number, place: number): void {
    if (term >= this.terms) this.begin(term);
    const { state } = this;
    const own = term * stride;
    const before = state[own + lastRow] ?? -1;
    const isNew = before !== row;
    if (isNew) state[own + frequency] = (state[own + frequency] ?? 0) + 1;
    if (this.withPlaces) {
      if (isNew) {
        if (before >= 0) this.write(own, 0);
        this.writeNumber(own, row - Math.max(before, 0));
        state[own + latest] = 0;
      }
      this.writeNumber(own, place - (state[own + latest] ?? 0) + 1);
      state[own + latest] = place;
    } else if (isNew) {
      if (before >= 0) this.flush(own, before);
      state[own + latest] = 1;
    } else state[own + latest] = (state[own + latest] ?? 0) + 1;
    state[own + lastRow] = row;
  }

  /** Number of rows with a term, including deleted rows. */
  frequency(term: number): number {
    return this.state[term * stride + frequency] ?? 0;
  }

  cursor(term: number): PostingsCursor {
    const [state, own] = [this.state, term * stride];
    return new PostingsCursor(this.pool, this.withPlaces, {
      head: state[own + head] ?? 0,
      frequency: this.frequency(term),
      lastRow: state[own + lastRow] ?? 0,
      lastOften: state[own + latest] ?? 0,
    });
  }

  private flush(own: number, row: number): void {
    const { state } = this;
    const often = state[own + latest] ?? 1;
    this.writeNumber(own, (row - (state[own + previous] ?? 0)) * 2 + (often === 1 ? 1 : 0));
    if (often !== 1) this.writeNumber(own, often);
    state[own + previous] = row;
  }

  private begin(term: number): void {
    this.state = roomFor(this.state, (term + 1) * stride);
    for (let at = this.terms; at <= term; at += 1) {
      const start = this.pool.take(sizeAt(0));
      const own = at * stride;
      this.state[own + head] = start;
      this.state[own + tail] = start;
      this.state[own + end] = start + sizeAt(0) - link;
      this.state[own + lastRow] = -1;
    }
    this.terms = term + 1;
  }

  private writeNumber(own: number, number: number): void {
    let rest = number;
    while (rest > 127) {
      this.write(own, (rest & 127) | 128);
      rest >>>= 7;
    }
    this.write(own, rest);
  }

  private write(own: number, byte: number): void {
    const { state } = this;
    let at = state[own + tail] ?? 0;
    const last = state[own + end] ?? 0;
    if (at === last) {
      const next = (state[own + level] ?? 0) + 1;
      const start = this.pool.take(sizeAt(next));
      this.pool.writeLink(last, start);
      state[own + level] = Math.min(next, topLevel);
      state[own + end] = start + sizeAt(next) - link;
      at = start;
    }
    this.pool.page(at)[at & (pageSize - 1)] = byte;
    state[own + tail] = at + 1;
  }
}

interface Posted {
  head: number;
  frequency: number;
  lastRow: number;
  lastOften: number;
}

/** Reads the postings of a term from the first row on. */
export class PostingsCursor {
  row = 0;
  /** The frequency of the term in the row. */
  often = 0;
  private readonly found: number[] = [];
  private level = 0;
  private page: Uint8Array;
  private at: number;
  private end: number;
  private base: number;
  private left: number;

  constructor(
    private readonly pool: BytePool,
    private readonly withPlaces: boolean,
    private readonly posted: Posted,
  ) {
    this.left = posted.frequency;
    this.page = this.left > 0 ? pool.page(posted.head) : new Uint8Array(0);
    this.at = posted.head & (pageSize - 1);
    this.base = posted.head - this.at;
    this.end = this.at + sizeAt(0) - link;
  }

  /** The positions in the row, when the field stores them. */
  get places(): number[] {
    return this.found.slice(0, this.often);
  }

  /** Moves to the next row; returns false at the end. Skipping positions is faster. */
  next(withPlaces = true): boolean {
    if (this.left === 0) return false;
    this.left -= 1;
    if (this.withPlaces && withPlaces) this.readPlaces();
    else if (this.withPlaces) this.countPlaces();
    else if (this.left === 0) {
      this.row = this.posted.lastRow;
      this.often = this.posted.lastOften;
    } else {
      const number = this.number();
      this.row += number >>> 1;
      this.often = (number & 1) === 1 ? 1 : this.number();
    }
    return true;
  }

  /** The last byte of a number is not zero when it has several bytes, so the first zero is the end. */
  private countPlaces(): void {
    this.row += this.number();
    let often = 0;
    for (let byte = this.byte(); byte !== 0; byte = this.byte()) if (byte < 128) often += 1;
    this.often = often;
  }

  private readPlaces(): void {
    const { found: places } = this;
    this.row += this.number();
    let place = 0;
    let often = 0;
    for (let distance = this.number(); distance !== 0; distance = this.number()) {
      place += distance - 1;
      places[often] = place;
      often += 1;
    }
    this.often = often;
  }

  private number(): number {
    let byte = this.byte();
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = this.byte();
      value |= (byte & 127) << shift;
    }
    return value;
  }

  private byte(): number {
    if (this.at === this.end && !this.follow()) return 0;
    const byte = this.page[this.at] ?? 0;
    this.at += 1;
    return byte;
  }

  /** There is no next piece when nothing more was written: returns the closing zero of the last row. */
  private follow(): boolean {
    const start = this.pool.readLink(this.base + this.end);
    if (start === 0) return false;
    this.level = Math.min(this.level + 1, topLevel);
    this.page = this.pool.page(start);
    this.at = start & (pageSize - 1);
    this.base = start - this.at;
    this.end = this.at + sizeAt(this.level) - link;
    return true;
  }
}
