import { cabin, roof, stupa, temple } from './houses';
import { landscapes } from './landscapes';
import { seen } from './light';
import { darker, lighter, mix } from './colour';
import { range } from './mountains';
import { glow, grass, hill, mist, nextId, ridge, sky, stops, water, type Canvas } from './nature';
import { boulders, forest, ger, tree } from './things';

interface Block {
  x: number;
  foot: number;
  wide: number;
  tall: number;
  colour: string;
  far: number;
}

/** An office or hotel block with its windows. */
function block({ light, random }: Canvas, { x, foot, wide, tall, colour, far }: Block): string {
  const own = seen(colour, light, far);
  const id = nextId('t');
  const glass = light.lamps ? '#ffcf7d' : lighter(mix(own, light.sky[2], 0.5), 0.3);
  const [columns, rows] = [Math.max(3, Math.round(wide / 34)), Math.max(4, Math.round(tall / 40))];
  const windows = Array.from({ length: columns * rows }, (_, at) => {
    if (random() < (light.lamps ? 0.42 : 0.14)) return '';
    const wx = x + 8 + ((at % columns) * (wide - 16)) / columns;
    const wy = foot - tall + 14 + Math.floor(at / columns) * ((tall - 24) / rows);
    return `<rect x="${wx.toFixed(1)}" y="${wy.toFixed(1)}" width="${((wide - 16) / columns - 9).toFixed(1)}" height="${((tall - 24) / rows - 14).toFixed(1)}" fill="${glass}" opacity="${(light.lamps ? 0.45 + random() * 0.5 : 0.4 + random() * 0.35) * (1 - far * 0.5)}"/>`;
  }).join('');
  return `<linearGradient id="${id}">${stops([lighter(own, 0.12), own, darker(own, 0.28)])}</linearGradient><rect x="${x}" y="${foot - tall}" width="${wide}" height="${tall + 40}" fill="url(#${id})"/>${windows}`;
}

function town(c: Canvas, foot: number, tall: number, count: number, far: number, colours: readonly string[]): string {
  const { width, random } = c;
  return Array.from({ length: count }, (_, at) =>
    block(c, {
      x: (at - 0.3) * (width / count) + random() * 20,
      foot,
      wide: (width / count) * (0.6 + random() * 0.5),
      tall: tall * (0.35 + random() * 0.75),
      colour: colours[Math.floor(random() * colours.length)] ?? '#888888',
      far,
    }),
  ).join('');
}

const GREYS = ['#8d97a6', '#a4a9b0', '#b8a893', '#7d8ba0'];

const house = (c: Canvas): string => {
  const { width: w, height: h, light } = c;
  const wall = mix('#efe3cf', light.tint, light.depth * 0.7);
  const id = nextId('u');
  const pane = light.lamps ? '#ffd07d' : mix('#7896b0', light.tint, light.depth * 0.5);
  const windows = [0, 1, 2, 3, 4, 5]
    .map(at => {
      const x = w * (0.29 + (at % 3) * 0.16);
      const y = h * (0.5 + Math.floor(at / 3) * 0.17);
      return `<rect x="${x - 10}" y="${y - 10}" width="${w * 0.09 + 20}" height="${h * 0.1 + 20}" rx="6" fill="${mix('#2f6b86', light.tint, light.depth * 0.5)}"/><rect x="${x}" y="${y}" width="${w * 0.09}" height="${h * 0.1}" rx="4" fill="${pane}"/><path d="M${x + w * 0.045},${y} v${h * 0.1}" stroke="${wall}" stroke-width="5"/>`;
    })
    .join('');
  return (
    sky(c) +
    ridge(c, { y: 0.44, tall: 0.12, rough: 0.5, colour: '#7b8a80', far: 0.6 }) +
    town(c, h * 0.66, h * 0.16, 12, 0.5, GREYS) +
    hill(c, 0.74, 0.03, '#8b8f78', 0.05) +
    (light.lamps ? glow(w * 0.5, h * 0.62, w * 0.5, '#ffb45a', 0.35) : '') +
    `<linearGradient id="${id}">${stops([lighter(wall, 0.15), wall, darker(wall, 0.2)])}</linearGradient><rect x="${w * 0.24}" y="${h * 0.44}" width="${w * 0.52}" height="${h * 0.42}" fill="url(#${id})"/>` +
    windows +
    roof(w * 0.5, h * 0.45, w * 0.6, light, '#a4553a') +
    `<rect x="${w * 0.45}" y="${h * 0.76}" width="${w * 0.1}" height="${h * 0.1}" fill="${mix('#7a3d2a', light.tint, light.depth * 0.5)}"/>` +
    hill(c, 0.85, 0.02, '#9c9078', 0) +
    [0.1, 0.86, 0.94].map(x => tree(c, w * x, h * 0.9, h * 0.3, '#4c6b45')).join('') +
    grass(c, 0.88, '#8a8a55', 90)
  );
};

