import type { MapLocation } from '@ortoo/contracts';

/** Width and height of the drawn map. */
export const mapSize = { width: 1000, height: 492 };

const west = 87.5;
const north = 52.2;
const scale = 45;
/** Width of a degree of longitude in the middle of the country, in degrees of latitude. */
const narrowing = 0.683;

export interface Point {
  x: number;
  y: number;
}

/** Place of a location on the map. */
export const project = ({ lat, lon }: MapLocation): Point => ({
  x: (lon - west) * narrowing * scale,
  y: (north - lat) * scale,
});

/** A part of the map, of the same proportions. */
export interface Frame extends Point {
  width: number;
  height: number;
}

export const wholeMap: Frame = { x: 0, y: 0, ...mapSize };

/** About 150 km. */
const closest = 60;
/** Of the frame's width, on each side. */
const margin = 0.2;

/** The closest frame around some points. */
export const frameOf = (points: readonly Point[]): Frame => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = mapSize.height / mapSize.width;
  const needed = Math.max(right - left, (bottom - top) / shape, closest * (1 - 2 * margin));
  const width = Math.min(mapSize.width, needed / (1 - 2 * margin));
  const height = width * shape;
  const within = (middle: number, length: number, max: number) =>
    Math.min(Math.max(middle - length / 2, 0), max - length);
  return {
    x: within((left + right) / 2, width, mapSize.width),
    y: within((top + bottom) / 2, height, mapSize.height),
    width,
    height,
  };
};

/** Where a place's name is clear of a point near it: 1 below the place, -1 above. */
export const freeSide = (place: Point, point: Point): 1 | -1 => (point.y < place.y ? 1 : -1);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const earthRadius = 6371;

/** Kilometres between two locations in a straight line. */
export const kilometres = (a: MapLocation, b: MapLocation): number => {
  const [rise, turn] = [radians(b.lat - a.lat), radians(b.lon - a.lon)];
  const half = Math.sin(rise / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(turn / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
};

/** Pairs as `87.75,49.3 88.81,49.47`. */
export const parseBorder = (text: string): MapLocation[] =>
  text
    .trim()
    .split(/\s+/)
    .map(pair => pair.split(',').map(Number))
    .map(([lon = 0, lat = 0]) => ({ lat, lon }));

/** Such pairs as a closed path. */
export const pathOf = (border: string): string =>
  `M${parseBorder(border)
    .map(project)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Places around a point, each ring further away than the one before. */
const around = ({ x, y }: Point, gap: number): Point[] => [
  { x, y },
  ...[1, 2, 3, 4].flatMap(ring =>
    Array.from({ length: ring * 6 }, (_, at) => {
      const angle = (at / (ring * 6)) * 2 * Math.PI;
      return { x: x + Math.cos(angle) * gap * ring, y: y + Math.sin(angle) * gap * ring };
    }),
  ),
];

/** Moves points that are nearer to another than `gap` to the nearest free place around them. */
export const spread = (points: readonly Point[], gap: number): Point[] =>
  points.reduce<Point[]>((placed, point) => {
    const isFree = (place: Point) => placed.every(other => distance(other, place) >= gap * 0.99);
    return [...placed, around(point, gap).find(isFree) ?? point];
  }, []);

/** Border of Mongolia, generalised from Natural Earth, which is in the public domain: pairs of longitude and latitude. */
export const mongolia = `
  87.75,49.3 88.81,49.47 90.71,50.33 92.23,50.8 93.1,50.5 94.15,50.48 94.82,50.01 95.81,49.98
  97.26,49.73 98.23,50.42 97.83,51.01 98.86,52.05 99.98,51.63 100.89,51.52 102.07,51.26 102.26,50.51
  103.68,50.09 104.62,50.28 105.89,50.41 106.89,50.27 107.87,49.79 108.48,49.28 109.4,49.29
  110.66,49.13 111.58,49.38 112.9,49.54 114.36,50.25 114.96,50.14 115.49,49.81 116.68,49.89
  116.19,49.13 115.49,48.14 115.74,47.73 116.31,47.85 117.3,47.7 118.06,48.07 118.87,47.75
  119.77,47.05 119.66,46.69 118.87,46.81 117.42,46.67 116.72,46.39 115.99,45.73 114.46,45.34
  113.46,44.81 112.44,45.01 111.87,45.1 111.35,44.46 111.67,44.07 111.83,43.74 111.13,43.41
  110.41,42.87 109.24,42.52 107.74,42.48 106.13,42.13 104.96,41.6 104.52,41.91 103.31,41.91
  101.83,42.51 100.85,42.66 99.52,42.52 97.45,42.75 96.35,42.73 95.76,43.32 95.31,44.24 94.69,44.35
  93.48,44.98 92.13,45.12 90.95,45.29 90.59,45.72 90.97,46.89 90.28,47.69 88.85,48.07 88.01,48.6`;

export const lakes = {
  khuvsgul: `
    100.15,50.44 100.42,50.55 100.55,50.85 100.75,51.1 100.72,51.4 100.5,51.58 100.25,51.5 100.33,51.2
    100.22,50.9 100.28,50.65`,
  uvs: '92.2,50.2 92.35,50.5 92.75,50.58 93.1,50.42 93.35,50.25 93.1,50.05 92.6,50.0',
};

/** Sukhbaatar Square, from which distances to the capital are counted. */
export const capital: MapLocation = { lat: 47.919, lon: 106.9175 };
