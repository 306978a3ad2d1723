import type { FastifyRequest } from 'fastify';
import { addToCart, cartIn } from '../cart/api';
import { applyCouponCode } from '../checkout/api';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { findGift } from './spin-wheel';

/** A gift that cannot be added now is added later by its owner: the code is in the email and on the page. */
const unlessRejected = (error: unknown): void => {
  if (!(error instanceof DomainError)) throw error;
};

/** Puts a won product into the winner's cart, with the code that makes it free. */
export const addGiftToCart = async (
  shop: Shop,
  request: FastifyRequest,
  { product, code }: { product: string; code: string },
): Promise<void> => {
  const gift = await findGift(shop, product, request.reader);
  if (!gift || gift.variantId === null) return;
  const line_item = { variant_id: gift.variantId, quantity: 1 };
  const add = async () => {
    const { order } = await addToCart(shop, cartIn(shop)(request, '0'), { line_item });
    await applyCouponCode(shop, order.id, { code });
  };
  await add().catch(unlessRejected);
};
