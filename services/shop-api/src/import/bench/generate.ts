import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readConfig } from '../../config';
import { catalogue } from '../../seed/catalogue';
import type { SeedProduct } from '../../seed/seed-shape';

/** Far from the ids of the example shop. */
const firstId = 1_000_000;

const models = catalogue.products.filter(({ kind, images }) => kind === 'goods' && images.length > 0);

const at = <T>(list: readonly T[], index: number): T => {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('The example shop has no goods');
  return entry;
};

/** Another product modelled on those of the shop: other name, price, stock and day. Deterministic. */
const productOf = (number: number): object => {
  const model: SeedProduct = at(models, number);
  const { availableIn: _day, sale: _sale, rating: _rating, ...rest } = model;
  const price = Math.round((model.price * (60 + ((number * 37) % 90))) / 100 / 100) * 100;
  const onSale = number % 7 === 0;
  const id = firstId + number;
  return {
    ...rest,
    id,
    slug: `${model.slug}-${number}`,
    text: Object.fromEntries(
      Object.entries(model.text).map(([locale, text]) => [locale, { ...text, name: `${text.name} ${number}` }]),
    ),
    price,
    sellingPrice: onSale ? Math.round((price * 85) / 100) : undefined,
    availableOn: new Date(Date.UTC(2024, 0, 1 + (number % 700))).toISOString(),
    variants: model.variants.map((variant, position) => ({
      ...variant,
      id: id * 100 + position,
      sku: `B-${number}-${position}`,
      price: undefined,
      sellingPrice: undefined,
      stock: (number * 31 + position * 7) % 19,
    })),
  };
};

function* lines(count: number): Generator<string> {
  for (let number = 1; number <= count; number += 1) yield `${JSON.stringify(productOf(number))}\n`;
}

const [path = 'products.jsonl', count = '100000'] = process.argv.slice(2);
await pipeline(Readable.from(lines(Number(count))), createWriteStream(resolve(readConfig().calledIn, path)));
