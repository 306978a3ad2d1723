import { colours } from './colours';
import type { Base, Choice, Model } from './family';
import type { SeedOption, SeedProduct, SeedVariant } from './seed-shape';
import { both } from './words';

interface Source {
  id: number;
  base: Base;
  model: Model;
  price: number;
  percent: number;
}

type Combination = Pick<SeedVariant, 'options' | 'price' | 'stock' | 'room'> & { picture?: string };

export const sizeCode = (size: string): string => size.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const choiceCode = (choices: NonNullable<Base['choices']>): string => choices.name[1].toLowerCase();

/** Uneven on purpose: one row in thirteen is sold out, others are short. */
const stockFor = (id: number, at: number): number => ((id + at * 31) % 13 === 0 ? 0 : ((id + at * 7) % 17) + 3);

const own = (id: number, at: number, base: Base, model: Model): number => model.stock ?? base.stock ?? stockFor(id, at);

const kindOf = (picture: string | undefined): string | undefined => picture?.split('_')[0];

/** The picture of each choice; the first of a kind, such as `room-ger`, has the base's own of that kind if there is one. */
export const picturesOfChoices = ({ choices, pictures = [] }: Base): (string | undefined)[] => {
  const listed = (choices?.values ?? []).map(({ picture }) => picture);
  return listed.map((picture, at) => {
    const isFirst = listed.findIndex(other => kindOf(other) === kindOf(picture)) === at;
    return (isFirst && pictures.find(own => kindOf(own) === kindOf(picture))) || picture;
  });
};

function combinations({ id, base, model }: Source): Combination[] {
  const { choices, colours: palette, sizes } = base;
  if (choices) {
    const scale = model.price === undefined ? 1 : model.price / base.price;
    const row = (choice: Choice): Combination => ({
      options: { [choiceCode(choices)]: choice.key },
      price: Math.round((choice.price * scale) / 100) * 100,
      stock: choice.stock ?? 10,
      room: choice.room,
    });
    const pictures = picturesOfChoices(base);
    return choices.values.map((choice, at) => ({ ...row(choice), picture: pictures[at] && `${pictures[at]}_${id}` }));
  }
  const shades = palette ?? [undefined];
  const all = shades.flatMap(shade =>
    (sizes ?? [undefined]).map(size => ({
      options: { ...(shade && { colour: shade }), ...(size && { size: sizeCode(size) }) },
      absent: base.absent?.includes(`${shade ?? ''}-${size ?? ''}`) ?? false,
      picture: shade && base.icon ? `${base.icon}_${shade}_${base.look ?? 'a'}` : undefined,
    })),
  );
  return all
    .filter(row => !row.absent)
    .map(({ options, picture }, at) => ({ options, picture, stock: own(id, at, base, model) }));
}

/** The variants of a product with their options. */
export function variantsOf(source: Source): Pick<SeedProduct, 'options' | 'variants'> {
  const rows = combinations(source);
  const variants = rows.map(({ options, price, stock, room, picture }, at): SeedVariant => {
    const off = price !== undefined && source.percent > 0;
    const code = Object.values(options).join('-').toUpperCase();
    return {
      id: source.id * 100 + at,
      sku: [`OR-${source.id}`, code].filter(Boolean).join('-'),
      options,
      price,
      ...(off && { sellingPrice: Math.round((price * (100 - source.percent)) / 10_000) * 100 }),
      stock: rows.length === 1 && source.base.stock === undefined ? Math.max(stock, 4) : stock,
      image: picture,
      ...(room && { room }),
    };
  });
  return { options: Object.keys(rows[0]?.options ?? {}), variants };
}

const sizeValue = (size: string) => ({ code: sizeCode(size), name: { mn: size, en: size, ru: size, cn: size, it: size } });

const bySize = (a: string, b: string): number => {
  const letters = ['S', 'M', 'L', 'XL', 'XXL', 'S/M', 'L/XL'];
  const rank = (size: string): number => (letters.includes(size) ? 1000 + letters.indexOf(size) : parseInt(size, 10));
  return rank(a) - rank(b);
};

/** All options of these products, with all of their values. */
export function optionsOf(bases: readonly Base[]): SeedOption[] {
  const sizes = [...new Set(bases.flatMap(base => base.sizes ?? []))].sort(bySize);
  const byChoice = new Map<string, SeedOption & { values: SeedOption['values'][number][] }>();
  for (const { choices } of bases) {
    if (!choices) continue;
    const code = choiceCode(choices);
    const option = byChoice.get(code) ?? { code, name: both(choices.name), values: [] };
    for (const { key, label } of choices.values)
      if (!option.values.some(value => value.code === key))
        option.values.push({ code: key, name: both(label) });
    byChoice.set(code, option);
  }
  return [
    { code: 'size', name: { mn: 'Размер', en: 'Size', ru: 'Размер', cn: '尺码', it: 'Taglia' }, values: sizes.map(sizeValue) },
    {
      code: 'colour',
      name: { mn: 'Өнгө', en: 'Colour', ru: 'Цвет', cn: '颜色', it: 'Colore' },
      values: Object.entries(colours).map(([code, { mn, en, hex }]) => ({ code, name: both([mn, en]), swatch: hex })),
    },
    ...byChoice.values(),
  ];
}
