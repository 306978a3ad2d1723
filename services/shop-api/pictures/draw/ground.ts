import { seen } from './light';
import { mix } from './colour';
import { ridge, type Canvas } from './nature';
import { silhouette, tree } from './things';

export const STEPPE = '#8a9a4c';
export const SAND = '#e0a860';
export const ROCK = '#8d8478';
export const BLUE = '#5d7596';
export const TAIGA = '#35513c';

export const far = (c: Canvas): string =>
  ridge(c, { y: 0.43, tall: 0.14, rough: 0.5, colour: BLUE, far: 0.8, depth: 7 }) +
  ridge(c, { y: 0.5, tall: 0.1, rough: 0.44, colour: '#6c8590', far: 0.55, depth: 7 });
export const standing = (c: Canvas, name: string, x: number, y: number, size: number, mirror = false): string =>
  silhouette(name, x * c.width, y * c.height, size, mix(seen('#5a3f2c', c.light), '#1a1420', 0.35), mirror);

export function pines(c: Canvas, from: number, count: number): string {
  return Array.from({ length: count }, () =>
    tree(
      c,
      c.random() * c.width * 0.34 * (c.random() > 0.5 ? 1 : -1) + (c.random() > 0.5 ? c.width : 0),
      c.height * (from + c.random() * 0.2),
      c.height * (0.2 + c.random() * 0.16),
      TAIGA,
    ),
  ).join('');
}
