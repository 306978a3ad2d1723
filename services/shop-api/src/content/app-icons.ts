import { readFile } from 'node:fs/promises';
import { appFiles, shopMark } from '@ortoo/contracts/app-files';
import { findOriginal, originalPictures } from '../pictures';
import type { Shop } from '../shop';
import { uploadsIn } from '../uploads/api';
import type { Site } from './site-shapes';

interface Shape {
  /** Pixels of a side. */
  size: number;
  /** Part of the side that the mark takes; the rest is ground. Without it, the mark alone. */
  mark?: number;
}

/** Launchers cut a maskable icon down to a circle of 80%, whose square is 56% wide. */
const shapes: Readonly<Record<Exclude<keyof typeof appFiles, 'manifest'>, Shape>> = {
  icon: { size: 192 },
  largeIcon: { size: 512 },
  maskableIcon: { size: 512, mark: 0.62 },
  appleIcon: { size: 180, mark: 0.72 },
};

type AppIcon = keyof typeof shapes;
export const appIcons = Object.keys(shapes) as AppIcon[];

const maxPixels = 40_000_000;
const transparent = '#0000';
const pointsInInch = 72;

/** The drawing of a data address, or the bytes of a picture; the shop's mark without either. */
const readMark = async ({ dataDir }: Pick<Shop, 'dataDir'>, { favicon, logo }: Site): Promise<Buffer> => {
  const address = favicon ?? logo;
  const [, drawing] = address?.split('data:image/svg+xml,') ?? [];
  if (drawing !== undefined) return Buffer.from(decodeURIComponent(drawing));
  const name = address?.replace('/pictures/', '');
  const original = name && (await findOriginal([originalPictures, uploadsIn(dataDir)], name));
  return original ? readFile(original.path) : Buffer.from(shopMark);
};

const draw = async (mark: Buffer, shape: Shape, ground: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(shape.size * (shape.mark ?? 1));
  const { format, width } = await sharp(mark).metadata();
  // A drawing of few units would be enlarged from few pixels.
  const density = format === 'svg' ? Math.min(2400, Math.ceil((pointsInInch * inner) / width)) : pointsInInch;
  const input = await sharp(mark, { density, limitInputPixels: maxPixels })
    .resize(inner, inner, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  const background = shape.mark === undefined ? transparent : ground;
  const { size } = shape;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png()
    .toBuffer();
};

/** An icon of a site as PNG. A mark that cannot be read is replaced by the shop's. */
export const drawIcon = async (shop: Pick<Shop, 'dataDir'>, site: Site, icon: AppIcon): Promise<Buffer> => {
  const { ground } = site.theme.light;
  const shape = shapes[icon];
  try {
    return await draw(await readMark(shop, site), shape, ground);
  } catch {
    return draw(Buffer.from(shopMark), shape, ground);
  }
};
