import { darker, lighter, mix, type Random } from './colour';
import { paint } from './garments';
import { lights, type Light } from './light';
import { range } from './mountains';
import { blurred, glow, hill, mist, nextId, sky, stops, type Canvas } from './nature';
import type { Shape } from './shape';
import { icon } from './things';
import { wares } from './wares';

const NOIR: Light = {
  ...lights.night,
  sky: ['#03060f', '#08122a', '#12264a', '#27466f'],
  haze: '#1d3556',
  tint: '#060d1f',
  depth: 0.72,
  lamps: false,
};

const bottle = (x: number, foot: number, tall: number, hex = '#23395c'): string =>
  `<g transform="translate(${x} ${foot}) scale(${tall / 650}) translate(-350 -656)">${wares.vodka?.(paint(hex)) ?? ''}</g>`;

function peaks(c: Canvas): string {
  return (
    sky(c, true) +
    glow(c.width * 0.66, c.height * 0.34, c.height * 0.7, '#5d8fd0', 0.4) +
    range(c, { foot: 0.62, tall: 0.42, colour: '#6b7f9e', far: 0.36, cap: 0.55 }) +
    mist(c, 0.62, 0.6) +
    range(c, { foot: 0.72, tall: 0.26, colour: '#3d4a60', far: 0.1, cap: 0.3 }) +
    mist(c, 0.76, 0.4) +
    hill(c, 0.7, 0.07, '#31405a', 0)
  );
}

const canvas = ({ width, height }: Shape, random: Random): Canvas => ({ width, height, light: NOIR, random });

/** A dark table with its reflection. */
function table({ width: w, height: h }: Shape, thing: string, foot: number): string {
  const id = nextId('tb');
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(['#0c1729', '#03060d'])}</linearGradient><rect y="${foot - 20}" width="${w}" height="${h - foot + 20}" fill="url(#${id})" opacity=".94"/><g transform="translate(0 ${2 * foot}) scale(1 -1)" opacity=".22">${blurred(thing, 5)}</g>${blurred(`<ellipse cx="${w * 0.5}" cy="${foot}" rx="${w * 0.3}" ry="16" fill="#9cc4ff"/>`, 24, 0.25)}${thing}`;
}

const snowfall = ({ width: w, height: h }: Shape, random: Random): string =>
  blurred(
    Array.from(
      { length: 90 },
      () =>
        `<circle cx="${random() * w}" cy="${random() * h}" r="${1 + random() * 3.4}" fill="#dfeaff" opacity="${0.2 + random() * 0.6}"/>`,
    ).join(''),
    1.2,
  );

function hero(shape: Shape, random: Random): string {
  const c = canvas(shape, random);
  const { width: w, height: h } = shape;
  return (
    peaks(c) +
    glow(w * 0.72, h * 0.5, h * 0.62, '#8fc0ff', 0.45) +
    table(shape, bottle(w * 0.72, h * 0.9, h * 0.76), h * 0.9) +
    snowfall(shape, random) +
    `<linearGradient id="fade"><stop offset="0" stop-color="#02040a" stop-opacity=".75"/><stop offset=".5" stop-color="#02040a" stop-opacity="0"/></linearGradient><rect width="${w * 0.6}" height="${h}" fill="url(#fade)"/>`
  );
}

function story(shape: Shape, random: Random, part = ''): string {
  const c = canvas(shape, random);
  const { width: w, height: h } = shape;
  if (part === 'water')
    return (
      peaks(c) +
      Array.from(
        { length: 16 },
        (_, at) =>
          `<ellipse cx="${w / 2}" cy="${h * 0.86}" rx="${60 + at * 58}" ry="${10 + at * 11}" fill="none" stroke="#9cc8ff" stroke-width="${3 - at * 0.12}" opacity="${0.6 - at * 0.035}"/>`,
      ).join('') +
      glow(w / 2, h * 0.8, h * 0.5, '#7fb4ff', 0.45) +
      `<path d="M${w / 2},${h * 0.5} q46,80 46,120 a46,46 0 0 1 -92,0 q0,-40 46,-120 Z" fill="#cfe6ff" opacity=".95"/><path d="M${w / 2 - 20},${h * 0.62} q-8,40 16,52" stroke="#fff" stroke-width="7" fill="none"/>`
    );
  const deep = `<rect width="${w}" height="${h}" fill="#04070f"/>${glow(w * 0.5, h * 0.4, h * 0.9, part === 'rest' ? '#c98a3c' : '#b8653a', 0.5)}`;
  const still = (x: number, s: number): string => {
    const id = nextId('cu');
    return `<linearGradient id="${id}">${stops(['#7a3b1e', '#f0b07a', '#b8652f', '#4a200f'])}</linearGradient><path d="M${x - s},${h * 0.86} q${-s * 0.3},${-s * 1.3} ${s * 0.62},${-s * 1.7} l${s * 0.16},${-s * 1.1} h${s * 0.44} l${s * 0.16},${s * 1.1} q${s * 0.92},${s * 0.4} ${s * 0.62},${s * 1.7} Z" fill="url(#${id})"/><path d="M${x + s * 0.1},${h * 0.86 - s * 2.8} q${s * 0.9},${-s * 0.5} ${s * 1.5},${s * 0.5}" stroke="#b8652f" stroke-width="${s * 0.2}" fill="none"/>`;
  };
  if (part === 'distil')
    return (
      deep +
      [0.12, 0.27, 0.42, 0.57, 0.72, 0.87].map((x, at) => still(w * x, 92 + (at % 2) * 12)).join('') +
      `<rect y="${h * 0.86}" width="${w}" height="${h * 0.14}" fill="#070a12"/>` +
      glow(w * 0.5, h * 0.86, w * 0.5, '#ff9a4c', 0.28)
    );
  const cask = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#4a2d18"/><circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="#7a5230"/>${[-0.5, -0.2, 0.1, 0.4].map(at => `<path d="M${x + at * r},${y - r * 0.78} V${y + r * 0.78}" stroke="#4a2d18" stroke-width="5"/>`).join('')}<circle cx="${x}" cy="${y}" r="${r * 0.93}" fill="none" stroke="#2b2f38" stroke-width="${r * 0.1}"/>`;
  return (
    deep +
    [0.14, 0.38, 0.62, 0.86].map(x => cask(w * x, h * 0.66, h * 0.19)).join('') +
    [0.26, 0.5, 0.74].map(x => cask(w * x, h * 0.34, h * 0.19)).join('') +
    `<rect y="${h * 0.85}" width="${w}" height="${h * 0.15}" fill="#05070d"/>` +
    glow(w * 0.5, h * 0.2, h * 0.7, '#ffc27a', 0.32) +
    `<rect width="${w}" height="${h}" fill="#04070f" opacity=".25"/>`
  );
}

