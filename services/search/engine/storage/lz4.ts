/**
 * LZ4's block format, written directly to the caller's page. A native library is slightly faster, but allocates a
 * buffer for every block: twenty thousand of them enlarge the process by hundreds of megabytes more than the
 * stored data.
 */
const hashBits = 13;
const table = new Int32Array(1 << hashBits);
const minMatch = 4;
/** The format ends every block with literals. */
const tail = 12;
const lastLiterals = 5;
const farthest = 65_535;

/** Maximum packed size of a block. */
export const packedMax = (length: number): number => length + Math.ceil(length / 255) + 16;

const four = (bytes: Uint8Array, at: number): number =>
  (bytes[at] as number) |
  ((bytes[at + 1] as number) << 8) |
  ((bytes[at + 2] as number) << 16) |
  ((bytes[at + 3] as number) << 24);

function writeLength(target: Uint8Array, from: number, length: number): number {
  let [at, rest] = [from, length];
  for (; rest >= 255; rest -= 255) {
    target[at] = 255;
    at += 1;
  }
  target[at] = rest;
  return at + 1;
}

function copy(source: Uint8Array, from: number, target: Uint8Array, to: number, length: number): void {
  const max = Math.min(length, target.length - to);
  if (max > 64 && (source !== target || to - from >= max)) {
    target.set(source.subarray(from, from + max), to);
    return;
  }
  for (let at = 0; at < max; at += 1) target[to + at] = source[from + at] as number;
}

/** Writes literals and a match of a length at a distance; without a distance, the literals end the block. */
function writeRun(
  source: Uint8Array,
  literals: readonly [from: number, to: number],
  target: Uint8Array,
  start: number,
  distance: number,
  match: number,
): number {
  const length = literals[1] - literals[0];
  const extra = match - minMatch;
  target[start] = (Math.min(length, 15) << 4) | (distance === 0 ? 0 : Math.min(extra, 15));
  let at = start + 1;
  if (length >= 15) at = writeLength(target, at, length - 15);
  copy(source, literals[0], target, at, length);
  at += length;
  if (distance === 0) return at;
  target[at] = distance & 255;
  target[at + 1] = distance >>> 8;
  at += 2;
  return extra >= 15 ? writeLength(target, at, extra - 15) : at;
}

/** Packs the first bytes of a source at an offset of a target; returns the end offset. */
export function pack(source: Uint8Array, length: number, target: Uint8Array, start: number): number {
  table.fill(-1);
  let [at, anchor, out] = [0, 0, start];
  while (at < length - tail) {
    const sequence = four(source, at);
    const slot = Math.imul(sequence, 0x9e3779b1) >>> (32 - hashBits);
    const before = table[slot] ?? -1;
    table[slot] = at;
    if (before < 0 || at - before > farthest || four(source, before) !== sequence) {
      at += 1 + ((at - anchor) >> 5);
      continue;
    }
    let match = minMatch;
    while (at + match < length - lastLiterals && source[before + match] === source[at + match]) match += 1;
    out = writeRun(source, [anchor, at], target, out, at - before, match);
    at += match;
    anchor = at;
  }
  return writeRun(source, [anchor, length], target, out, 0, minMatch);
}

/** Unpacks the bytes between two offsets, or the first of them. */
export function unpack(packed: Uint8Array, start: number, end: number, length: number): Uint8Array {
  const target = new Uint8Array(length);
  let [at, out] = [start, 0];
  const readLength = (first: number): number => {
    let sum = first;
    if (first !== 15) return sum;
    let byte = 255;
    while (byte === 255) {
      byte = packed[at] ?? 0;
      at += 1;
      sum += byte;
    }
    return sum;
  };
  while (at < end && out < length) {
    const token = packed[at] ?? 0;
    at += 1;
    const literals = readLength(token >>> 4);
    copy(packed, at, target, out, literals);
    at += literals;
    out += literals;
    if (at >= end) break;
    const distance = (packed[at] ?? 0) | ((packed[at + 1] ?? 0) << 8);
    at += 2;
    const match = readLength(token & 15) + minMatch;
    copy(target, out - distance, target, out, match);
    out += match;
  }
  return target;
}
