/** Full turns before the wheel stops. */
const turns = 5;

/**
 * The rotation that brings a segment under the pointer, always forwards.
 * @param from current rotation in degrees
 */
export const rotationTo = (from: number, segment: number, segments: number): number => {
  const target = 360 - ((segment + 0.5) * 360) / segments;
  const current = ((from % 360) + 360) % 360;
  return from + turns * 360 + ((target - current + 360) % 360);
};
