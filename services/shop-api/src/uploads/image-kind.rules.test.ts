import sharp from 'sharp';
import { imageKind } from './image-kind.rules';

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f6fb5' } });

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('recognizes %s by its bytes', async format =>
  expect(imageKind(await picture().toFormat(format).toBuffer())).toBe(format),
);

it.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['an SVG behind a declaration', '<?xml version="1.0"?><svg/>'],
  ['a GIF', 'GIF89a\u0001\u0000'],
  ['a page that calls itself a picture', '<!doctype html><title>photo.jpg</title>'],
  ['nothing', ''],
  ['a beginning only', '\u0089PNG'],
])('recognizes that %s is no picture', (_, text) => expect(imageKind(Buffer.from(text, 'latin1'))).toBeUndefined());
