import { createRequire } from 'node:module';
import { darker, lighter, mix } from './colour';
import { seen, type Light } from './light';
import { blurred, glow, nextId, stops, type Canvas } from './nature';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const set: IconSet = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json');

/** An object of the icon set, its inner ids made unique. */
export function icon(name: string): string {
  const found = set.icons[name];
  if (!found) throw new Error(`no picture of ${name}`);
  const prefix = nextId('i');
  return found.body
    .replace(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

/** The object as one flat shape: animals against the light. */
export function silhouette(name: string, x: number, y: number, size: number, colour: string, mirror = false): string {
  const id = nextId('f');
  const [r, g, b] = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16) / 255);
  return `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix values=".1 .1 .1 0 ${r} .1 .1 .1 0 ${g} .1 .1 .1 0 ${b} 0 0 0 1 0"/></filter><g transform="translate(${x} ${y}) scale(${(mirror ? -1 : 1) * (size / 32)} ${size / 32}) translate(-16 -31)" filter="url(#${id})">${icon(name)}</g>`;
}

/** A ger standing at x, y (its foot), `size` wide. */
export function ger(light: Light, x: number, y: number, size: number, door = '#c4622d'): string {
  const felt = mix(mix('#f7f3ea', light.tint, light.depth * 0.8), light.haze, 0.06);
  const shade = darker(felt, 0.3);
  const wall = nextId('g');
  const roof = nextId('g');
  const w = size / 2;
  const h = size * 0.24;
  const lamp = light.lamps ? glow(0, -h * 0.5, size * 0.75, '#ffb65a', 0.55) : '';
  const inside = light.lamps ? '#ffd48a' : darker(door, 0.1);
  return `<g transform="translate(${x} ${y})">${blurred(`<ellipse cx="${w * 0.25}" cy="4" rx="${w * 1.25}" ry="${h * 0.2}" fill="${darker(seen('#6b6a45', light), 0.6)}"/>`, size * 0.03, 0.5)}${lamp}
<linearGradient id="${wall}">${stops([felt, lighter(felt, 0.25), felt, shade])}</linearGradient><linearGradient id="${roof}" x2="1" y2=".35">${stops([lighter(felt, 0.2), felt, shade])}</linearGradient>
<path d="M${-w},0 V${-h} Q0,${-h * 1.16} ${w},${-h} V0 Q0,${h * 0.12} ${-w},0 Z" fill="url(#${wall})"/>
<path d="M${-w * 1.05},${-h} Q${-w * 0.55},${-h * 1.66} ${-w * 0.16},${-h * 1.98} H${w * 0.16} Q${w * 0.55},${-h * 1.66} ${w * 1.05},${-h} Q0,${-h * 0.8} ${-w * 1.05},${-h} Z" fill="url(#${roof})"/>
<ellipse cy="${-h * 1.98}" rx="${w * 0.17}" ry="${h * 0.07}" fill="${light.lamps ? '#ffc873' : darker(felt, 0.5)}"/>
<path d="M${-w},${-h * 0.68} Q0,${-h * 0.58} ${w},${-h * 0.68} M${-w},${-h * 0.3} Q0,${-h * 0.2} ${w},${-h * 0.3}" stroke="${darker(felt, 0.35)}" stroke-width="${size * 0.008}" fill="none" opacity=".6"/>
<rect x="${-w * 0.2}" y="${-h * 0.84}" width="${w * 0.4}" height="${h * 0.88}" rx="${size * 0.006}" fill="${mix(door, light.tint, light.depth * 0.6)}"/><rect x="${-w * 0.13}" y="${-h * 0.74}" width="${w * 0.26}" height="${h * 0.68}" fill="${inside}"/>
<path d="M${-w * 0.55},${-h * 1.52} L${-w * 0.55},${-h * 2.5}" stroke="${darker(felt, 0.6)}" stroke-width="${size * 0.014}"/></g>`;
}