export const buildings: Readonly<Record<string, (c: Canvas) => string>> = {
  monastery: c =>
    landscapeBehind(c) +
    [0.06, 0.14, 0.22, 0.78, 0.86, 0.94]
      .map(x => stupa(c.light, c.width * x, c.height * 0.74, c.height * 0.1))
      .join('') +
    temple(c, c.width * 0.5, c.height * 0.76, c.width * 0.42) +
    hill(c, 0.76, 0.04, '#9aa056', 0) +
    [0.02, 0.98].map(x => stupa(c.light, c.width * x, c.height * 0.9, c.height * 0.16)).join('') +
    grass(c, 0.82, '#848c44', 300),
  'skyline-ub': c =>
    sky(c) +
    ridge(c, { y: 0.38, tall: 0.16, rough: 0.5, colour: '#4f5f78', far: 0.5 }) +
    mist(c, 0.54, 0.4) +
    town(c, c.height * 0.78, c.height * 0.26, 15, 0.5, GREYS) +
    mist(c, 0.72, 0.5) +
    block(c, {
      x: c.width * 0.44,
      foot: c.height * 0.92,
      wide: 120,
      tall: c.height * 0.5,
      colour: '#54799c',
      far: 0.12,
    }) +
    `<path d="M${c.width * 0.66},${c.height * 0.92} V${c.height * 0.52} Q${c.width * 0.7},${c.height * 0.36} ${c.width * 0.79},${c.height * 0.36} V${c.height * 0.92} Z" fill="${seen('#3f6f9c', c.light, 0.1)}"/>` +
    town(c, c.height * 0.97, c.height * 0.26, 9, 0.08, GREYS) +
    (c.light.lamps ? glow(c.width / 2, c.height * 0.95, c.width * 0.7, '#ffab57', 0.35) : '') +
    hill(c, 0.94, 0.03, '#4d5a48', 0) +
    [0.05, 0.13, 0.88, 0.96].map(x => tree(c, c.width * x, c.height, c.height * 0.16, '#39543c')).join(''),
  skyline: c => {
    const above =
      sky(c, true) +
      town(c, c.height * 0.7, c.height * 0.3, 13, 0.5, GREYS) +
      town(c, c.height * 0.72, c.height * 0.44, 9, 0.16, ['#5b7393', '#7b8ca8', '#8a7d92']) +
      `<path d="M${c.width * 0.72},${c.height * 0.72} l22,${-c.height * 0.42} l6,-90 l6,90 l22,${c.height * 0.42} Z" fill="${seen('#8a93a8', c.light, 0.2)}"/>`;
    return above + water(c, 0.71, 1, above);
  },
  'hotel-city': c =>
    sky(c) +
    ridge(c, { y: 0.44, tall: 0.12, rough: 0.5, colour: '#5c6c80', far: 0.6 }) +
    town(c, c.height * 0.84, c.height * 0.26, 13, 0.52, GREYS) +
    (c.light.lamps ? glow(c.width * 0.5, c.height * 0.7, c.width * 0.6, '#ffb25c', 0.35) : '') +
    block(c, {
      x: c.width * 0.34,
      foot: c.height * 0.88,
      wide: c.width * 0.3,
      tall: c.height * 0.62,
      colour: '#6f8fb0',
      far: 0.02,
    }) +
    block(c, {
      x: c.width * 0.24,
      foot: c.height * 0.88,
      wide: c.width * 0.13,
      tall: c.height * 0.36,
      colour: '#c9b8a0',
      far: 0.02,
    }) +
    block(c, {
      x: c.width * 0.62,
      foot: c.height * 0.88,
      wide: c.width * 0.16,
      tall: c.height * 0.3,
      colour: '#c9b8a0',
      far: 0.02,
    }) +
    `<path d="M${c.width * 0.3},${c.height * 0.82} h${c.width * 0.4} l30,26 h${-c.width * 0.4 - 60} Z" fill="${c.light.lamps ? '#ffdb9a' : lighter(seen('#b8a58c', c.light), 0.2)}"/>` +
    hill(c, 0.88, 0.02, '#77806f', 0) +
    [0.06, 0.15, 0.84, 0.93].map(x => tree(c, c.width * x, c.height * 0.94, c.height * 0.2, '#3d5f45')).join(''),
  'hotel-house': house,
  'hotel-resort': c =>
    sky(c) +
    range(c, { foot: 0.56, tall: 0.26, colour: '#6d7d8c', far: 0.48, cap: 0.4 }) +
    forest(c, 0.66, 110, 40, '#35513c', 0.34) +
    hill(c, 0.68, 0.06, '#7f9160', 0.06) +
    block(c, {
      x: c.width * 0.2,
      foot: c.height * 0.84,
      wide: c.width * 0.6,
      tall: c.height * 0.2,
      colour: '#b98d64',
      far: 0.02,
    }) +
    [0.28, 0.5, 0.72].map(x => roof(c.width * x, c.height * 0.655, c.width * 0.26, c.light, '#6a4636')).join('') +
    hill(c, 0.84, 0.04, '#7c8d58', 0) +
    [0.04, 0.12, 0.9, 0.97].map(x => tree(c, c.width * x, c.height * 0.96, c.height * 0.34, '#35513c')).join('') +
    grass(c, 0.9, '#75854a', 120),
  'terelj-camp': c =>
    sky(c) +
    range(c, { foot: 0.56, tall: 0.14, colour: '#8d8478', far: 0.62 }) +
    boulders(c, c.width * 0.74, c.height * 0.66, c.width * 0.42, '#b9a18b', 0.16) +
    forest(c, 0.67, 90, 34, '#35513c', 0.2) +
    hill(c, 0.7, 0.05, '#8a9a4c', 0.06) +
    [0.18, 0.36, 0.54]
      .map((x, at) => ger(c.light, c.width * x, c.height * (0.77 + at * 0.012), c.height * 0.14))
      .join('') +
    hill(c, 0.83, 0.04, '#7c8c3f', 0) +
    ger(c.light, c.width * 0.76, c.height * 0.89, c.height * 0.26, '#2f6f9e') +
    tree(c, c.width * 0.05, c.height, c.height * 0.5, '#35513c') +
    grass(c, 0.88, '#75853a', 220),
  'gobi-camp': c =>
    (landscapes['gobi-dunes']?.(c) ?? '') +
    [0.2, 0.42, 0.78]
      .map((x, at) =>
        ger(
          c.light,
          c.width * x,
          c.height * (0.83 + at * 0.045),
          c.height * (0.15 + at * 0.04),
          at === 1 ? '#2f6f9e' : '#c4622d',
        ),
      )
      .join(''),
  'lake-camp': c => {
    const above =
      sky(c) +
      range(c, { foot: 0.56, tall: 0.22, colour: '#5d7596', far: 0.58, cap: 0.4 }) +
      forest(c, 0.57, 60, 60, '#35513c', 0.36, 3);
    return (
      above +
      water(c, 0.57, 0.82, above) +
      hill(c, 0.79, 0.04, '#788a4a', 0) +
      cabin(c, c.width * 0.3, c.height * 0.87, c.width * 0.26) +
      ger(c.light, c.width * 0.74, c.height * 0.9, c.height * 0.2) +
      [0.03, 0.1, 0.52, 0.94]
        .map(x => tree(c, c.width * x, c.height * (0.88 + x * 0.08), c.height * 0.36, '#35513c'))
        .join('') +
      grass(c, 0.87, '#6d7d42', 180)
    );
  },
};

function landscapeBehind(c: Canvas): string {
  return (
    sky(c) +
    range(c, { foot: 0.58, tall: 0.14, colour: '#6d7b74', far: 0.66 }) +
    hill(c, 0.56, 0.1, '#8a9a4c', 0.38) +
    mist(c, 0.66, 0.4) +
    hill(c, 0.68, 0.05, '#9aa056', 0.14)
  );
}
