import {
  capital,
  frameOf,
  freeSide,
  kilometres,
  lakes,
  mapSize,
  mongolia,
  parseBorder,
  pathOf,
  project,
  spread,
  wholeMap,
} from './map.rules';

it('draws the country within the map', () => {
  const border = parseBorder(mongolia);
  expect(border.length).toBeGreaterThan(50);
  for (const { x, y } of border.map(project)) {
    expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true);
  }
  expect(pathOf(lakes.uvs)).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+Z$/);
});

it('has north above and east to the right', () => {
  const [town, lake] = [project(capital), project({ lat: 51, lon: 100.5 })];
  expect([lake.y < town.y, lake.x < town.x]).toEqual([true, true]);
});

it("finds room for a place's name on the other side of a point near it", () => {
  const town = project(capital);
  const sides = [
    { ...town, y: town.y - 5 },
    { ...town, y: town.y + 5 },
  ].map(point => freeSide(town, point));
  expect(sides).toEqual([1, -1]);
});

describe('near points', () => {
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

  it('stay where they are when they are far apart', () => {
    const points = [
      { x: 10, y: 10 },
      { x: 90, y: 10 },
    ];
    expect(spread(points, 20)).toEqual(points);
  });

  it('are moved beside each other, not far', () => {
    const placed = spread(
      Array.from({ length: 12 }, (_, at) => ({ x: 50 + at / 10, y: 50 })),
      20,
    );
    for (const [at, point] of placed.entries()) {
      expect(apart(point, { x: 50, y: 50 })).toBeLessThan(50);
      for (const other of placed.slice(at + 1)) expect(apart(point, other)).toBeGreaterThan(19);
    }
  });
});

describe('a frame', () => {
  const town = project(capital);

  it.each([
    ['in the capital', { lat: 47.91, lon: 106.93 }, 61],
    ['in Terelj', { lat: 47.95, lon: 107.45 }, 61],
    ['in the Gobi', { lat: 43.5, lon: 104 }, 700],
    ['in the far west', { lat: 48.97, lon: 89.96 }, 1000],
  ])('is no wider than the way to a hotel %s needs', (_, location, max) => {
    const hotel = project(location);
    const frame = frameOf([town, hotel]);
    expect(frame.width).toBeLessThanOrEqual(max);
    expect(frame.height / frame.width).toBeCloseTo(wholeMap.height / wholeMap.width);
    for (const { x, y } of [town, hotel]) {
      expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height).toBe(true);
    }
    expect(frame.x >= 0 && frame.x + frame.width <= wholeMap.width + 0.001).toBe(true);
  });
});

it('knows how far Dalanzadgad is from the capital', () =>
  expect(Math.round(kilometres(capital, { lat: 43.57, lon: 104.43 }) / 10)).toBe(52));
