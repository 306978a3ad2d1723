import sharp from 'sharp';
import { brand } from './brand';
import { buildings } from './buildings';
import { colours as shades, type ColourCode } from '../../src/seed/colours';
import { randomFor } from './colour';
import { coupon } from './coupon';
import { rooms, stages } from './interiors';
import { landscapes } from './landscapes';
import { isLight, lights } from './light';
import { SIZE } from './nature';
import type { Shape } from './shape';
import { hasObject, object, studio, type Extent } from './studio';
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
};

const isColour = (name: string | undefined): name is ColourCode => name !== undefined && name in shades;

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

function couponOf(name: string, lightName: string, seed: string): string | undefined {
  const inside = scene(name, lightName, { width: SIZE, height: SIZE }, seed);
  if (!inside || !isLight(lightName)) return undefined;
  const random = randomFor(`${seed} bars`);
  return coupon(
    inside,
    lights[lightName],
    Array.from({ length: 26 }, () => 3 + Math.floor(random() * 9)),
  );
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

/** The drawing that a picture's name asks for. */
async function drawing(name: string, shape: Shape): Promise<string | undefined> {
  const [first = '', second, third] = name.split('_');
  const random = randomFor(name);
  if (brand[first]) return brand[first](shape, random, second);
  if (first === 'coupon' && second && third) return couponOf(second, third, name);
  if (wide[first]) return scene(wide[first], second, shape, name);
  const room = rooms[first];
  if (room && isColour(second)) return room(second, random);
  if (stages[first] && isColour(second)) return onStage(first, second, random);
  if (special[first]) return special[first](second ?? '', random);
  if (third && isColour(second) && hasObject(first)) return studio(first, second, third, await measured(first), random);
  return scene(first, second, shape, name);
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

export async function render(name: string, shape: Shape): Promise<Buffer> {
  const body = await drawing(name, shape);
  if (!body) throw new Error(`nobody knows how to draw ${name}`);
  const { width, height } = shape;
  const key = `${width}x${height}`;
  const noise = grains.get(key) ?? grain(shape);
  grains.set(key, noise);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .composite([{ input: await noise }])
    .webp({ quality: name.startsWith('hero') ? 68 : 54, effort: 4, smartSubsample: true })
    .toBuffer();
}
