import {
  centreSide,
  distancesFrom,
  landmarkSide,
  landmarksWithin,
  planPoint,
  planRadius,
  planSize,
} from './city.rules';
import { capital } from './map.rules';

it.each([
  ['on the square', { lat: 47.919, lon: 106.922 }, 1],
  ['by the monastery', { lat: 47.922, lon: 106.895 }, 2],
  ['below Zaisan', { lat: 47.886, lon: 106.916 }, 4],
  ['on Bogd mountain', { lat: 47.836, lon: 106.98 }, 12],
  ['in Terelj', { lat: 47.908, lon: 107.424 }, undefined],
  ['in Darkhan', { lat: 49.486, lon: 105.92 }, undefined],
])('plans a hotel %s within a radius that holds it', (_, hotel, radius) => {
  expect(planRadius(hotel)).toBe(radius);
  const { x, y } = planPoint(hotel);
  if (radius !== undefined) expect(Math.hypot(x, y)).toBeLessThanOrEqual(radius);
});

it('has the centre in its middle, east to the right and south below', () => {
  expect(planPoint(capital)).toEqual({ x: 0, y: 0 });
  const zaisan = planPoint({ lat: 47.8845, lon: 106.93 });
  expect(zaisan.x).toBeCloseTo(0.9, 1);
  expect(zaisan.y).toBeCloseTo(3.8, 1);
});

it.each([1, 2, 4, 12])('names landmarks around the centre within %d km, none over another', radius => {
  const landmarks = landmarksWithin(radius);
  const { width, height } = planSize(radius);
  expect(landmarks.length).toBeGreaterThan(0);
  for (const [at, { x, y }] of landmarks.entries()) {
    expect([Math.abs(x) < width / 2, Math.abs(y) < height / 2]).toEqual([true, true]);
    for (const other of [{ x: 0, y: 0 }, ...landmarks.slice(at + 1)])
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(radius / 5);
  }
});

it.each([
  ['east of the square', { x: 0.3, y: 0 }, 'left'],
  ['west of it', { x: -0.3, y: 0 }, 'right'],
  ['north-east of it', { x: 0.5, y: -0.5 }, 'right'],
])('names the square where a hotel %s does not cover the name', (_, hotel, side) =>
  expect(centreSide(hotel, planSize(1))).toBe(side),
);

it.each([
  ['long, by the edge', { x: -0.86, y: 0.2, letters: 22 }, 1, 'below'],
  ['short, by the edge', { x: -0.86, y: 0.2, letters: 10 }, 1, 'left'],
  ['with the hotel on its left', { x: -0.8, y: 2.3, letters: 17 }, 4, 'right'],
  ['with the hotel far below', { x: -0.8, y: 0.3, letters: 17 }, 4, 'left'],
])('puts a name %s where there is room', (_, landmark, radius, side) =>
  expect(landmarkSide(landmark, { x: -2.8, y: 2.5 }, planSize(radius))).toBe(side),
);

it('says how far the centre, the station and the airport are', () =>
  expect(distancesFrom({ lat: 47.919, lon: 106.922 })).toEqual([
    { key: 'centre', distance: 0.3 },
    { key: 'station', distance: 3.1 },
    { key: 'airport', distance: 31 },
  ]));
