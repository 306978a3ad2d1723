import { darker, lighter, mix } from './colour';
import { seen } from './light';
import { nextId, stops, type Canvas } from './nature';

/** A dune with a sharp S-shaped crest, one face in light and one in shade. */
export function dune(
  canvas: Canvas,
  y: number,
  peak: number,
  tall: number,
  colour: string,
  far: number,
  mirror = false,
): string {
  const { width, height, light } = canvas;
  const lit = seen(lighter(colour, 0.16), light, far);
  const shade = seen(mix(darker(colour, 0.42), '#6b3f5e', 0.16), light, far);
  const base = y * height;
  const top = base - tall * height;
  const px = peak * width;
  const [a, b] = [nextId('d'), nextId('d')];
  const crest = `C${px - 40},${top + tall * height * 0.28} ${px + 90},${top + tall * height * 0.42} ${px + 20},${base + 20} S${px + 210},${base + height * 0.12} ${px + 120},${height + 40}`;
  const body = `<linearGradient id="${a}" x1="0" x2="1" y1=".2" y2=".8">${stops([lit, lighter(lit, 0.18), seen(colour, light, far)])}</linearGradient><linearGradient id="${b}" x1="0" x2=".6" y2="1">${stops([shade, mix(shade, lit, 0.25), mix(shade, lit, 0.55)])}</linearGradient>
<path d="M-60,${base + 40} C${px * 0.45},${base + 10} ${px - 170},${top + 60} ${px},${top} ${crest} L-60,${height + 40} Z" fill="url(#${a})"/>
<path d="M${px},${top} C${px + 150},${top + 70} ${width * 0.86},${base - 30} ${width + 60},${base + 20} V${height + 40} L${px + 120},${height + 40} C${px + 210},${base + height * 0.12} ${px - 60},${base + height * 0.06} ${px + 20},${base + 20} C${px + 90},${top + tall * height * 0.42} ${px - 40},${top + tall * height * 0.28} ${px},${top} Z" fill="url(#${b})"/>`;
  return mirror ? `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>` : body;
}

/** Wind ripples over the nearest sand. */
export function ripples({ height, light, random }: Canvas, from: number, colour: string): string {
  const line = seen(darker(colour, 0.3), light, 0);
  return Array.from({ length: 26 }, (_, at) => {
    const y = height * (from + (1 - from) * (at / 26) ** 1.3);
    const sway = 8 + (at / 26) * 22;
    const start = random() * 200 - 200;
    return `<path d="M${start},${y} q90,${-sway} 180,0 t180,0 t180,0 t180,0 t180,0 t180,0 t180,0 t180,0" stroke="${line}" stroke-width="${1 + at * 0.09}" fill="none" opacity="${(0.07 + random() * 0.12).toFixed(2)}" transform="translate(0 ${random() * 8})"/>`;
  }).join('');
}
