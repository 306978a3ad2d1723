import type { Money } from '@ortoo/contracts';
import type { ProductView, VariantView } from './product-view.rules';
import { heldUntil } from './stock.rules';

/** Chosen option values: option → value. */
export type Selection = Readonly<Record<string, string>>;

type Choices = Pick<ProductView, 'options' | 'variants'>;

const fits = (variant: VariantView, selection: Selection): boolean =>
  Object.entries(selection).every(([option, value]) => variant.options[option] === value);

/** Options without a choice are preselected. */
const settled = ({ options }: Choices): Selection =>
  Object.fromEntries(
    options.flatMap(({ name, values: [only, ...others] }) => (only && others.length === 0 ? [[name, only.name]] : [])),
  );

/** Reads `?variant=501` or `?size=42&colour=brown`; unknown values count as absent. */
export const readSelection =
  (product: Choices) =>
  (search: URLSearchParams): Selection => {
    const named = product.variants.find(variant => String(variant.id) === search.get('variant'));
    if (named) return named.options;
    const known = product.options.flatMap(({ name, values }) => {
      const value = search.get(name);
      return values.some(entry => entry.name === value) ? [[name, value]] : [];
    });
    const selection = { ...settled(product), ...Object.fromEntries(known) } as Selection;
    return product.variants.some(variant => fits(variant, selection)) ? selection : settled(product);
  };

/** Writes only options with a choice. */
export const writeSelection =
  (product: Choices) =>
  (selection: Selection): string => {
    const search = new URLSearchParams();
    for (const { name, values } of product.options) {
      const value = selection[name];
      if (value !== undefined && values.length > 1) search.set(name, value);
    }
    const text = search.toString();
    return text && `?${text}`;
  };

/** The variant of a complete selection. */
export const chosenVariant = ({ options, variants }: Choices, selection: Selection): VariantView | undefined =>
  options.every(({ name }) => selection[name] !== undefined)
    ? variants.find(variant => fits(variant, selection))
    : undefined;

/** The first option without a choice. */
export const missingOption = ({ options }: Choices, selection: Selection) =>
  options.find(({ name }) => selection[name] === undefined);

/** Chooses a value. Earlier choices that do not exist with it are dropped. */
export const choose = (
  { options, variants }: Choices,
  selection: Selection,
  option: string,
  value: string,
): Selection => {
  let next: Selection = { [option]: value };
  for (const { name } of options) {
    const saved = selection[name];
    if (name === option || saved === undefined) continue;
    const with_ = { ...next, [name]: saved };
    if (variants.some(variant => fits(variant, with_))) next = with_;
  }
  return next;
};

/**
 * `absent`: does not exist with the selection. `sold-out`: exists, but out of stock. `held`: the last piece is being
 * paid for, and may be free then.
 */
export interface Availability {
  state: 'available' | 'held' | 'sold-out' | 'absent';
  until?: string | undefined;
}

/** Availability of a value with the chosen values of the other options. */
export const availability = (
  { variants }: Choices,
  selection: Selection,
  option: string,
  value: string,
): Availability => {
  const fitting = variants.filter(variant => fits(variant, { ...selection, [option]: value }));
  const until = heldUntil(fitting);
  const gone = until ? 'held' : 'sold-out';
  const state = fitting.some(variant => variant.inStock) ? 'available' : gone;
  return { state: fitting.length === 0 ? 'absent' : state, until };
};

/** Prices that are still possible with a selection. */
export interface PriceRange {
  selling: Money;
  price: Money;
  /** Some variants cost more. */
  isFrom: boolean;
}

export const priceRange = ({ variants }: Choices, selection: Selection): PriceRange | undefined => {
  const fitting = variants.filter(variant => fits(variant, selection));
  const sold = fitting.filter(variant => variant.inStock);
  const [first, ...others] = [...(sold.length > 0 ? sold : fitting)].sort((a, b) => a.selling - b.selling);
  if (!first) return undefined;
  const dearest = others.at(-1) ?? first;
  return { selling: first.selling, price: first.price, isFrom: dearest.selling > first.selling };
};

/** Whole percent off, rounded down as on the cards, so that it is never overstated. */
export const percentOff = ({ price, selling }: Pick<PriceRange, 'price' | 'selling'>): number =>
  selling < price ? Math.floor(((price - selling) * 100) / price) : 0;

/** The picture of a selection: that of the first matching variant, once an option is chosen. */
export const pictureOf = ({ variants }: Choices, selection: Selection): string | null =>
  Object.keys(selection).length === 0 ? null : (variants.find(variant => fits(variant, selection))?.image ?? null);
