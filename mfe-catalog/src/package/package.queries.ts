import { toMoney, type Product } from '@ortoo/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findProduct } from '../parts/find-product';
import { stockQuery } from '../parts/stock-query';

/** Fields of a product in a package. */
const packProductOf = ({ slug, name, image, variants }: Product) => ({
  slug,
  name,
  image,
  variants: variants.map(variant => ({
    id: variant.id,
    label: variant.option_values.map(({ presentation }) => presentation).join(', '),
    price: toMoney(variant.selling_price),
    inStock: variant.in_stock,
    heldUntil: variant.held_until ?? null,
    max: variant.max_quantity,
  })),
});

export type PackProduct = ReturnType<typeof packProductOf>;

/** The products of a package; products that no longer exist are omitted. */
export const packProductsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['catalog', 'package', slugs],
    enabled: slugs.length > 0,
    placeholderData: keepPreviousData,
    ...stockQuery<PackProduct[]>(products => products.flatMap(({ variants }) => variants.map(one => one.heldUntil))),
    queryFn: async ({ client, signal }) => {
      const found = await Promise.all(slugs.map(slug => findProduct(client, slug, signal)));
      return found.filter(product => product !== undefined).map(packProductOf);
    },
  });
