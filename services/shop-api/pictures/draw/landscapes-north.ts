import { seen } from './light';
import { darker, lighter, mix } from './colour';
import { range } from './mountains';
import { blurred, grass, hill, mist, nextId, ridge, sky, stops, water, type Canvas } from './nature';
import { boulders, forest, ger, silhouette } from './things';
import { STEPPE, ROCK, BLUE, TAIGA, far, standing, pines } from './ground';

/** Lakes, forests and mountains. */
export const north: Readonly<Record<string, (c: Canvas) => string>> = {
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
};
