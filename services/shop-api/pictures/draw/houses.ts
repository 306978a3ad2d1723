import type { Light } from './light';
import { darker, lighter, mix } from './colour';
import { blurred, glow, type Canvas } from './nature';

export function roof(x: number, y: number, wide: number, light: Light, colour = '#3f6b4f'): string {
  const own = mix(colour, light.tint, light.depth * 0.8);
  return `<path d="M${x - wide * 0.62},${y} Q${x - wide * 0.4},${y - wide * 0.03} ${x - wide * 0.3},${y - wide * 0.22} H${x + wide * 0.3} Q${x + wide * 0.4},${y - wide * 0.03} ${x + wide * 0.62},${y} Q${x},${y + wide * 0.05} ${x - wide * 0.62},${y} Z" fill="${own}"/><path d="M${x - wide * 0.3},${y - wide * 0.22} h${wide * 0.6}" stroke="${mix('#d8b04a', light.tint, light.depth * 0.6)}" stroke-width="${wide * 0.03}"/>`;
}

export function temple(c: Canvas, x: number, y: number, wide: number): string {
  const { light } = c;
  const wall = mix('#a8392d', light.tint, light.depth * 0.75);
  const lamp = light.lamps ? glow(x, y - wide * 0.2, wide * 0.8, '#ffb35c', 0.5) : '';
  const columns = [-0.36, -0.18, 0, 0.18, 0.36]
    .map(
      at =>
        `<rect x="${x + at * wide - wide * 0.015}" y="${y - wide * 0.34}" width="${wide * 0.03}" height="${wide * 0.34}" fill="${lighter(wall, 0.2)}"/>`,
    )
    .join('');
  return `${lamp}<rect x="${x - wide * 0.44}" y="${y - wide * 0.34}" width="${wide * 0.88}" height="${wide * 0.36}" fill="${wall}"/><rect x="${x - wide * 0.09}" y="${y - wide * 0.26}" width="${wide * 0.18}" height="${wide * 0.27}" fill="${light.lamps ? '#ffcf7a' : darker(wall, 0.5)}"/>${columns}${roof(x, y - wide * 0.32, wide, light)}<rect x="${x - wide * 0.24}" y="${y - wide * 0.68}" width="${wide * 0.48}" height="${wide * 0.16}" fill="${wall}"/>${roof(x, y - wide * 0.66, wide * 0.56, light)}<path d="M${x},${y - wide * 0.9} v${wide * 0.12}" stroke="#d8b04a" stroke-width="${wide * 0.02}"/>`;
}

export const stupa = (light: Light, x: number, y: number, s: number): string => {
  const white = mix('#f6f1e6', light.tint, light.depth * 0.8);
  return `<path d="M${x - s * 0.5},${y} v${-s * 0.5} h${s * 0.12} v${-s * 0.18} h${s * 0.76} v${s * 0.18} h${s * 0.12} v${s * 0.5} Z" fill="${white}"/><path d="M${x - s * 0.3},${y - s * 0.68} q0,${-s * 0.42} ${s * 0.3},${-s * 0.42} t${s * 0.3},${s * 0.42} Z" fill="${darker(white, 0.1)}"/><path d="M${x - s * 0.08},${y - s * 1.08} L${x},${y - s * 1.5} L${x + s * 0.08},${y - s * 1.08} Z" fill="${mix('#d8b04a', light.tint, light.depth * 0.5)}"/>`;
};

export function cabin({ light }: Canvas, x: number, y: number, wide: number): string {
  const wood = mix('#9a6a42', light.tint, light.depth * 0.75);
  const logs = Array.from(
    { length: 7 },
    (_, at) =>
      `<rect x="${x - wide / 2}" y="${y - (at + 1) * wide * 0.07}" width="${wide}" height="${wide * 0.066}" rx="${wide * 0.03}" fill="${at % 2 ? wood : lighter(wood, 0.1)}"/>`,
  ).join('');
  const lamp = light.lamps ? glow(x, y - wide * 0.2, wide * 0.8, '#ffb55c', 0.5) : '';
  return `${lamp}${blurred(`<ellipse cx="${x}" cy="${y + 4}" rx="${wide * 0.6}" ry="${wide * 0.05}" fill="#10120c"/>`, 8, 0.5)}${logs}<rect x="${x - wide * 0.34}" y="${y - wide * 0.37}" width="${wide * 0.24}" height="${wide * 0.2}" fill="${light.lamps ? '#ffd27d' : mix('#86a3b8', light.tint, light.depth * 0.5)}" stroke="${lighter(wood, 0.4)}" stroke-width="6"/><rect x="${x + wide * 0.1}" y="${y - wide * 0.4}" width="${wide * 0.2}" height="${wide * 0.4}" fill="${darker(wood, 0.4)}"/><path d="M${x - wide * 0.62},${y - wide * 0.44} L${x},${y - wide * 0.86} L${x + wide * 0.62},${y - wide * 0.44} Z" fill="${light.snow ? '#f4f7fb' : darker(wood, 0.35)}"/>`;
}
