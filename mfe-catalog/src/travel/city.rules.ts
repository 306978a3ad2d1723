import type { MapLocation } from '@ortoo/contracts';
import { capital, kilometres, mapSize, type Point } from './map.rules';

/** Places that a visitor of the capital knows; their names are texts of the same key. */
const landmarks = {
  store: { lat: 47.917, lon: 106.906 },
  gandan: { lat: 47.923, lon: 106.895 },
  station: { lat: 47.9086, lon: 106.884 },
  palace: { lat: 47.8977, lon: 106.907 },
  zaisan: { lat: 47.8845, lon: 106.9155 },
} as const satisfies Record<string, MapLocation>;

const airport: MapLocation = { lat: 47.647, lon: 106.82 };

/** Radii of the plan around the city's centre, in kilometres. */
const radii = [1, 2, 4, 12];

/** The closest plan with this hotel; undefined for one outside the city. */
export const planRadius = (hotel: MapLocation): number | undefined =>
  radii.find(radius => kilometres(capital, hotel) <= radius);

const degree = kilometres({ lat: 0, lon: 0 }, { lat: 1, lon: 0 });

/** Place on the plan: kilometres east and south of the centre. */
export const planPoint = ({ lat, lon }: MapLocation): Point => ({
  x: (lon - capital.lon) * degree * Math.cos((capital.lat * Math.PI) / 180),
  y: (capital.lat - lat) * degree,
});

/** Size of the plan in kilometres: the radius and some room above and below. */
export const planSize = (radius: number) => {
  const height = radius * 2.4;
  return { width: (height * mapSize.width) / mapSize.height, height };
};

export interface Landmark extends Point {
  key: keyof typeof landmarks;
}

/** Landmarks within the plan that are clear of its centre. */
export const landmarksWithin = (radius: number): Landmark[] => {
  const { width, height } = planSize(radius);
  return (Object.keys(landmarks) as Landmark['key'][])
    .map(key => ({ key, ...planPoint(landmarks[key]) }))
    .filter(({ x, y }) => Math.hypot(x, y) >= radius / 4 && Math.abs(x) < width * 0.45 && Math.abs(y) < height * 0.45);
};

type Size = ReturnType<typeof planSize>;

/** Whether a hotel would cover a name that begins at a place and goes on to its right (1) or left (-1). */
const covers = (hotel: Point, { x, y }: Point, { width, height }: Size, direction: 1 | -1): boolean => {
  const along = (hotel.x - x) * direction;
  return Math.abs(hotel.y - y) < height * 0.08 && along > 0 && along < width * 0.35;
};

/** Where the name of the centre is clear of the hotel: landmarks are west of it. */
export const centreSide = (hotel: Point, size: Size): 'left' | 'right' =>
  covers(hotel, { x: 0, y: 0 }, size, 1) ? 'left' : 'right';

/** Share of a phone's map that a name of so many letters takes to the left of its place. */
const shareOf = (letters: number): number => (letters * 6.2 + 14) / 350;

/** Where the name of a landmark is clear of the hotel and has room before the edge. */
export const landmarkSide = (
  landmark: Point & { letters: number },
  hotel: Point,
  size: Size,
): 'left' | 'right' | 'below' => {
  if (landmark.x / size.width + 0.5 < shareOf(landmark.letters)) return 'below';
  return covers(hotel, landmark, size, -1) ? 'right' : 'left';
};

/** Straight distances from a hotel in kilometres, never below the accuracy of the places. */
export const distancesFrom = (hotel: MapLocation) =>
  (
    [
      ['centre', capital],
      ['station', landmarks.station],
      ['airport', airport],
    ] as const
  ).map(([key, place]) => {
    const exact = kilometres(hotel, place);
    return { key, distance: exact < 10 ? Math.max(Math.round(exact * 10) / 10, 0.1) : Math.round(exact) };
  });
