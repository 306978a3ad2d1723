const pageBits = 16;
export const pageSize = 1 << pageBits;
const sizes = [8, 16, 32, 64, 128, 256, 512, 1_024, 2_048];
/** Sizes of successive pieces. */
export const sizeAt = (level: number): number => sizes[Math.min(level, sizes.length - 1)] ?? 8;
/** Bytes at the end of each piece for the address of the next one. */
export const link = 4;
export const topLevel = sizes.length - 1;

/** Bytes in pages, allocated in pieces. */
export class BytePool {
  private readonly pages: Uint8Array[] = [];
  private next = 0;

  take(size: number): number {
    if (this.next + size > this.pages.length * pageSize) {
      this.next = this.pages.length * pageSize;
      this.pages.push(new Uint8Array(pageSize));
    }
    const start = this.next;
    this.next += size;
    return start;
  }

  page(address: number): Uint8Array {
    return this.pages[address >>> pageBits] as Uint8Array;
  }

  readLink(address: number): number {
    const page = this.page(address);
    const at = address & (pageSize - 1);
    return (
      ((page[at] ?? 0) | ((page[at + 1] ?? 0) << 8) | ((page[at + 2] ?? 0) << 16) | ((page[at + 3] ?? 0) << 24)) >>> 0
    );
  }

  writeLink(address: number, target: number): void {
    const page = this.page(address);
    const at = address & (pageSize - 1);
    for (let byte = 0; byte < link; byte += 1) page[at + byte] = target >>> (byte * 8);
  }
}
