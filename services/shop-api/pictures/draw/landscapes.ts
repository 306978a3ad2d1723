import { dune, ripples } from './dunes';
import { seen } from './light';
import { darker, lighter, mix } from './colour';
import { range } from './mountains';
import { blurred, glow, grass, hill, mist, nextId, ridge, sky, stops, water, type Canvas } from './nature';
import { boulders, forest, ger, silhouette, tree } from './things';

const STEPPE = '#8a9a4c';
const SAND = '#e0a860';
const ROCK = '#8d8478';
const BLUE = '#5d7596';
const TAIGA = '#35513c';

const far = (c: Canvas): string =>
  range(c, { foot: 0.58, tall: 0.16, colour: BLUE, far: 0.78 }) +
  ridge(c, { y: 0.5, tall: 0.1, rough: 0.5, colour: BLUE, far: 0.55 });
const standing = (c: Canvas, name: string, x: number, y: number, size: number, mirror = false): string =>
  silhouette(name, x * c.width, y * c.height, size, mix(seen('#5a3f2c', c.light), '#1a1420', 0.35), mirror);

function pines(c: Canvas, from: number, count: number): string {
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

export const landscapes: Readonly<Record<string, (c: Canvas) => string>> = {
  'steppe-gers': c => {
    const { width: w, height: h, light } = c;
    return (
      sky(c) +
      far(c) +
      mist(c, 0.6) +
      hill(c, 0.58, 0.09, STEPPE, 0.35) +
      hill(c, 0.66, 0.08, STEPPE, 0.12) +
      [
        [0.7, 0.72, 0.14],
        [0.82, 0.71, 0.1],
        [0.2, 0.755, 0.22],
      ]
        .map(([x = 0, y = 0, s = 0], at) => ger(light, w * x, h * y, h * s, at === 2 ? '#2f6f9e' : undefined))
        .join('') +
      hill(c, 0.8, 0.05, '#7c8c3f', 0) +
      ger(light, w * 0.58, h * 0.87, h * 0.4) +
      grass(c, 0.84, '#75853a')
    );
  },
  'steppe-horses': c => {
    const row = [0.2, 0.34, 0.47, 0.66, 0.8].map((x, at) =>
      standing(c, 'horse', x, 0.79 + (at % 2) * 0.045, c.height * (0.13 + (at % 3) * 0.025), at % 2 === 0),
    );
    return (
      sky(c) +
      far(c) +
      hill(c, 0.56, 0.1, STEPPE, 0.4) +
      mist(c, 0.66, 0.4) +
      hill(c, 0.7, 0.07, '#84934a', 0.08) +
      row.join('') +
      grass(c, 0.8, '#75853a', 360)
    );
  },
  'steppe-road': c => {
    const { width: w, height: h, light } = c;
    const road = seen('#cdb28a', light);
    return (
      sky(c) +
      far(c) +
      hill(c, 0.6, 0.05, STEPPE, 0.25) +
      hill(c, 0.66, 0.03, '#93a152', 0) +
      `<path d="M${w * 0.53},${h * 0.675} C${w * 0.62},${h * 0.74} ${w * 0.34},${h * 0.8} ${w * 0.3},${h * 1.05} H${w * 0.62} C${w * 0.5},${h * 0.84} ${w * 0.68},${h * 0.74} ${w * 0.54},${h * 0.675} Z" fill="${road}" opacity=".85"/>` +
      standing(c, 'deer', 0.75, 0.77, h * 0.1) +
      standing(c, 'deer', 0.83, 0.79, h * 0.11, true) +
      grass(c, 0.76, '#7d8b40', 320)
    );
  },
  'gobi-dunes': c =>
    sky(c) +
    range(c, { foot: 0.56, tall: 0.12, colour: '#8a7f92', far: 0.7 }) +
    dune(c, 0.6, 0.72, 0.1, SAND, 0.42) +
    dune(c, 0.68, 0.3, 0.2, SAND, 0.2, true) +
    dune(c, 0.8, 0.56, 0.3, SAND, 0) +
    ripples(c, 0.84, SAND),
  'gobi-camels': c => {
    const { height: h } = c;
    const train = [0.2, 0.36, 0.52, 0.68]
      .map((x, at) => standing(c, 'two-hump-camel', x, 0.735 + Math.sin(at * 1.3) * 0.012, h * 0.15))
      .join('');
    return (
      sky(c) +
      range(c, { foot: 0.55, tall: 0.13, colour: '#8a7f92', far: 0.72 }) +
      dune(c, 0.62, 0.34, 0.16, SAND, 0.34) +
      dune(c, 0.72, 0.8, 0.12, SAND, 0.14, true) +
      train +
      dune(c, 0.92, 0.3, 0.1, SAND, 0) +
      ripples(c, 0.9, SAND)
    );
  },
  'gobi-cliffs': c => {
    const { width: w, height: h, light, random } = c;
    const wall = (y: number, colour: string, away: number, from: number): string => {
      const tops: string[] = [];
      for (let x = from; x <= w + 80; x += 50 + random() * 70)
        tops.push(`${x},${y * h + (random() - 0.4) * 90} ${x + 30 + random() * 40},${y * h + (random() - 0.5) * 70}`);
      const own = seen(colour, light, away);
      const id = nextId('c');
      const bands = [0.12, 0.24, 0.38, 0.55]
        .map(
          share =>
            `<path d="M${from},${h * (y + share * 0.4)} q${w * 0.25},${20 - random() * 44} ${w * 0.5},0 t${w * 0.6},0" stroke="${darker(own, 0.3)}" stroke-width="${6 + random() * 16}" fill="none" opacity=".22"/>`,
        )
        .join('');
      const clip = nextId('k');
      const gullies = Array.from({ length: 16 }, () => {
        const x = from + random() * (w - from);
        return `<path d="M${x},${y * h - 40} q${random() * 40 - 20},120 ${random() * 90 - 30},${h * 0.4}" stroke="${darker(own, 0.55)}" stroke-width="${4 + random() * 22}" fill="none" opacity=".22"/>`;
      }).join('');
      return `<linearGradient id="${id}" x2=".4" y2="1">${stops([lighter(own, 0.24), own, darker(own, 0.28)])}</linearGradient><clipPath id="${clip}"><path d="M${from - 60},${h} L${from - 10},${(y + 0.16) * h} L${tops.join(' ')} L${w + 90},${h} Z"/></clipPath><g clip-path="url(#${clip})"><rect width="${w + 100}" height="${h}" fill="url(#${id})"/>${bands}${gullies}</g>`;
    };
    return (
      sky(c) +
      ridge(c, { y: 0.5, tall: 0.06, rough: 0.4, colour: '#a58a80', far: 0.7 }) +
      hill(c, 0.6, 0.04, '#d3955c', 0.4) +
      wall(0.42, '#c8603a', 0.3, w * 0.5) +
      hill(c, 0.72, 0.05, '#d08a52', 0.1) +
      wall(0.52, '#c2512c', 0.04, w * 0.26) +
      hill(c, 0.84, 0.06, '#c9824a', 0) +
      grass(c, 0.88, '#7d7a45', 110)
    );
  },
  'yol-gorge': c => {
    const { width: w, height: h, light } = c;
    const side = (mirror: boolean, away: number, reach: number, colour: string): string => {
      const own = seen(colour, light, away);
      const id = nextId('y');
      const edge = Array.from(
        { length: 15 },
        (_, at) =>
          `${(w * reach * (1 - at / 15) ** 0.6 + c.random() * 46).toFixed(0)},${(h * 0.08 + at * h * 0.062).toFixed(0)}`,
      ).join(' L');
      const body = `<linearGradient id="${id}" x2="1" y2=".3">${stops([darker(own, 0.4), own, lighter(own, 0.2)])}</linearGradient><path d="M-20,${-20} L${w * reach * 0.9},-20 L${edge} L-20,${h} Z" fill="url(#${id})"/>`;
      return mirror ? `<g transform="translate(${w} 0) scale(-1 1)">${body}</g>` : body;
    };
    const ice = lighter(seen('#cfe6ee', light), 0.2);
    return (
      sky(c) +
      range(c, { foot: 0.6, tall: 0.3, colour: ROCK, far: 0.62, cap: 0.3 }) +
      side(true, 0.42, 0.4, '#75806f') +
      side(false, 0.34, 0.42, '#7d7468') +
      hill(c, 0.72, 0.06, '#6f8050', 0.15) +
      side(true, 0.05, 0.27, '#665c54') +
      side(false, 0.05, 0.24, '#5d564f') +
      hill(c, 0.84, 0.05, '#6d7c48', 0) +
      `<path d="M${w * 0.5},${h * 0.77} C${w * 0.58},${h * 0.84} ${w * 0.36},${h * 0.9} ${w * 0.34},${h * 1.02} H${w * 0.68} C${w * 0.56},${h * 0.9} ${w * 0.66},${h * 0.84} ${w * 0.52},${h * 0.77} Z" fill="${ice}"/>` +
      silhouette('eagle', w * 0.5, h * 0.32, 90, mix('#2a2430', light.haze, 0.3)) +
      grass(c, 0.88, '#6d7c48', 120)
    );
  },
  'khuvsgul-lake': c => {
    const above =
      sky(c) +
      range(c, { foot: 0.58, tall: 0.24, colour: BLUE, far: 0.6, cap: 0.4 }) +
      forest(c, 0.585, 70, 70, TAIGA, 0.35, 4);
    return above + water(c, 0.585, 1, above) + hill(c, 0.93, 0.05, '#5d6f45', 0) + pines(c, 0.86, 9);
  },
  'volcano-lake': c => {
    const { width: w, height: h, light } = c;
    const cone = seen('#6b5a5c', light, 0.34);
    const above =
      sky(c) +
      ridge(c, { y: 0.44, tall: 0.13, rough: 0.5, colour: BLUE, far: 0.7 }) +
      `<path d="M${w * 0.16},${h * 0.6} L${w * 0.42},${h * 0.33} Q${w * 0.47},${h * 0.36} ${w * 0.52},${h * 0.33} L${w * 0.82},${h * 0.6} Z" fill="${cone}"/><path d="M${w * 0.52},${h * 0.33} L${w * 0.82},${h * 0.6} H${w * 0.5} Q${w * 0.56},${h * 0.46} ${w * 0.52},${h * 0.33} Z" fill="${darker(cone, 0.3)}" opacity=".55"/>` +
      forest(c, 0.6, 44, 60, TAIGA, 0.3, 5);
    return (
      above +
      water(c, 0.6, 0.88, above) +
      hill(c, 0.84, 0.05, '#55503f', 0.04) +
      hill(c, 0.92, 0.05, STEPPE, 0) +
      grass(c, 0.93, STEPPE, 150) +
      standing(c, 'ox', 0.26, 0.93, h * 0.1) +
      standing(c, 'ox', 0.38, 0.945, h * 0.11, true)
    );
  },
  'taiga-forest': c =>
    sky(c) +
    range(c, { foot: 0.52, tall: 0.22, colour: BLUE, far: 0.72, cap: 0.35 }) +
    forest(c, 0.62, 130, 46, TAIGA, 0.58) +
    mist(c, 0.63, 0.6) +
    forest(c, 0.74, 210, 26, '#44603c', 0.28) +
    mist(c, 0.76, 0.45) +
    hill(c, 0.8, 0.06, '#77854a', 0.04) +
    standing(c, 'deer', 0.44, 0.87, c.height * 0.17) +
    standing(c, 'deer', 0.6, 0.9, c.height * 0.19, true) +
    pines(c, 0.92, 10) +
    grass(c, 0.88, '#6c7a40', 240),
  'terelj-rocks': c => {
    const { width: w, height: h } = c;
    return (
      sky(c) +
      range(c, { foot: 0.57, tall: 0.15, colour: ROCK, far: 0.62 }) +
      boulders(c, w * 0.14, h * 0.64, w * 0.3, '#b39c88', 0.3) +
      forest(c, 0.65, 70, 30, TAIGA, 0.25) +
      hill(c, 0.66, 0.06, STEPPE, 0.12) +
      boulders(c, w * 0.66, h * 0.78, w * 0.44, '#bda28c', 0.03) +
      hill(c, 0.79, 0.05, '#82914a', 0) +
      pines(c, 0.92, 5) +
      grass(c, 0.82, '#77863d', 300)
    );
  },
  'altai-peaks': c =>
    sky(c) +
    range(c, { foot: 0.58, tall: 0.32, colour: '#6f7f9a', far: 0.55, cap: 0.62 }) +
    mist(c, 0.58, 0.6) +
    range(c, { foot: 0.66, tall: 0.24, colour: '#5f6a7c', far: 0.25, cap: 0.4 }) +
    mist(c, 0.67, 0.4) +
    hill(c, 0.66, 0.1, '#7d8a58', 0.16) +
    hill(c, 0.8, 0.08, '#6f7c47', 0) +
    ger(c.light, c.width * 0.7, c.height * 0.84, c.height * 0.09) +
    standing(c, 'two-hump-camel', 0.36, 0.89, c.height * 0.1) +
    standing(c, 'two-hump-camel', 0.47, 0.895, c.height * 0.1) +
    grass(c, 0.87, '#66733c', 220),
  'altai-eagle': c =>
    sky(c) +
    range(c, { foot: 0.64, tall: 0.24, colour: '#6f7f9a', far: 0.6, cap: 0.5 }) +
    mist(c, 0.64, 0.5) +
    hill(c, 0.66, 0.1, '#a08d5a', 0.2) +
    standing(c, 'horse', 0.3, 0.8, c.height * 0.16) +
    hill(c, 0.8, 0.09, '#8b7a48', 0) +
    silhouette(
      'eagle',
      c.width * 0.58,
      c.height * 0.46,
      c.height * 0.3,
      mix(seen('#4a3324', c.light), '#1c1320', 0.3),
    ) +
    grass(c, 0.86, '#8b7a48', 240),
  waterfall: c => {
    const { width: w, height: h, light, random } = c;
    const rock = seen('#4d4a4d', light, 0.08);
    const foam = mix('#f5fbff', light.tint, light.depth * 0.55);
    const id = nextId('p');
    const columns = Array.from(
      { length: 30 },
      (_, at) =>
        `<rect x="${(at * w) / 30}" y="${h * 0.42 + random() * 26}" width="${w / 30 - 3}" height="${h * 0.42}" fill="${random() > 0.5 ? lighter(rock, 0.1) : darker(rock, 0.22)}" opacity=".7"/>`,
    ).join('');
    const fall = Array.from(
      { length: 26 },
      () =>
        `<path d="M${w * (0.42 + random() * 0.17)},${h * 0.42} q${random() * 12 - 6},${h * 0.2} ${random() * 26 - 13},${h * 0.42}" stroke="${foam}" stroke-width="${3 + random() * 12}" opacity="${0.3 + random() * 0.5}" fill="none"/>`,
    ).join('');
    return (
      sky(c) +
      far(c) +
      forest(c, 0.44, 90, 46, TAIGA, 0.2, 6) +
      `<linearGradient id="${id}" x2="0" y2="1">${stops([rock, darker(rock, 0.5)])}</linearGradient><rect y="${h * 0.42}" width="${w}" height="${h * 0.6}" fill="url(#${id})"/>` +
      columns +
      fall +
      blurred(fall, 14, 0.7) +
      `<ellipse cx="${w / 2}" cy="${h * 0.93}" rx="${w * 0.52}" ry="${h * 0.12}" fill="${mix(foam, '#2d6a86', 0.62)}"/>` +
      blurred(`<ellipse cx="${w / 2}" cy="${h * 0.85}" rx="${w * 0.2}" ry="${h * 0.05}" fill="${foam}"/>`, 26, 0.9) +
      pines(c, 0.9, 8)
    );
  },
  'hot-spring': c => {
    const { width: w, height: h, light } = c;
    const pool = (x: number, y: number, r: number): string => {
      const id = nextId('h');
      const blue = mix('#3fa3a8', light.tint, light.depth * 0.45);
      return `<radialGradient id="${id}" cy=".3">${stops([lighter(blue, 0.55), blue, darker(blue, 0.25)])}</radialGradient><ellipse cx="${x}" cy="${y + 8}" rx="${r * 1.1}" ry="${r * 0.36}" fill="${seen('#6d665e', light)}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.3}" fill="url(#${id})"/>${blurred(`<path d="M${x - r * 0.4},${y} q-30,-120 20,-200 t10,-160" stroke="#fff" stroke-width="70" fill="none"/><path d="M${x + r * 0.3},${y} q40,-90 -10,-190 t20,-120" stroke="#fff" stroke-width="56" fill="none"/>`, 30, light.stars ? 0.3 : 0.5)}`;
    };
    return (
      sky(c) +
      far(c) +
      forest(c, 0.62, 150, 40, TAIGA, 0.36) +
      mist(c, 0.64, 0.5) +
      forest(c, 0.7, 190, 18, '#3d5a3e', 0.12) +
      hill(c, 0.68, 0.05, '#7c8a54', 0.05) +
      ger(light, w * 0.82, h * 0.79, h * 0.12) +
      pool(w * 0.4, h * 0.8, w * 0.2) +
      pool(w * 0.64, h * 0.91, w * 0.28) +
      grass(c, 0.88, '#6d7b44', 120)
    );
  },
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
