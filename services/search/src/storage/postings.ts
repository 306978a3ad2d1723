import { link, pageSize, sizeAt, topLevel, type BytePool } from './byte-pool';
import { roomFor } from './growing';

/**
 * Where each term stands. A term's postings are bytes in pieces of growing size, each ending with the address of the
 * next. With places: row distance, then place distances plus one, then a zero. Without: row distance, with its lowest
 * bit set when the term stands there once, else followed by how often; the last row waits outside until another comes.
 */
export class Postings {
  private heads = new Uint32Array(16);
  private tails = new Uint32Array(16);
  private ends = new Uint32Array(16);
  private levels = new Uint8Array(16);
  /** The last row of each term, and the last place in it or how often it stands there. */
  private rows = new Int32Array(16);
  private latest = new Int32Array(16);
  private previous = new Int32Array(16);
  private frequencies = new Uint32Array(16);
  private terms = 0;

  constructor(
    private readonly pool: BytePool,
    readonly withPlaces: boolean,
  ) {}

  /** Notes a term at a place of a row; rows ascend, places within a row too. */
  add(term: number, row: number, place: number): void {
    if (term >= this.terms) this.begin(term);
    const before = this.rows[term] ?? -1;
    const isNew = before !== row;
    if (isNew) this.frequencies[term] = (this.frequencies[term] ?? 0) + 1;
    if (this.withPlaces) {
      if (isNew) {
        if (before >= 0) this.write(term, 0);
        this.writeNumber(term, row - Math.max(before, 0));
        this.latest[term] = 0;
      }
      this.writeNumber(term, place - (this.latest[term] ?? 0) + 1);
      this.latest[term] = place;
    } else if (isNew) {
      if (before >= 0) this.flush(term, before);
      this.latest[term] = 1;
    } else this.latest[term] = (this.latest[term] ?? 0) + 1;
    this.rows[term] = row;
  }

  /** In how many rows a term stands, deleted ones too. */
  frequency(term: number): number {
    return this.frequencies[term] ?? 0;
  }

  cursor(term: number): PostingsCursor {
    return new PostingsCursor(this.pool, this.withPlaces, {
      head: this.heads[term] ?? 0,
      frequency: this.frequency(term),
      lastRow: this.rows[term] ?? 0,
      lastOften: this.latest[term] ?? 0,
    });
  }

  private flush(term: number, row: number): void {
    const often = this.latest[term] ?? 1;
    this.writeNumber(term, (row - (this.previous[term] ?? 0)) * 2 + (often === 1 ? 1 : 0));
    if (often !== 1) this.writeNumber(term, often);
    this.previous[term] = row;
  }

  private begin(term: number): void {
    const size = term + 1;
    this.heads = roomFor(this.heads, size);
    this.tails = roomFor(this.tails, size);
    this.ends = roomFor(this.ends, size);
    this.levels = roomFor(this.levels, size);
    this.latest = roomFor(this.latest, size);
    if (!this.withPlaces) this.previous = roomFor(this.previous, size);
    this.frequencies = roomFor(this.frequencies, size);
    this.rows = roomFor(this.rows, size);
    for (let at = this.terms; at < size; at += 1) {
      const start = this.pool.take(sizeAt(0));
      this.rows[at] = -1;
      this.heads[at] = this.tails[at] = start;
      this.ends[at] = start + sizeAt(0) - link;
    }
    this.terms = size;
  }

  private writeNumber(term: number, number: number): void {
    let rest = number;
    while (rest > 127) {
      this.write(term, (rest & 127) | 128);
      rest >>>= 7;
    }
    this.write(term, rest);
  }

  private write(term: number, byte: number): void {
    let tail = this.tails[term] ?? 0;
    const end = this.ends[term] ?? 0;
    if (tail === end) {
      const level = (this.levels[term] ?? 0) + 1;
      const start = this.pool.take(sizeAt(level));
      this.pool.writeLink(end, start);
      this.levels[term] = Math.min(level, topLevel);
      this.ends[term] = start + sizeAt(level) - link;
      tail = start;
    }
    this.pool.page(tail)[tail & (pageSize - 1)] = byte;
    this.tails[term] = tail + 1;
  }
}

interface Posted {
  head: number;
  frequency: number;
  lastRow: number;
  lastOften: number;
}

/** Reads a term's postings from the first row on. */
export class PostingsCursor {
  row = 0;
  /** How often the term stands in the row. */
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

  /** Its places in the row, where the field keeps them. */
  get places(): number[] {
    return this.found.slice(0, this.often);
  }

  /** Goes to the next row; false when there is none. Who asks for no places is there sooner. */
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

  /** A number of several bytes never ends with a zero, so that the first zero is the end. */
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

  /** Nothing is linked while nothing more was written: the closing zero of the last row. */
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
