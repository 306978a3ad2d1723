import type { VariantCard } from '@ortoo/contracts';
import { useHref, useSite } from '@ortoo/remote';

/** Turns a path into the address of the combined shop: on the brand's own host that is another site. */
export const useShopHref = (): ((path: string) => string) => {
  const href = useHref();
  const { shop_origin: origin } = useSite().configs;
  return path => (origin ?? '') + href(path);
};

/** Path of a variant's page in the shop. */
export const variantPath = ({ slug, id }: Pick<VariantCard, 'slug' | 'id'>): string =>
  `/products/${slug ?? ''}?variant=${id}`;