interface Serving {
  liquid: string;
  /** Icon beside the glass. */
  fruit: string;
  /** Steam instead of ice. */
  hot?: boolean;
  /** Salt on the rim. */
  salted?: boolean;
  /** No bottle: it has no alcohol. */
  sober?: boolean;
}

const recipes: Readonly<Record<string, Serving>> = {
  juniper: { liquid: '#cfe3c0', fruit: 'herb' },
  berry: { liquid: '#8d3f6e', fruit: 'blueberries' },
  honey: { liquid: '#e8b24a', fruit: 'honey-pot' },
  buckthorn: { liquid: '#ee8a2c', fruit: 'buckthorn' },
  tea: { liquid: '#b8742f', fruit: 'lemon', hot: true },
  salt: { liquid: '#b9d8a4', fruit: 'cucumber', salted: true },
  snow: { liquid: '#dbe9f8', fruit: 'snowflake' },
  road: { liquid: '#f0a04a', fruit: 'herb', sober: true },
};

/** A twig with orange berries, 32 × 32 like an icon. */
const buckthorn = (): string => {
  const berries = [
    [8, 21],
    [12, 17],
    [11, 23],
    [16, 13],
    [17, 19],
    [21, 9],
    [21, 15],
    [25, 11],
    [14, 27],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="3.1" fill="#f08a1d"/><circle cx="${x - 1}" cy="${y - 1}" r=".9" fill="#ffd59a"/>`,
    )
    .join('');
  const leaf = (x: number, y: number, turn: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="5.4" ry="1.3" transform="rotate(${turn} ${x} ${y})" fill="#8fae76"/>`;
  return `<path d="M6,30 Q14,20 28,5" stroke="#7c5a38" stroke-width="1.3" fill="none"/>${leaf(10, 14, 20)}${leaf(16, 8, 30)}${leaf(24, 19, 40)}${leaf(20, 25, 30)}${berries}`;
};

const steam = (x: number, top: number): string =>
  blurred(
    [-60, 0, 60]
      .map(
        (dx, at) =>
          `<path d="M${x + dx},${top} q${at % 2 ? 50 : -50},-70 0,-140 q${at % 2 ? -50 : 50},-70 0,-140" stroke="#fff" stroke-width="16" fill="none" stroke-linecap="round"/>`,
      )
      .join(''),
    12,
    0.35,
  );

const salt = (x: number, y: number, random: Random): string =>
  Array.from({ length: 60 }, () => {
    const turn = random() * Math.PI * 2;
    return `<circle cx="${x + Math.cos(turn) * 148}" cy="${y + Math.sin(turn) * 27 - 3}" r="${3 + random() * 4}" fill="#f4efe9"/>`;
  }).join('');

function recipe(shape: Shape, random: Random, kind = ''): string {
  const { width: w, height: h } = shape;
  const { liquid, fruit, hot, salted, sober } = recipes[kind] ?? { liquid: '#ffffff', fruit: 'herb' };
  const x = w * 0.46;
  const foot = h * 0.84;
  const cold = `<g transform="translate(${x - 84} ${foot - 250}) rotate(-14) scale(4.6)">${icon('ice')}</g>`;
  const tumbler = `<path d="M${x - 150},${foot - 380} L${x - 120},${foot} Q${x},${foot + 26} ${x + 120},${foot} L${x + 150},${foot - 380} Z" fill="#dcebf7" opacity=".26"/><path d="M${x - 142},${foot - 280} L${x - 116},${foot - 16} Q${x},${foot + 10} ${x + 116},${foot - 16} L${x + 142},${foot - 280} Q${x},${foot - 250} ${x - 142},${foot - 280} Z" fill="${liquid}" opacity=".82"/><ellipse cx="${x}" cy="${foot - 280}" rx="142" ry="26" fill="${lighter(liquid, 0.4)}"/>${hot ? steam(x, foot - 330) : cold}<ellipse cx="${x}" cy="${foot - 380}" rx="150" ry="28" fill="none" stroke="#eef6ff" stroke-width="6" opacity=".8"/>${salted ? salt(x, foot - 380, random) : ''}<path d="M${x - 128},${foot - 340} L${x - 104},${foot - 40}" stroke="#fff" stroke-width="10" opacity=".5" stroke-linecap="round"/>`;
  const beside = fruit === 'buckthorn' ? buckthorn() : icon(fruit);
  const side = `<g transform="translate(${w * 0.62} ${foot - 230}) scale(7.4)">${beside}</g>`;
  const back = Array.from(
    { length: 22 },
    () =>
      `<circle cx="${random() * w}" cy="${random() * h * 0.7}" r="${20 + random() * 60}" fill="${mix(liquid, '#ffcf8a', random())}" opacity="${0.04 + random() * 0.1}"/>`,
  ).join('');
  const things = (sober ? '' : bottle(w * 0.2, foot, h * 0.7)) + tumbler + side;
  return `<rect width="${w}" height="${h}" fill="${darker(mix(liquid, '#101a33', 0.86), 0.4)}"/>${blurred(back, 10)}${glow(x, h * 0.5, h * 0.75, liquid, 0.4)}${table(shape, things, foot)}`;
}

interface Standing {
  hex: string;
  light: string;
  /** Height of the bottle. */
  tall: number;
  /** Two glasses before a box. */
  gift?: boolean;
}

const plain: Standing = { hex: '#23395c', light: '#8fc0ff', tall: 0.72 };

const standing: Readonly<Record<string, Standing>> = {
  plain,
  small: { ...plain, tall: 0.58 },
  gift: { ...plain, gift: true },
  juniper: { hex: '#2f6b46', light: '#9fe0b4', tall: 0.72 },
  honey: { hex: '#9c7420', light: '#ffd27a', tall: 0.72 },
};

const shotGlass = (x: number, foot: number): string =>
  `<path d="M${x - 52},${foot - 150} L${x - 40},${foot} H${x + 40} L${x + 52},${foot - 150} Z" fill="#dcebf7" opacity=".3"/><path d="M${x - 48},${foot - 104} L${x - 41},${foot - 22} H${x + 41} L${x + 48},${foot - 104} Z" fill="#e8f3ff" opacity=".5"/><ellipse cx="${x}" cy="${foot - 150}" rx="52" ry="11" fill="none" stroke="#eef6ff" stroke-width="4" opacity=".85"/>`;

const giftBox = (x: number, foot: number, width: number, tall: number): string => {
  const id = nextId('bx');
  return `<linearGradient id="${id}">${stops(['#101d36', '#1d3157', '#0c1729'])}</linearGradient><rect x="${x - width / 2}" y="${foot - tall}" width="${width}" height="${tall}" rx="8" fill="url(#${id})"/><rect x="${x - width / 2 + 16}" y="${foot - tall + 16}" width="${width - 32}" height="${tall - 32}" rx="4" fill="none" stroke="#e9c27a" stroke-width="3" opacity=".8"/>`;
};

/** A bottle alone, before the same night as the first picture. */
function bottleAlone(shape: Shape, random: Random, kind = ''): string {
  const { width: w, height: h } = shape;
  const { hex, light, tall, gift } = standing[kind] ?? plain;
  const foot = h * 0.88;
  const things = gift
    ? giftBox(w * 0.5, foot, w * 0.56, h * 0.78) +
      bottle(w * 0.5, foot, h * tall, hex) +
      shotGlass(w * 0.29, foot) +
      shotGlass(w * 0.71, foot)
    : bottle(w * 0.5, foot, h * tall, hex);
  return `<rect width="${w}" height="${h}" fill="#05080f"/>${glow(w * 0.5, h * 0.5, h * 0.6, light, 0.42)}${table(shape, things, foot)}${snowfall(shape, random)}`;
}

const gate = (shape: Shape, random: Random): string =>
  peaks(canvas(shape, random)) +
  snowfall(shape, random) +
  `<rect width="${shape.width}" height="${shape.height}" fill="#02040a" opacity=".35"/>`;

/** Dark, slow pictures of the brand site. */
export const brand: Readonly<Record<string, (shape: Shape, random: Random, part?: string) => string>> = {
  'brand-hero': hero,
  'brand-gate': gate,
  'brand-story': story,
  'brand-recipe': recipe,
  'brand-bottle': bottleAlone,
};
