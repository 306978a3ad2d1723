import { rotationTo } from './rotation.rules';

it.each([
  [0, 0, 8, 2137.5],
  [0, 7, 8, 1822.5],
  [2137.5, 0, 8, 2137.5 + 1800],
  [2137.5, 1, 8, 2137.5 + 1800 + 315],
])('turns on from %f to segment %i of %i', (from, segment, segments, rotation) =>
  expect(rotationTo(from, segment, segments)).toBe(rotation),
);

it.each([0, 1, 2, 3, 4])('brings the middle of segment %i under the pointer', segment => {
  const rotation = rotationTo(1234, segment, 5);
  expect((rotation + (segment + 0.5) * 72) % 360).toBeCloseTo(0);
  expect(rotation).toBeGreaterThan(1234 + 1799);
});
