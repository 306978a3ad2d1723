import { booleanContains } from '@turf/boolean-contains';
import { booleanIntersects } from '@turf/boolean-intersects';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { booleanWithin } from '@turf/boolean-within';
import type { Geometry } from 'geojson';
import { isObject, type Json } from '../json';
import { metresBetween, metresOf, pointOf } from '../mapping/points';
import { shapeOf, type Shape } from '../mapping/shapes';
import { illegal, inQuery, malformed, parsing, SearchError } from '../search-error';
import { Bits } from '../storage/bits';
import type { PointColumn } from '../storage/columns';
import { boostIn, filtering } from './clause';
import type { Query, Scope } from './types';

const notA = (field: string, kind: string): SearchError =>
  new SearchError(400, 'query_shard_exception', `failed to find ${kind} field [${field}]`, 'query');

function pointColumn(scope: Scope, field: string, ignoreUnmapped: boolean): PointColumn | undefined {
  const leaf = scope.reading.mapping.leaf(field);
  if (!leaf && ignoreUnmapped) return undefined;
  if (leaf?.type !== 'geo_point') throw notA(field, 'geo');
  const column = scope.table.column(leaf.path);
  return column?.kind === 'point' ? column : undefined;
}

function rowsAt(
  column: PointColumn,
  { table: { rows }, step }: Scope,
  test: (lat: number, lon: number) => boolean,
): Bits {
  const found = new Bits(rows);
  column.lats.existing(rows).each(row => {
    step();
    if (
      column.lats.single
        ? test(column.lats.first(row), column.lons.first(row))
        : column.points(row).some(([lat, lon]) => test(lat, lon))
    )
      found.add(row);
  });
  return found;
}

const options = new Set([
  'boost',
  '_name',
  'distance',
  'unit',
  'distance_type',
  'validation_method',
  'ignore_unmapped',
  'type',
  'ignore_malformed',
  'relation',
]);

function fieldOf(body: Json, query: string): string {
  const fields = Object.keys(body).filter(key => !options.has(key));
  const [field, second] = fields;
  if (field === undefined) throw parsing(`[${query}] query malformed, no field`);
  if (second !== undefined)
    throw parsing(`[${query}] query doesn't support multiple fields, found [${field}] and [${second}]`);
  return field;
}

export function geoDistance(body: unknown): Query {
  if (!isObject(body)) throw parsing('[geo_distance] query malformed, no start_object after query name');
  const field = fieldOf(body, 'geo_distance');
  if (body.distance === undefined) throw parsing("[geo_distance] requires 'distance' to be specified");
  const metres = metresOf(body.distance, typeof body.unit === 'string' ? body.unit : 'm');
  const [lat, lon] = pointOf(body[field]);
  const degrees = (metres / 111_000) * 1.01;
  return filtering(scope => {
    const column = pointColumn(scope, field, body.ignore_unmapped === true);
    if (!column) return new Bits(scope.table.rows);
    return rowsAt(column, scope, (y, x) => Math.abs(y - lat) <= degrees && metresBetween(lat, lon, y, x) <= metres);
  }, boostIn(body));
}

function boxOf(input: unknown): { top: number; bottom: number; left: number; right: number } {
  if (!isObject(input)) throw parsing('failed to parse bounding box. expected start object');
  if (typeof input.wkt === 'string') {
    const [left, bottom, right, top] = shapeOf(input.wkt).box;
    return { top, bottom, left, right };
  }
  const corner = (name: string): readonly [number | undefined, number | undefined] => {
    const point = input[name];
    return point === undefined ? [undefined, undefined] : pointOf(point);
  };
  const [topLeft, bottomRight, topRight, bottomLeft] = ['top_left', 'bottom_right', 'top_right', 'bottom_left'].map(
    corner,
  ) as [ReturnType<typeof corner>, ReturnType<typeof corner>, ReturnType<typeof corner>, ReturnType<typeof corner>];
  const side = (name: string): number | undefined => (input[name] === undefined ? undefined : Number(input[name]));
  const top = side('top') ?? topLeft[0] ?? topRight[0];
  const bottom = side('bottom') ?? bottomRight[0] ?? bottomLeft[0];
  const left = side('left') ?? topLeft[1] ?? bottomLeft[1];
  const right = side('right') ?? bottomRight[1] ?? topRight[1];
  if (
    top === undefined ||
    bottom === undefined ||
    left === undefined ||
    right === undefined ||
    [top, bottom, left, right].some(Number.isNaN)
  )
    throw malformed('failed to parse bounding box without all corners');
  if (top < bottom) throw illegal(`top is below bottom corner: ${top} vs. ${bottom}`);
  return { top, bottom, left, right };
}

