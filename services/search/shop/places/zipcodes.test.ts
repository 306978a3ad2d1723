import provinces from '../../../shop-api/src/addresses/data/mongolia.json';
import { readZipcodes } from './zipcodes';

const units = readZipcodes().map(({ source }) => source);

it('has every province, soum and district of the addresses', () => {
  const expected = provinces.flatMap(({ code, units: below }) => [code, ...below.map(unit => unit.code)]);
  expect(units.map(({ zipid }) => zipid)).toEqual(expected);
  expect(units).toHaveLength(22 + 339);
});

it('has a code of five digits within its province, a name and a kind for each', () => {
  for (const { zipid, zipcode, name, cat, province } of units) {
    expect([zipid, String(zipcode)]).toEqual([zipid, expect.stringMatching(/^\d{5}$/)]);
    expect(String(zipid).startsWith(String(province))).toBe(true);
    expect(name).toMatch(/^[А-ЯЁӨҮ][А-Яа-яЁёӨөҮү -]+$/);
    expect(cat).toBe(zipid === province ? 'province' : province === '11' ? 'district' : 'soum');
  }
});

/** The shoelace formula, in square degrees. */
const sizeOf = (area: unknown): number => {
  const { coordinates } = area as { coordinates: [number, number][][][] };
  const rings = coordinates.flat();
  const size = (ring: [number, number][]): number =>
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2;
  return rings.reduce((sum, ring) => sum + size(ring), 0);
};

it('divides the country without gaps or overlaps', () => {
  const total = (test: (cat: unknown) => boolean): number =>
    units.filter(({ cat }) => test(cat)).reduce((sum, { area }) => sum + sizeOf(area), 0);
  const [provinceSum, unitSum] = [total(cat => cat === 'province'), total(cat => cat !== 'province')];
  expect(unitSum / provinceSum).toBeCloseTo(1, 3);
  // The country has 1 564 116 square kilometres; a square degree has 8 300 to 8 500 of them there.
  expect((unitSum * 111.3 ** 2 * Math.cos((46.9 * Math.PI) / 180)) / 1_564_116).toBeCloseTo(1, 1);
});
