import type { ProductCard } from '@ortoo/contracts';

type Product = Pick<ProductCard, 'variant_id' | 'total_on_hand'>;

/** Products that go into a cart by one press, and those whose size or days must be chosen first. */
export const splitForCart = <P extends Product>(products: readonly P[]): { ready: P[]; open: P[] } => {
  const available = products.filter(({ total_on_hand }) => total_on_hand > 0);
  return {
    ready: available.filter(({ variant_id }) => variant_id !== null),
    open: available.filter(({ variant_id }) => variant_id === null),
  };
};
