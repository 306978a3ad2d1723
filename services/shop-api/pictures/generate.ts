import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { catalogue } from '../src/seed/catalogue';
import { render } from './draw/render';
import type { Shape } from './draw/shape';
import { editorial } from './editorial';

const folder = import.meta.dirname;
const args = process.argv.slice(2);
const target = args.find(arg => arg.startsWith('--to='))?.slice(5) ?? folder;
const only = args.filter(arg => !arg.startsWith('--'));
const force = args.includes('--force') || only.length > 0;

function requested(): Map<string, Shape> {
  const names = new Map<string, Shape>();
  for (const { name, ...shape } of editorial) names.set(name, shape);
  for (const product of catalogue.products)
    for (const picture of [...product.images, ...product.variants.map(variant => variant.image)])
      if (picture) names.set(picture, { width: 1200, height: 1200 });
  for (const place of [...catalogue.taxons.map(taxon => taxon.image), ...catalogue.vendors.map(vendor => vendor.logo)])
    if (place) names.set(place, names.get(place) ?? { width: 1200, height: 1200 });
  return names;
}

await mkdir(target, { recursive: true });
const present = new Set(await readdir(target));
let total = 0;
for (const [name, shape] of requested()) {
  const file = `${name}.webp`;
  if (only.length > 0 && !only.some(part => name.startsWith(part))) continue;
  if (!force && present.has(file)) continue;
  const bytes = await render(name, shape);
  total += bytes.length;
  await writeFile(resolve(target, file), bytes);
}
process.stdout.write(`${(total / 1024 / 1024).toFixed(2)} MB written to ${target}\n`);
