import { randomFrom } from '../testing/random';
import { pack, packedMax, unpack } from './lz4';

const random = randomFrom(7);
const noise = (length: number): Uint8Array => Uint8Array.from({ length }, () => Math.floor(random() * 256));
const text = (length: number): Uint8Array =>
  Buffer.from('{"name":"Эсгий гутал","price":189000},'.repeat(400)).subarray(0, length);

function throughPack(bytes: Uint8Array): { packed: number; back: Uint8Array } {
  const page = new Uint8Array(packedMax(bytes.length) + 3);
  const end = pack(bytes, bytes.length, page, 3);
  return { packed: end - 3, back: unpack(page, 3, end, bytes.length) };
}

it.each([0, 1, 4, 12, 13, 14, 15, 16, 64, 270, 1_000, 8_192, 15_000])('returns what it packed: %i bytes', length => {
  for (const bytes of [
    text(length),
    noise(length),
    new Uint8Array(length),
    Buffer.concat([noise(length), noise(40), text(length)]),
  ])
    expect(Buffer.from(throughPack(bytes).back).equals(bytes)).toBe(true);
});

it('makes repetitive data much smaller, and no data much larger', () => {
  expect(throughPack(text(8_192)).packed).toBeLessThan(8_192 / 20);
  expect(throughPack(noise(8_192)).packed).toBeLessThanOrEqual(packedMax(8_192));
});

it('limits the distance of matches', () => {
  const start = noise(100);
  const bytes = Buffer.concat([start, noise(70_000), start, text(50)]);
  expect(Buffer.from(throughPack(bytes).back).equals(bytes)).toBe(true);
});
