import type { ProductKind } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { ColourCode } from './colours';
import type { SeedProduct, SeedVariant } from './seed-shape';

/** A text in Mongolian and English. */
export type Pair = readonly [mn: string, en: string];
/** The name of a product and its description. */
export type NamedText = readonly [name: string, text: string];



export interface Sale {
  percent: number;
  /** Days from the clock of the seed. */
  from: number;
  to: number;
}

export interface Choice {
  key: string;
  label: Pair;
  price: number;
  stock?: number;
  picture?: string;
  /** Hotels only. */
  room?: SeedVariant['room'];
}

/** One of several products made from the same base: a colour, a longer trip, a bigger pack. */
export interface Model {
  key?: string;
  label?: Pair;
  colour?: ColourCode;
  note?: Pair;
  price?: number;
  sale?: Sale;
  pictures?: readonly string[];
  stock?: number;
  /** Ticket: time of day at which this one begins, when it differs. */
  starts?: string;
}

export interface Base extends Partial<Record<Exclude<Locale, 'mn'>, NamedText>> {
  /** Models use the following ids: leave ten free. */
  id: number;
  slug: string;
  taxon?: string;
  vendor?: string;
  brand?: string;
  mn: NamedText;
  price: number;
  models?: readonly Model[];
  /** Ticket: time of day at which the event begins. */
  starts?: string;
  sizes?: readonly string[];
  colours?: readonly ColourCode[];
  /** Combinations of options that do not exist, as `brown-45`. */
  absent?: readonly string[];
  /** Rooms, ticket categories, dates, packs: variants with a price of their own. */
  choices?: { name: Pair; values: readonly Choice[] };
  icon?: string;
  look?: string;
  pictures?: readonly string[];
  stock?: number;
  rating?: readonly [average: number, reviews: number];
  sale?: Sale;
  badges?: readonly string[];
  specs?: Readonly<Record<string, Pair>>;
  /** Days since it was published; negative: not yet. */
  age?: number;
  alcohol?: boolean;
  /** Days from the clock of the seed until it arrives. */
  preOrder?: number;
  license?: { days: number | null };
  stars?: 1 | 2 | 3 | 4 | 5;
  location?: SeedProduct['location'];
  suggestion?: boolean;
}

export interface Family {
  kind: ProductKind;
  taxon: string;
  vendor: string;
  brand?: string;
  specs?: Readonly<Record<string, Pair>>;
  products: readonly Base[];
}
