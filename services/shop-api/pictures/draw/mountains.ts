import { darker, lighter, mix } from './colour';
import { seen } from './light';
import { nextId, stops, type Canvas } from './nature';

type Point = readonly [number, number];

export interface Range {
  /** Where the feet stand and how high the peaks rise, as shares of the height. */
  foot: number;
  tall: number;
  colour: string;
  far: number;
  /** Snow from the top down to this share of each peak. */
  cap?: number;
  count?: number;
}

const write = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' L');

/** A rough line between two points. */
function rough({ random }: Canvas, [ax, ay]: Point, [bx, by]: Point, swing: number, parts = 9): Point[] {
  return Array.from({ length: parts + 1 }, (_, at): Point => {
    const share = at / parts;
    const off = at === 0 || at === parts ? 0 : (random() - 0.5) * swing * Math.min(1, share * 1.8);
    return [ax + (bx - ax) * share + off, ay + (by - ay) * share + off * 0.4];
  });
}

/** The part of a line from its start down to a share of its length. */
function upper(line: readonly Point[], share: number): Point[] {
  const last = Math.max(1, Math.min(line.length - 1, Math.round((line.length - 1) * share)));
  return line.slice(0, last + 1);
}

function snowOn(c: Canvas, edge: readonly Point[], spine: readonly Point[], cap: number, fill: string): string {
  const outer = upper(edge, cap * (0.8 + c.random() * 0.4));
  const inner = upper(spine, cap * (0.75 + c.random() * 0.5));
  const [from, to] = [outer.at(-1), inner.at(-1)];
  if (!from || !to) return '';
  const teeth = Array.from({ length: 5 }, (_, at): Point => {
    const share = (at + 1) / 6;
    const drop = (at % 2 ? 1 : -0.35) * Math.abs(from[0] - to[0]) * (0.16 + c.random() * 0.16);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + drop];
  });
  return `<path d="M${write([...outer, ...teeth, ...inner.toReversed()])} Z" fill="${fill}"/>`;
}

function peak(c: Canvas, x: number, top: number, half: number, foot: number, { colour, far, cap }: Range): string {
  const { light, random, height } = c;
  const own = seen(colour, light, far);
  const lit = mix(own, light.sun?.glow ?? lighter(own, 0.5), light.stars ? 0.08 : 0.26);
  const shade = mix(darker(own, 0.34), light.sky[1], 0.18 + far * 0.3);
  const sunLeft = (light.sun?.x ?? 0.3) < 0.5;
  const apex: Point = [x, top];
  const left = rough(c, apex, [x - half * (0.9 + random() * 0.3), foot], half * 0.13);
  const right = rough(c, apex, [x + half * (0.9 + random() * 0.3), foot], half * 0.13);
  const spine = rough(c, apex, [x + half * (random() - 0.45) * 0.6, foot], half * 0.3);
  const white = mix(light.stars ? '#8ea6d2' : '#ffffff', light.haze, far * 0.35 + light.depth * 0.25);
  const cold = mix(white, mix(light.sky[1], '#6d88b8', 0.4), 0.5);
  const face = (edge: readonly Point[], tone: string): string => {
    const id = nextId('pk');
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${foot}">${stops([tone, tone, mix(tone, light.haze, 0.55)])}</linearGradient><path d="M${write([...edge, ...spine.toReversed()])} Z" fill="url(#${id})"/>`;
  };
  const ribs = Array.from({ length: 3 }, () => {
    const from = spine[2 + Math.floor(random() * 4)] ?? apex;
    const way = random() > 0.5 ? 1 : -1;
    return `<path d="M${write(rough(c, from, [from[0] + way * half * (0.3 + random() * 0.4), Math.min(foot, from[1] + height * 0.12)], half * 0.12, 5))}" stroke="${darker(shade, 0.2)}" stroke-width="3" fill="none" opacity=".22"/>`;
  }).join('');
  const snow = cap
    ? snowOn(c, left, spine, cap, sunLeft ? white : cold) + snowOn(c, right, spine, cap, sunLeft ? cold : white)
    : '';
  return face(left, sunLeft ? lit : shade) + face(right, sunLeft ? shade : lit) + ribs + snow;
}

/** A row of peaks, higher towards its middle. */
export function range(c: Canvas, shape: Range): string {
  const { width, height, random } = c;
  const count = Math.round((shape.count ?? 7) * Math.max(1, width / height));
  const centre = 0.3 + random() * 0.4;
  const rows = Array.from({ length: count }, (_, at) => {
    const x = ((at + 0.15 + random() * 0.7) / count) * width;
    const near = 1 - Math.min(1, Math.abs(x / width - centre) * 1.3);
    return { x, tall: shape.tall * height * (0.42 + 0.58 * near * (0.75 + random() * 0.25)) };
  });
  // The feet go on below what is seen, so that no gap opens above the hills before them.
  const below = 100;
  const foot = shape.foot * height + below;
  return rows
    .sort((a, b) => a.tall - b.tall || a.x - b.x)
    .reverse()
    .map(({ x, tall }) =>
      peak(
        c,
        x,
        foot - below - tall,
        Math.max(tall * 0.75, (width / count) * 0.72) * (0.9 + random() * 0.45),
        foot,
        shape,
      ),
    )
    .join('');
}
