import { seen } from './light';
import { darker, mix } from './colour';
import { range } from './mountains';
import { blurred, glow, hill, sky, water, type Canvas } from './nature';
import { forest } from './things';
import { TAIGA, pines } from './ground';

/** Far away. */
export const abroad: Readonly<Record<string, (c: Canvas) => string>> = {
  'sea-palms': c => {
    const { width: w, height: h, light, random } = c;
    const above =
      sky(c) +
      `<path d="M${w * 0.55},${h * 0.56} q60,-120 110,-110 q40,-30 80,20 q70,10 110,90 Z" fill="${seen('#4c7a5c', light, 0.4)}"/>`;
    const palm = (x: number, y: number, tall: number, lean: number): string => {
      const leaf = seen('#2f6b45', light);
      const tx = x + lean;
      const ty = y - tall;
      const fronds = [-170, -140, -100, -60, -30, 5, 35]
        .map(angle => {
          const a = ((angle + random() * 14) * Math.PI) / 180;
          const lx = tx + Math.cos(a) * tall * 0.42;
          const ly = ty + Math.sin(a) * tall * 0.24 + tall * 0.12;
          return `<path d="M${tx},${ty} Q${(tx + lx) / 2},${Math.min(ty, ly) - tall * 0.16} ${lx},${ly} Q${(tx + lx) / 2},${Math.min(ty, ly) - tall * 0.04} ${tx},${ty} Z" fill="${random() > 0.5 ? leaf : darker(leaf, 0.25)}"/>`;
        })
        .join('');
      return `<path d="M${x - 10},${y} Q${x + lean * 0.2},${y - tall * 0.5} ${tx - 5},${ty} h10 Q${x + lean * 0.3 + 12},${y - tall * 0.5} ${x + 16},${y} Z" fill="${seen('#6a5140', light)}"/>${fronds}`;
    };
    return (
      above +
      water(c, 0.56, 0.86, above) +
      `<path d="M0,${h * 0.84} Q${w * 0.4},${h * 0.76} ${w},${h * 0.87} V${h} H0 Z" fill="${seen('#f0d7a6', light)}"/>` +
      blurred(
        `<path d="M0,${h * 0.845} Q${w * 0.4},${h * 0.765} ${w},${h * 0.875}" stroke="#fff" stroke-width="16" fill="none"/>`,
        4,
        0.75,
      ) +
      palm(w * 0.16, h * 0.95, h * 0.62, 110) +
      palm(w * 0.02, h * 0.98, h * 0.5, 70) +
      palm(w * 0.93, h * 0.97, h * 0.44, -60)
    );
  },
  'blossom-peak': c => {
    const { width: w, height: h, light, random } = c;
    const peak = seen('#5d6d95', light, 0.42);
    const above =
      sky(c, true) +
      `<path d="M${w * 0.05},${h * 0.62} Q${w * 0.34},${h * 0.46} ${w * 0.45},${h * 0.22} H${w * 0.55} Q${w * 0.66},${h * 0.46} ${w * 0.95},${h * 0.62} Z" fill="${peak}"/><path d="M${w * 0.45},${h * 0.22} H${w * 0.55} Q${w * 0.59},${h * 0.32} ${w * 0.625},${h * 0.38} L${w * 0.57},${h * 0.345} L${w * 0.53},${h * 0.4} L${w * 0.49},${h * 0.35} L${w * 0.43},${h * 0.4} L${w * 0.375},${h * 0.38} Q${w * 0.41},${h * 0.32} ${w * 0.45},${h * 0.22} Z" fill="${mix('#ffffff', light.tint, light.depth * 0.4)}"/>` +
      forest(c, 0.62, 40, 60, TAIGA, 0.4, 3);
    const bloom = (cx: number, cy: number, r: number): string =>
      Array.from({ length: 60 }, () => {
        const a = random() * 6.3;
        const d = Math.sqrt(random()) * r;
        return `<circle cx="${cx + Math.cos(a) * d * 1.3}" cy="${cy + Math.sin(a) * d * 0.8}" r="${12 + random() * 26}" fill="${seen(['#f6b8c8', '#fbd3dc', '#eb9ab2'][Math.floor(random() * 3)] ?? '#f6b8c8', light)}" opacity=".85"/>`;
      }).join('');
    return (
      above +
      water(c, 0.62, 0.9, above) +
      hill(c, 0.88, 0.05, '#6f8a56', 0) +
      `<path d="M${-20},${h * 0.18} C${w * 0.2},${h * 0.2} ${w * 0.3},${h * 0.12} ${w * 0.5},${h * 0.16} M${w * 1.02},${h * 0.7} C${w * 0.85},${h * 0.72} ${w * 0.8},${h * 0.84} ${w * 0.7},${h * 0.84}" stroke="${seen('#4b342f', light)}" stroke-width="18" fill="none"/>` +
      bloom(w * 0.1, h * 0.14, 150) +
      bloom(w * 0.36, h * 0.11, 110) +
      bloom(w * 0.95, h * 0.78, 150) +
      bloom(w * 0.76, h * 0.88, 110)
    );
  },
  'alps-lake': c => {
    const above =
      sky(c) +
      range(c, { foot: 0.58, tall: 0.38, colour: '#66758f', far: 0.42, cap: 0.5 }) +
      hill(c, 0.5, 0.1, '#6b9150', 0.25) +
      forest(c, 0.6, 60, 50, '#2f5a45', 0.2, 6);
    const { width: w, height: h, light } = c;
    const house = (x: number, y: number, s: number): string =>
      `<path d="M${x - s},${y} v${-s * 0.8} l${s},${-s * 0.7} l${s},${s * 0.7} v${s * 0.8} Z" fill="${seen('#f1e6d4', light)}"/><path d="M${x - s * 1.2},${y - s * 0.7} L${x},${y - s * 1.6} L${x + s * 1.2},${y - s * 0.7}" stroke="${seen('#8c3f2c', light)}" stroke-width="${s * 0.26}" fill="none"/><rect x="${x - s * 0.2}" y="${y - s * 0.7}" width="${s * 0.4}" height="${s * 0.4}" fill="${light.lamps ? '#ffd27a' : seen('#4a5a70', light)}"/>`;
    const village =
      [0.3, 0.38, 0.47, 0.56, 0.64]
        .map((x, at) => house(w * x, h * (0.605 + (at % 2) * 0.01), 20 + (at % 3) * 5))
        .join('') + `<path d="M${w * 0.5},${h * 0.61} v-90 l12,-50 l12,50 v90 Z" fill="${seen('#e7dcc8', light)}"/>`;
    return (
      above +
      village +
      water(c, 0.615, 1, above + village) +
      hill(c, 0.93, 0.05, '#5f8046', 0) +
      pines(c, 0.92, 7) +
      glow(w * 0.5, h * 0.6, 200, '#ffcf80', light.lamps ? 0.4 : 0)
    );
  },
};
