import sharp from 'sharp';
import { brand } from './brand';
import { buildings } from './buildings';
import { colours as shades, type ColourCode } from '../../src/seed/colours';
import { randomFor, type Random } from './colour';
import { coupon } from './coupon';
import { rooms, stages } from './interiors';
import { landscapes } from './landscapes';
import { isLight, lights } from './light';
import { SIZE } from './nature';
import type { Shape } from './shape';
import { closeUp, hasObject, object, otherSide, studio, type Extent, type Subject } from './studio';
import { inUse } from './uses';
import { onStage, special } from './venues';

const scenes = { ...landscapes, ...buildings };

/** What a page's wide picture shows. */
const wide: Readonly<Record<string, string>> = {
  'hero-steppe': 'steppe-gers',
  'hero-gobi': 'gobi-camels',
  'hero-khuvsgul': 'khuvsgul-lake',
  'hero-altai': 'altai-peaks',
  'article-winter-gobi': 'gobi-dunes',
  'article-ger': 'terelj-camp',
  'article-lake': 'lake-camp',
  'article-horses': 'steppe-horses',
  'article-city': 'skyline-ub',
  'article-temple': 'monastery',
  'article-eagle': 'altai-eagle',
  'article-taiga': 'taiga-forest',
  'campaign-gers': 'steppe-gers',
  'campaign-skyline': 'skyline-ub',
  'campaign-taiga': 'taiga-forest',
  'campaign-camp': 'terelj-camp',
  'campaign-rocks': 'terelj-rocks',
  'campaign-lake': 'khuvsgul-lake',
};

const isColour = (name: string | undefined): name is ColourCode => name !== undefined && name in shades;

/** A scene as its own composition: nearer, further to a side, perhaps from the other side. */
function framed(body: string, random: Random, maxZoom: number): string {
  const zoom = 1.05 + random() * (maxZoom - 1.05);
  const beyond = (zoom - 1) * SIZE;
  const mirror = random() > 0.5 ? `translate(${SIZE} 0) scale(-1 1)` : '';
  return `<g transform="translate(${(-beyond * random()).toFixed(0)} ${(-beyond * (0.35 + random() * 0.5)).toFixed(0)}) scale(${zoom.toFixed(2)}) ${mirror}">${body}</g>`;
}

function scene(
  name: string,
  lightName: string | undefined,
  { width, height }: Shape,
  seed: string,
): string | undefined {
  const draw = scenes[name];
  if (!draw || !lightName || !isLight(lightName)) return undefined;
  return draw({ width, height, light: lights[lightName], random: randomFor(seed) });
}

/** A scene or a stage on printed paper with a code. */
function printed(name: string, second: string, seed: string): string | undefined {
  const place = scene(name, second, { width: SIZE, height: SIZE }, seed);
  const inside = place ?? (stages[name] && isColour(second) ? onStage(name, second, randomFor(seed)) : undefined);
  if (!inside) return undefined;
  const random = randomFor(`${seed} bars`);
  const bars = Array.from({ length: 26 }, () => 3 + Math.floor(random() * 9));
  const light = isLight(second) ? lights[second] : lights.dusk;
  return coupon(inside, light, bars, place ? 'bed' : 'admission-tickets');
}

/** Measures an object, so that every one stands on the floor at a like size. */
async function extentOf(name: string): Promise<Extent> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="350" height="350" viewBox="0 0 700 700">${object(name, '#8a8f98')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const extent = { left: 700, right: 0, top: 700, bottom: 0 };
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 40) continue;
    const x = (((at - 3) / 4) % info.width) * 2;
    const y = Math.floor((at - 3) / 4 / info.width) * 2;
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return extent;
}

const extents = new Map<string, Promise<Extent>>();

function measured(name: string): Promise<Extent> {
  const known = extents.get(name) ?? extentOf(name);
  extents.set(name, known);
  return known;
}

/** A thing as its picture's last word says. */
function thing(subject: Subject, look: string, random: Random): string {
  switch (look) {
    case 'side':
      return otherSide(subject, random);
    case 'detail':
      return closeUp(subject, random);
    case 'use':
      return inUse(subject, random);
    default:
      return studio(subject, look, random);
  }
}

/** The drawing that a picture's name asks for. */
async function drawing(name: string, shape: Shape): Promise<string | undefined> {
  const [first = '', second, third] = name.split('_');
  const random = randomFor(name);
  if (brand[first]) return brand[first](shape, random, second);
  if (first === 'coupon' && second && third) return printed(second, third, name);
  if (wide[first]) return scene(wide[first], second, shape, name);
  const room = rooms[first];
  if (room && isColour(second)) return third ? framed(room(second, random), random, 1.15) : room(second, random);
  if (stages[first] && isColour(second)) {
    const stage = onStage(first, second, random);
    return third === 'near' ? `<g transform="translate(-500 -760) scale(1.8)">${stage}</g>` : stage;
  }
  if (special[first]) return special[first](second ?? '', random);
  if (third && isColour(second) && hasObject(first))
    return thing({ name: first, code: second, extent: await measured(first) }, third, random);
  const plain = scene(first, second, shape, name);
  return plain && third ? framed(plain, random, 1.45) : plain;
}

/** Fine film grain, the same for every picture of a size. */
async function grain({ width, height }: Shape): Promise<Buffer> {
  const random = randomFor('grain');
  const tile = Buffer.alloc(256 * 256 * 4);
  for (let at = 0; at < tile.length; at += 4) {
    const bright = random() > 0.5 ? 255 : 0;
    tile.fill(bright, at, at + 3);
    tile[at + 3] = Math.floor(random() * 7);
  }
  const soft = await sharp(tile, { raw: { width: 256, height: 256, channels: 4 } })
    .blur(0.6)
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: soft, tile: true }])
    .png()
    .toBuffer();
}

const grains = new Map<string, Promise<Buffer>>();

/** Pictures after the first one are stored smaller: a product has three of them. */
const sizeOf = (name: string, { width, height }: Shape): Shape =>
  /_(side|detail|use)$/.test(name) ? { width: width * 0.75, height: height * 0.75 } : { width, height };

export async function render(name: string, shape: Shape): Promise<Buffer> {
  const body = await drawing(name, shape);
  if (!body) throw new Error(`nobody knows how to draw ${name}`);
  const { width, height } = sizeOf(name, shape);
  const key = `${width}x${height}`;
  const noise = grains.get(key) ?? grain({ width, height });
  grains.set(key, noise);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${shape.width} ${shape.height}">${body}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .composite([{ input: await noise }])
    .webp({ quality: name.startsWith('hero') ? 68 : 54, effort: 4, smartSubsample: true })
    .toBuffer();
}