export function geoBoundingBox(body: unknown): Query {
  if (!isObject(body)) throw parsing('[geo_bounding_box] query malformed, no start_object after query name');
  const field = fieldOf(body, 'geo_bounding_box');
  const { top, bottom, left, right } = boxOf(body[field]);
  const across = (lon: number): boolean => (left <= right ? lon >= left && lon <= right : lon >= left || lon <= right);
  return filtering(scope => {
    const column = pointColumn(scope, field, body.ignore_unmapped === true);
    if (!column) return new Bits(scope.table.rows);
    return rowsAt(column, scope, (lat, lon) => lat <= top && lat >= bottom && across(lon));
  }, boostIn(body));
}

const relations = ['intersects', 'disjoint', 'within', 'contains'] as const;
type Relation = (typeof relations)[number];

const partsOf = (geometry: Geometry): Geometry[] =>
  geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(partsOf) : [geometry];

function meets(one: Geometry, other: Geometry): boolean {
  if (other.type === 'Point' && (one.type === 'Polygon' || one.type === 'MultiPolygon'))
    return booleanPointInPolygon(other, one);
  return booleanIntersects(one, other);
}

function holds({ check }: Scope, stored: Shape, requested: Shape, relation: Relation): boolean {
  const [mine, theirs] = [partsOf(stored.geometry), partsOf(requested.geometry)];
  const touch = (one: Geometry, other: Geometry): boolean => {
    check();
    return meets(one, other);
  };
  const touches = (): boolean => mine.some(one => theirs.some(other => touch(one, other)));
  if (relation === 'intersects') return touches();
  if (relation === 'disjoint') return !touches();
  const lies = (one: Geometry, other: Geometry): boolean => {
    check();
    return booleanWithin(one, other);
  };
  if (relation === 'within') return mine.every(one => theirs.some(other => lies(one, other)));
  return theirs.every(other => mine.some(one => touch(one, other) && booleanContains(one, other)));
}

function requestedShape(scope: Scope, requested: Json): Shape {
  if (requested.shape !== undefined) return shapeOf(requested.shape);
  const { index = 'shapes', id, path = 'shape' } = isObject(requested.indexed_shape) ? requested.indexed_shape : {};
  const source = scope.reading.lookUp(String(index), String(id));
  if (!source) throw inQuery(`Shape with ID [${String(id)}] not found`);
  return shapeOf(
    String(path)
      .split('.')
      .reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), source),
  );
}

export function geoShape(body: unknown): Query {
  if (!isObject(body)) throw parsing('[geo_shape] query malformed, no start_object after query name');
  const field = fieldOf(body, 'geo_shape');
  const requested = body[field];
  if (!isObject(requested) || (requested.shape === undefined && requested.indexed_shape === undefined))
    throw parsing('No Shape defined');
  const relation = String(requested.relation ?? 'intersects').toLowerCase() as Relation;
  if (!relations.includes(relation)) throw parsing(`Unknown shape operation [${relation}]`);
  const inline = requested.shape === undefined ? undefined : shapeOf(requested.shape);
  return filtering(scope => {
    const leaf = scope.reading.mapping.leaf(field);
    const { rows } = scope.table;
    if (!leaf && body.ignore_unmapped === true) return new Bits(rows);
    if (leaf?.type !== 'geo_shape' && leaf?.type !== 'geo_point') throw notA(field, 'geo_shape');
    const shape = inline ?? requestedShape(scope, requested);
    const column = scope.table.column(leaf.path);
    if (column?.kind === 'point')
      return rowsAt(column, scope, (lat, lon) =>
        holds(scope, shapeOf({ type: 'point', coordinates: [lon, lat] }), shape, relation),
      );
    if (column?.kind !== 'shape') return new Bits(rows);
    if (relation === 'disjoint')
      return column
        .existing(rows)
        .andNot(column.matching(rows, shape.box, stored => holds(scope, stored, shape, 'intersects')));
    return column.matching(rows, shape.box, stored => holds(scope, stored, shape, relation));
  }, boostIn(body));
}
