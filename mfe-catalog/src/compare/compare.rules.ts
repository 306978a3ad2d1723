import { toMoney, type Product } from '@ortoo/contracts';

/** One row of the comparison: the value of each product, in their order; empty without a value. */
export interface CompareRow {
  name: string;
  values: string[];
  /** Not all values are equal. */
  differs: boolean;
  /** The values are what a product is chosen by. */
  isMain?: boolean;
}

/** One product of the comparison. */
export const toCompared = (product: Product) => ({
  slug: product.slug,
  name: product.name,
  image: product.images[0]?.url ?? product.image,
  price: toMoney(product.price),
  selling: toMoney(product.selling_price),
  rating: product.average_rating,
  reviews: product.total_reviews,
  brand: product.brand?.name ?? '',
  store: product.store.name,
  // Of all its variants.
  stock: product.total_on_hand,
  // As `Size` → `40, 41`.
  options: product.option_types.map(({ presentation, option_values }) => ({
    name: presentation,
    value: option_values.map(value => value.presentation).join(', '),
  })),
  properties: product.properties,
});

export type ComparedProduct = ReturnType<typeof toCompared>;

export const rowOf = (name: string, values: readonly string[]): CompareRow => ({
  name,
  values: [...values],
  differs: new Set(values).size > 1,
});

/** A row for every fact of any product, in order of first occurrence. */
export const factRows = (products: readonly Pick<ComparedProduct, 'options' | 'properties'>[]): CompareRow[] => {
  const facts = products.map(
    ({ options, properties }) => new Map([...options, ...properties].map(({ name, value }) => [name, value])),
  );
  const names = [...new Set(facts.flatMap(known => [...known.keys()]))];
  return names.map(name =>
    rowOf(
      name,
      facts.map(known => known.get(name) ?? ''),
    ),
  );
};