/** Larches: a dark narrow cone with uneven boughs. */
export function tree({ light, random }: Canvas, x: number, y: number, tall: number, colour: string, far = 0): string {
  const own = seen(colour, light, far);
  const wide = tall * (0.2 + random() * 0.06);
  const rows = 7;
  const left: string[] = [];
  const right: string[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const share = row / rows;
    const reach = wide * share * (0.85 + random() * 0.3);
    left.push(
      `${(x - reach).toFixed(1)},${(y - tall * (1 - share) * 0.96 + 4).toFixed(1)} L${(x - reach * 0.55).toFixed(1)},${(y - tall * (1 - share) * 0.96 - 2).toFixed(1)}`,
    );
    right.unshift(
      `${(x + reach * 0.55).toFixed(1)},${(y - tall * (1 - share) * 0.96 - 2).toFixed(1)} L${(x + reach).toFixed(1)},${(y - tall * (1 - share) * 0.96 + 4).toFixed(1)}`,
    );
  }
  const snow = light.snow
    ? `<path d="M${x},${y - tall} l${wide * 0.4},${tall * 0.4} l${-wide * 0.3},${-tall * 0.05} Z" fill="#fff" opacity=".75"/>`
    : '';
  return `<path d="M${x},${y - tall} L${left.join(' L')} L${right.join(' L')} Z" fill="${own}"/><path d="M${x},${y - tall} L${right.join(' L')} L${x},${y} Z" fill="${darker(own, 0.35)}" opacity=".5"/>${snow}`;
}

export function forest(
  canvas: Canvas,
  y: number,
  tall: number,
  count: number,
  colour: string,
  far: number,
  wave = 30,
): string {
  const { width, height, random } = canvas;
  return Array.from({ length: count }, (_, at) => {
    const x = (at + random()) * (width / count);
    return tree(
      canvas,
      x,
      y * height + Math.sin(x / 170) * wave + random() * 20,
      tall * (0.65 + random() * 0.6),
      colour,
      far,
    );
  }).join('');
}

/** Weathered granite, rounded blocks leaning on each other as in Terelj. */
export function boulders(
  { light, random }: Canvas,
  x: number,
  y: number,
  size: number,
  colour: string,
  far = 0,
): string {
  const stone = (cx: number, foot: number, rx: number, tall: number): string => {
    const own = seen(mix(colour, '#5a4a44', random() * 0.35), light, far);
    const id = nextId('o');
    const lean = (random() - 0.5) * rx * 0.5;
    const top = foot - tall;
    const crack = (at: number): string =>
      `<path d="M${cx - rx * 0.85},${foot - tall * at} Q${cx + lean},${foot - tall * (at + 0.06)} ${cx + rx * 0.86},${foot - tall * (at - 0.03)}" stroke="${darker(own, 0.55)}" stroke-width="${(2 + size * 0.006).toFixed(1)}" fill="none" opacity=".4"/>`;
    const shape = `M${cx - rx},${foot} C${cx - rx * 1.16},${foot - tall * 0.5} ${cx - rx * 0.72 + lean},${top} ${cx + lean * 0.6},${top} C${cx + rx * 0.8 + lean},${top - tall * 0.03} ${cx + rx * 1.14},${foot - tall * 0.5} ${cx + rx},${foot} Z`;
    const shade = `M${cx + lean * 0.6},${top} C${cx + rx * 0.8 + lean},${top - tall * 0.03} ${cx + rx * 1.14},${foot - tall * 0.5} ${cx + rx},${foot} H${cx + rx * 0.3} C${cx + rx * 0.6},${foot - tall * 0.5} ${cx + rx * 0.3 + lean},${top + tall * 0.16} ${cx + lean * 0.6},${top} Z`;
    return `<linearGradient id="${id}" x2=".9" y2=".8">${stops([lighter(own, 0.34), own, darker(own, 0.34)])}</linearGradient><path d="${shape}" fill="url(#${id})"/><path d="${shade}" fill="${darker(own, 0.5)}" opacity=".32"/>${tall > rx ? crack(0.32) + crack(0.62) : crack(0.45)}`;
  };
  const back = [-0.34, 0.05, 0.36].map(at =>
    stone(x + at * size + (random() - 0.5) * 30, y, size * (0.2 + random() * 0.06), size * (0.5 + random() * 0.42)),
  );
  const front = [-0.5, -0.16, 0.22, 0.52].map(at =>
    stone(
      x + at * size + (random() - 0.5) * 40,
      y + 6,
      size * (0.15 + random() * 0.08),
      size * (0.16 + random() * 0.2),
    ),
  );
  const cap = stone(x + size * (0.02 + random() * 0.1), y - size * 0.62, size * 0.17, size * 0.2);
  return cap + back.join('') + front.join('');
}
