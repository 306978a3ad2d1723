import { isObject } from '../json';
import { illegal, malformed, SearchError } from '../search-error';

export type Point = readonly [lat: number, lon: number];

const base32 = '0123456789bcdefghjkmnpqrstuvwxyz';

function fromGeohash(hash: string): Point | undefined {
  const [lat, lon] = [
    [-90, 90],
    [-180, 180],
  ] as [[number, number], [number, number]];
  let even = true;
  for (const letter of hash.toLowerCase()) {
    const bits = base32.indexOf(letter);
    if (bits < 0) return undefined;
    for (let bit = 4; bit >= 0; bit -= 1) {
      const range = even ? lon : lat;
      range[(bits >> bit) & 1 ? 0 : 1] = (range[0] + range[1]) / 2;
      even = !even;
    }
  }
  return [(lat[0] + lat[1]) / 2, (lon[0] + lon[1]) / 2];
}

function fromText(text: string): Point {
  const wkt = /^\s*POINT\s*\(\s*(\S+)\s+(\S+)\s*\)\s*$/i.exec(text);
  if (wkt) return checked(Number(wkt[2]), Number(wkt[1]));
  const [lat, lon, ...rest] = text.split(',');
  if (lon !== undefined && rest.length === 0) return checked(Number(lat), Number(lon));
  const found = fromGeohash(text);
  if (!found || text === '') throw malformed(`unsupported symbol in geohash [${text}]`);
  return found;
}

function checked(lat: unknown, lon: unknown): Point {
  const [y, x] = [Number(lat), Number(lon)];
  if (Number.isNaN(y) || Number.isNaN(x)) throw malformed('latitude and longitude must be numbers');
  if (Math.abs(y) > 90) throw malformed(`illegal latitude value [${y}] for geo_point`);
  if (Math.abs(x) > 180) throw malformed(`illegal longitude value [${x}] for geo_point`);
  return [y, x];
}

/** Parses a point in any supported form: object, `[lon, lat]`, `lat,lon`, WKT, geohash, GeoJSON. */
export function pointOf(value: unknown): Point {
  if (typeof value === 'string') return fromText(value);
  if (Array.isArray(value) && value.length >= 2) return checked(value[1], value[0]);
  if (isObject(value)) {
    if (Array.isArray(value.coordinates)) return pointOf(value.coordinates);
    if (typeof value.geohash === 'string') return fromText(value.geohash);
    if (value.lat === undefined || value.lon === undefined) throw malformed('field must be either lat/lon or geohash');
    return checked(value.lat, value.lon);
  }
  throw malformed('geo_point expected');
}

/** Points of a value: `[lon, lat]` is a single point, any other list has several. */
export const pointsOf = (value: unknown): Point[] =>
  Array.isArray(value) && typeof value[0] !== 'number' ? value.map(pointOf) : [pointOf(value)];

const radius = 6_371_008.7714;
const radians = Math.PI / 180;

/** Metres between two points on a sphere of the earth's mean radius. */
export function metresBetween(latA: number, lonA: number, latB: number, lonB: number): number {
  const [x, y] = [Math.sin(((latB - latA) * radians) / 2), Math.sin(((lonB - lonA) * radians) / 2)];
  const h = x * x + Math.cos(latA * radians) * Math.cos(latB * radians) * y * y;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(h)));
}

const units: Readonly<Record<string, number>> = {
  m: 1,
  meters: 1,
  km: 1_000,
  kilometers: 1_000,
  cm: 0.01,
  mm: 0.001,
  mi: 1_609.344,
  miles: 1_609.344,
  yd: 0.9144,
  ft: 0.3048,
  in: 0.0254,
  nmi: 1_852,
  NM: 1_852,
};

export function unitOf(unit: string): number {
  const found = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (found === undefined) throw illegal(`No distance unit match [${unit}]`);
  return found;
}

/** Metres of a distance: `12km`, or a number in metres or in the named unit. */
export function metresOf(value: unknown, unit = 'm'): number {
  const [, number, own] = /^\s*([\d.]+)\s*([A-Za-z]*)\s*$/.exec(String(value)) ?? [];
  if (number === undefined || Number.isNaN(Number(number)))
    throw new SearchError(400, 'number_format_exception', `For input string: "${String(value)}"`);
  return Number(number) * unitOf(own || unit);
}
