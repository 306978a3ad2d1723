import type { Geometry, Position } from 'geojson';
import { isObject, type Json } from '../json';
import { malformed } from '../search-error';

export type Box = readonly [west: number, south: number, east: number, north: number];

export interface Shape {
  geometry: Geometry;
  box: Box;
}

const kinds: Readonly<Record<string, Geometry['type']>> = {
  point: 'Point',
  multipoint: 'MultiPoint',
  linestring: 'LineString',
  multilinestring: 'MultiLineString',
  polygon: 'Polygon',
  multipolygon: 'MultiPolygon',
  geometrycollection: 'GeometryCollection',
};
const depths: Readonly<Record<string, number>> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
};

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every(number => typeof number === 'number' && Number.isFinite(number)) &&
  Math.abs(Number(value[0])) <= 180 &&
  Math.abs(Number(value[1])) <= 90;
const hasDepth = (value: unknown, depth: number): boolean =>
  depth === 0
    ? isPosition(value)
    : Array.isArray(value) && value.length > 0 && value.every(item => hasDepth(item, depth - 1));

const rectangle = (west: number, south: number, east: number, north: number): Position[][] => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];

function positionsOf(geometry: Geometry): Position[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(positionsOf);
  const depth = depths[geometry.type] ?? 0;
  return (depth === 0 ? [geometry.coordinates] : geometry.coordinates.flat(depth - 1)) as Position[];
}

function boxOf(geometry: Geometry): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of positionsOf(geometry)) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

function geometryOf(value: Json): Geometry {
  const name = String(value.type).toLowerCase();
  if (name === 'envelope') {
    const corners = value.coordinates;
    if (!hasDepth(corners, 1)) throw malformed('invalid number of points provided for envelope');
    const [[west = 0, north = 0] = [], [east = 0, south = 0] = []] = corners as Position[];
    return { type: 'Polygon', coordinates: rectangle(west, Math.min(south, north), east, Math.max(south, north)) };
  }
  const type = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!type) throw malformed(`unknown geo_shape [${String(value.type)}]`);
  if (type === 'GeometryCollection') {
    const parts = Array.isArray(value.geometries) ? value.geometries : [];
    if (parts.length === 0 || !parts.every(isObject)) throw malformed('geometries not found in geometrycollection');
    return { type, geometries: parts.map(geometryOf) };
  }
  if (!hasDepth(value.coordinates, depths[type] ?? 0)) throw malformed(`invalid coordinates for [${name}]`);
  return closed({ type, coordinates: value.coordinates } as Geometry);
}

function closed(geometry: Geometry): Geometry {
  const rings =
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [];
  for (const ring of rings) {
    const [first, last] = [ring[0], ring.at(-1)];
    if (ring.length < 4 || first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
      throw malformed('invalid LinearRing found (coordinates are not closed)');
  }
  return geometry;
}

/** Parses well-known text to GeoJSON. */
function fromText(text: string): Json {
  const [, type = '', body = ''] = /^\s*([A-Za-z]+)\s*(\(.*\))\s*$/s.exec(text) ?? [];
  if (text.length > 1_000_000 || body === '' || !/^[-+\d.eE(),\s]*$/.test(body))
    throw malformed(`Unknown geometry [${text.slice(0, 64)}]`);
  if (/^(bbox|envelope)$/i.test(type)) {
    const [west = 0, east = 0, north = 0, south = 0] = body.replace(/[()]/g, '').split(',').map(Number);
    return { type: 'Polygon', coordinates: rectangle(west, south, east, north) };
  }
  const json = body
    .replace(/([-+\d.eE]+)\s+([-+\d.eE]+)(?:\s+[-+\d.eE]+)?/g, '[$1,$2]')
    .replace(/\(/g, '[')
    .replace(/\)/g, ']');
  let coordinates: unknown;
  try {
    coordinates = JSON.parse(json);
  } catch {
    throw malformed(`Unknown geometry [${text.slice(0, 64)}]`);
  }
  const isPoint = type.toLowerCase() === 'point' && Array.isArray(coordinates);
  return { type, coordinates: isPoint ? (coordinates as unknown[])[0] : coordinates };
}

/** Parses a shape from GeoJSON, well-known text, or any form of a point. */
export function shapeOf(value: unknown): Shape {
  const input = typeof value === 'string' ? fromText(value) : value;
  if (!isObject(input)) throw malformed('shape must be an object consisting of type and coordinates');
  const plain =
    input.type === undefined && input.lat !== undefined
      ? { type: 'point', coordinates: [Number(input.lon), Number(input.lat)] }
      : input;
  const geometry = geometryOf(plain);
  return { geometry, box: boxOf(geometry) };
}
