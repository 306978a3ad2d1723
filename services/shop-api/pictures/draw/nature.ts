import { darker, lighter, mix, type Random } from './colour';
import { seen, type Light } from './light';

export const SIZE = 1200;

export interface Canvas {
  width: number;
  height: number;
  light: Light;
  random: Random;
}

let serial = 0;
/** An id for a gradient or filter, unique within a run. */
export const nextId = (kind: string): string => `${kind}${(serial += 1)}`;

export const stops = (colours: readonly string[]): string =>
  colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`).join('');

export function vertical(colours: readonly string[]): { id: string; defs: string } {
  const id = nextId('v');
  return { id, defs: `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>` };
}

export function glow(x: number, y: number, radius: number, colour: string, opacity: number): string {
  const id = nextId('r');
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${opacity * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

export const blurred = (body: string, radius: number, opacity = 1, room = 80): string => {
  const id = nextId('b');
  return `<filter id="${id}" x="-${room}%" y="-${room}%" width="${100 + 2 * room}%" height="${100 + 2 * room}%"><feGaussianBlur stdDeviation="${radius}"/></filter><g filter="url(#${id})" opacity="${opacity}">${body}</g>`;
};

function stars({ width, height, random }: Canvas): string {
  const dots = Array.from({ length: 420 }, () => {
    const bright = random() ** 6;
    return `<circle cx="${(random() * width).toFixed(1)}" cy="${(random() ** 1.4 * height * 0.6).toFixed(1)}" r="${(0.7 + bright * 2.1).toFixed(2)}" fill="#fff" opacity="${(0.25 + random() * 0.7).toFixed(2)}"/>`;
  }).join('');
  const cx = width * (0.35 + random() * 0.3);
  const band = `<ellipse cx="${cx}" cy="${height * 0.25}" rx="${height * 0.8}" ry="80" fill="#7f97d8"/><ellipse cx="${cx}" cy="${height * 0.25}" rx="${height * 0.6}" ry="22" fill="#e6dcff"/>`;
  const dust = Array.from({ length: 260 }, () => {
    const t = random() - 0.5;
    const off = (random() + random() + random() - 1.5) * 120;
    return `<circle cx="${(cx + t * height * 1.2).toFixed(1)}" cy="${(height * 0.25 + off).toFixed(1)}" r="${(0.5 + random()).toFixed(2)}" fill="#fff" opacity="${(0.2 + random() * 0.5).toFixed(2)}"/>`;
  }).join('');
  return `<g transform="rotate(-50 ${cx} ${height * 0.25})">${blurred(band, 46, 0.3, 160)}${dust}</g>${dots}`;
}

function clouds({ width, height, light, random }: Canvas): string {
  const puff = (): string => {
    const x = random() * width;
    const y = height * (0.06 + random() * 0.3);
    const long = 120 + random() * 240;
    return [0, 1, 2, 3]
      .map(
        at =>
          `<ellipse cx="${x + (at - 1.5) * long * 0.42}" cy="${y + (random() - 0.5) * 26}" rx="${long * (0.38 + random() * 0.3)}" ry="${12 + random() * 22}" fill="${light.cloud}"/>`,
      )
      .join('');
  };
  return blurred(Array.from({ length: light.stars ? 2 : 5 }, puff).join(''), 16, light.stars ? 0.25 : 0.62);
}

/** Sky with its sun or stars. */
export function sky(canvas: Canvas, clear = false): string {
  const { width, height, light } = canvas;
  const { id, defs } = vertical(light.sky);
  const parts = [
    defs,
    `<rect width="${width}" height="${height * 0.72}" fill="url(#${id})"/><rect y="${height * 0.66}" width="${width}" height="${height * 0.34}" fill="${seen('#86926a', light, 0.3)}"/>`,
  ];
  if (light.stars) parts.push(stars(canvas));
  if (light.sun) {
    const { x, y, size, colour, glow: around } = light.sun;
    parts.push(glow(x * width, y * height, height * 0.55, around, 0.85));
    parts.push(`<circle cx="${x * width}" cy="${y * height}" r="${size * height}" fill="${colour}"/>`);
  }
  if (!clear) parts.push(clouds(canvas));
  return parts.join('');
}

/** Heights along the width by midpoint displacement: 0 to 1. */
export function profile(random: Random, rough: number, depth = 8): number[] {
  let points = [random(), random(), random()];
  let swing = 0.5;
  for (let level = 1; level < depth; level += 1) {
    points = points.flatMap((point, at) => {
      const next = points[at + 1];
      return next === undefined ? [point] : [point, (point + next) / 2 + (random() - 0.5) * swing];
    });
    swing *= rough;
  }
  const low = Math.min(...points);
  const high = Math.max(...points);
  return points.map(point => (point - low) / (high - low || 1));
}

const along = (points: readonly number[], width: number, top: number, tall: number): string[] =>
  points.map(
    (point, at) => `${((at / (points.length - 1)) * width).toFixed(1)},${(top + (1 - point) * tall).toFixed(1)}`,
  );

export interface Ridge {
  y: number;
  tall: number;
  rough: number;
  colour: string;
  far: number;
  depth?: number;
}

/** One layer of hills with mist at the foot. */
export function ridge(canvas: Canvas, { y, tall, rough, colour, far, depth }: Ridge): string {
  const { width, height, light, random } = canvas;
  const points = profile(random, rough, depth ?? 8);
  const line = along(points, width, y * height, tall * height);
  const shape = `M0,${height} L${line.join(' L')} L${width},${height} Z`;
  const own = seen(colour, light, far);
  const { id, defs } = vertical([lighter(own, light.stars ? 0.02 : 0.08), own, mix(own, light.haze, 0.35)]);
  return `${defs}<path d="${shape}" fill="url(#${id})"/>`;
}

/** Smooth rolling ground. */
export function hill(canvas: Canvas, y: number, tall: number, colour: string, far: number): string {
  return ridge(canvas, { y, tall, rough: 0.34, colour, far, depth: 7 });
}

/** Blades and tufts over the nearest ground. */
export function grass({ width, height, light, random }: Canvas, from: number, colour: string, count = 260): string {
  const near = seen(colour, light, 0);
  return Array.from({ length: count }, () => {
    const deep = random();
    const y = height * (from + (1 - from) * deep ** 0.8);
    const x = random() * width;
    const tall = 5 + deep * 26;
    const shade = random() > 0.5 ? lighter(near, 0.14) : darker(near, 0.18);
    return `<path d="M${x.toFixed(0)},${y.toFixed(0)} q${((random() - 0.5) * 10).toFixed(1)},${(-tall * 0.6).toFixed(1)} ${((random() - 0.3) * 14).toFixed(1)},${(-tall).toFixed(1)}" stroke="${shade}" stroke-width="${(1 + deep * 1.6).toFixed(1)}" fill="none" opacity=".55"/>`;
  }).join('');
}

/** Mist lying at a height. */
export const mist = ({ width, height, light }: Canvas, y: number, opacity = 0.5): string =>
  blurred(
    `<rect x="-100" y="${y * height - 18}" width="${width + 200}" height="36" fill="${light.haze}"/>`,
    24,
    opacity,
  );

/** A lake from `y` to `bottom` that mirrors what `above` draws. */
export function water({ width, height, light, random }: Canvas, y: number, bottom: number, above: string): string {
  const id = nextId('w');
  const top = y * height;
  const { id: tone, defs } = vertical([
    mix(light.sky[3], '#2a6f95', 0.35),
    mix(light.sky[1], '#15537e', 0.45),
    mix(light.sky[0], '#0e3557', 0.6),
  ]);
  const ripples = Array.from({ length: 70 }, () => {
    const deep = random();
    const ry = top + 6 + deep * (bottom * height - top);
    return `<rect x="${(random() * width).toFixed(0)}" y="${ry.toFixed(0)}" width="${(40 + random() * 200 * (0.4 + deep)).toFixed(0)}" height="${(1 + deep * 2.4).toFixed(1)}" rx="1.5" fill="${lighter(light.sky[3], 0.3)}" opacity="${(0.08 + random() * 0.22).toFixed(2)}"/>`;
  }).join('');
  const sun = light.sun
    ? blurred(
        `<ellipse cx="${light.sun.x * width}" cy="${top + 130}" rx="46" ry="200" fill="${light.sun.glow}"/>`,
        22,
        0.6,
      )
    : '';
  return `${defs}<clipPath id="${id}"><rect y="${top}" width="${width}" height="${bottom * height - top}"/></clipPath><g clip-path="url(#${id})"><rect y="${top}" width="${width}" height="${bottom * height - top}" fill="url(#${tone})"/><g opacity=".55">${blurred(`<g transform="translate(0 ${2 * top}) scale(1 -1)">${above}</g>`, 3.5)}</g>${sun}${ripples}</g>`;
}
