import { roomFor } from './growing';
import { pack, packedMax, unpack } from './lz4';

const blockSize = 8_192;
const pageSize = 1 << 20;

const encoder = new TextEncoder();
const textIn = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('utf8');

interface Block {
  page: number;
  start: number;
  end: number;
}

/**
 * The JSON of documents in compressed blocks of several documents, because those of one index are similar. They are
 * read only when returned.
 */
export class Sources {
  private readonly pages: Uint8Array[] = [];
  private used = 0;
  private readonly blocks: Block[] = [];
  /** The block of each row, and the range of the document in it. */
  private readonly places: number[] = [];
  private open = new Uint8Array(0);
  private openLength = 0;

  /** Rows must be added in ascending order. */
  add(json: string): void {
    const max = this.openLength + json.length * 3;
    if (max > this.open.length) this.open = roomFor(this.open, max);
    const { written: length } = encoder.encodeInto(json, this.open.subarray(this.openLength));
    this.places.push(this.blocks.length, this.openLength, this.openLength + length);
    this.openLength += length;
    if (this.openLength >= blockSize) this.seal();
  }

  get(row: number): string {
    const [block = 0, start = 0, end = 0] = [0, 1, 2].map(at => this.places[row * 3 + at]);
    const place = this.blocks[block];
    if (!place) return textIn(this.open, start, end);
    const page = this.pages[place.page] ?? new Uint8Array(0);
    const bytes = unpack(page, place.start, place.end, end);
    return textIn(bytes, start, end);
  }

  stored(rows: Int32Array): Sources {
    const copy = new Sources();
    rows.forEach(row => copy.add(this.get(row)));
    return copy;
  }

  /** Packs the open block. */
  seal(): void {
    if (this.openLength === 0) return;
    const max = packedMax(this.openLength);
    let page = this.pages.at(-1);
    if (!page || this.used + max > page.length) {
      page = new Uint8Array(Math.max(max, this.pages.length === 0 ? pageSize >> 4 : pageSize));
      this.pages.push(page);
      this.used = 0;
    }
    const end = pack(this.open, this.openLength, page, this.used);
    this.blocks.push({ page: this.pages.length - 1, start: this.used, end });
    this.used = end;
    this.openLength = 0;
  }
}
