import type { ProductCard } from '@ortoo/contracts';
import { addWish, getProduct, listWishlists, shareWishlist } from '@ortoo/contracts/endpoints';
import { exampleShopper } from '../fixtures/money';
import { callWith, shop } from '../fixtures/shop-api';

/** Shares a wish list with these products. Returns the path of its public page. */
export const shareWishes = async (origin: string, products: readonly ProductCard[]): Promise<string> => {
  process.env['SHOP_ORIGIN'] = origin;
  const { cookie } = await shop.signIn(exampleShopper.login, exampleShopper.password);
  for (const { slug } of products) {
    const { variants } = await callWith({}, getProduct, { params: { slug } });
    const [variant] = variants;
    if (variant) await callWith({ cookie }, addWish, { body: { variant_id: variant.id } });
  }
  const { wishlists } = await callWith({ cookie }, listWishlists);
  const list = wishlists.find(({ is_default }) => is_default);
  if (!list) throw new Error('the example shopper has no wish list');
  const { share_token } = await callWith({ cookie }, shareWishlist, { params: { id: list.id } });
  return `/wishlists/shared/${share_token}`;
};
