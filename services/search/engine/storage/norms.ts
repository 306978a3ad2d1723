/** Lucene stores the length of a text in one byte: exact up to 40 words, then with decreasing precision. */
const freeValues = 24;

function longToByte(value: number): number {
  const bits = 32 - Math.clz32(value);
  if (bits < 4) return value;
  const shift = bits - 4;
  return ((value >>> shift) & 7) | ((shift + 1) << 3);
}

function byteToLong(byte: number): number {
  const shift = (byte >>> 3) - 1;
  return shift < 0 ? byte & 7 : ((byte & 7) | 8) << shift;
}

export const encodeLength = (length: number): number =>
  length < freeValues ? length : Math.min(255, freeValues + longToByte(length - freeValues));

/** The length for each byte. */
export const lengths = Float32Array.from({ length: 256 }, (_, byte) =>
  byte < freeValues ? byte : freeValues + byteToLong(byte - freeValues),
);
