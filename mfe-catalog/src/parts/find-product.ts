import type { Product } from '@ortoo/contracts';
import { getProduct } from '@ortoo/contracts/endpoints';
import { ApiError, apiOf, call } from '@ortoo/http';

/** A product by its slug; undefined when it no longer exists. */
export const findProduct = (client: object, slug: string, signal: AbortSignal): Promise<Product | undefined> =>
  call(apiOf(client), getProduct, { params: { slug }, signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
