import { compressSync, uncompressSync } from 'snappy';

const blockSize = 8_192;
const pageSize = 1 << 20;
const remembered = 16;

interface Block {
  page: number;
  start: number;
  length: number;
}

/**
 * Documents as the JSON they came in, a few together in compressed blocks: documents of one index are much alike. They
 * are read only when shown.
 */
export class Sources {
  private readonly pages: Buffer[] = [];
  private used = 0;
  private readonly blocks: Block[] = [];
  /** Block of each row, and where in it the document begins and ends. */
  private readonly places: number[] = [];
  private open: Buffer[] = [];
  private openLength = 0;
  private readonly recent = new Map<number, Buffer>();

  /** Rows come in ascending order. */
  add(json: string): void {
    const bytes = Buffer.from(json);
    this.places.push(this.blocks.length, this.openLength, this.openLength + bytes.length);
    this.open.push(bytes);
    this.openLength += bytes.length;
    if (this.openLength >= blockSize) this.seal();
  }

  get(row: number): string {
    const block = this.places[row * 3] ?? 0;
    return this.block(block).toString('utf8', this.places[row * 3 + 1], this.places[row * 3 + 2]);
  }

  kept(rows: Int32Array): Sources {
    const copy = new Sources();
    rows.forEach(row => copy.add(this.get(row)));
    return copy;
  }

  private block(number: number): Buffer {
    const place = this.blocks[number];
    if (!place) return Buffer.concat(this.open);
    const known = this.recent.get(number);
    if (known) return known;
    const packed = this.pages[place.page]?.subarray(place.start, place.start + place.length);
    const bytes = packed ? (uncompressSync(packed) as Buffer) : Buffer.alloc(0);
    this.recent.set(number, bytes);
    const [oldest] = this.recent.keys();
    if (this.recent.size > remembered && oldest !== undefined) this.recent.delete(oldest);
    return bytes;
  }

  private seal(): void {
    const packed = compressSync(Buffer.concat(this.open));
    let page = this.pages.at(-1);
    if (!page || this.used + packed.length > page.length) {
      page = Buffer.allocUnsafeSlow(Math.max(packed.length, this.pages.length === 0 ? pageSize >> 4 : pageSize));
      this.pages.push(page);
      this.used = 0;
    }
    packed.copy(page, this.used);
    this.blocks.push({ page: this.pages.length - 1, start: this.used, length: packed.length });
    this.used += packed.length;
    this.open = [];
    this.openLength = 0;
  }
}
