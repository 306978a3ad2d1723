import type { SharedWishlist, VariantCard, WishedProducts, Wishlist, Wishlists } from '@ortoo/contracts';
import { toMoney } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { displayed, time, wire } from '../http/display';
import type { Reader } from '../http/locale';
import type { WishRow } from './wishes.tables';
import type { WishlistRow } from './wishlists.tables';

const serializeWish = ({ id, variant_id, created_at }: WishRow) => ({ id, variant_id, created_at: time(created_at) });

/** Each variant once. */
const distinct = (wishes: readonly WishRow[]): WishRow[] =>
  [...new Map(wishes.toReversed().map(wish => [wish.variant_id, wish])).values()].sort(
    (a, b) => wishes.indexOf(a) - wishes.indexOf(b),
  );

export const serializeWishes = (wishes: readonly WishRow[]): WishedProducts => ({
  wished_products: distinct(wishes).map(serializeWish),
});

const serializeFacts = ({ created_at, ...list }: WishlistRow) => ({ ...list, created_at: time(created_at) });

export const serializeWishlists = (lists: readonly WishlistRow[], wishes: readonly WishRow[]): Wishlists => ({
  wishlists: lists.map(list => ({
    ...serializeFacts(list),
    wished_products: wishes.filter(({ list_id }) => list_id === list.id).map(serializeWish),
  })),
  wished_ids: distinct(wishes).map(({ variant_id }) => variant_id),
});

type Cards = ReadonlyMap<number, VariantCard>;

export const serializeWishlist = (
  list: WishlistRow,
  wishes: readonly WishRow[],
  cards: Cards,
  { locale }: Reader,
): Wishlist => ({
  ...serializeFacts(list),
  wished_products: wishes.flatMap(wish => {
    const variant = cards.get(wish.variant_id);
    if (!variant) return [];
    const drop = wish.price - toMoney(variant.selling_price);
    const isCheaper = drop > 0 && variant.availability !== 'not_for_sale';
    return [
      {
        ...serializeWish(wish),
        ...displayed({ price: wish.price }, locale),
        dropped: isCheaper ? wire(drop) : null,
        display_dropped: isCheaper ? formatMoney(drop, locale) : null,
        variant,
      },
    ];
  }),
});

export const serializeShared = ({ name }: WishlistRow, wishes: readonly WishRow[], cards: Cards): SharedWishlist => ({
  name,
  variants: wishes.flatMap(({ variant_id }) => {
    const card = cards.get(variant_id);
    return card && card.slug !== null ? [card] : [];
  }),
});
