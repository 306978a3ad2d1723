import { z } from 'zod';
import { idParamsSchema, idSchema, moneySchema, textSchema, timeSchema } from '../common.schema';
import { limits } from '../limits';
import { variantCardSchema } from '../variants/variants.schema';

const wishSchema = z.object({ variant_id: idSchema });
const variantIds = z.array(idSchema).max(limits.wishes);

const wishedProductSchema = z.object({ id: z.number().int(), variant_id: z.number().int(), created_at: timeSchema });

export const wishedProductsSchema = z
  .object({
    /** Each variant once, newest first. */
    wished_products: z.array(wishedProductSchema),
  })
  .meta({ id: 'WishedProducts' });
/** What a shopper has in any wish list. */
export type WishedProducts = z.infer<typeof wishedProductsSchema>;

const wishlistFacts = {
  id: idSchema,
  /** Empty for the first list, which the shopper has not named. */
  name: z.string(),
  is_default: z.boolean(),
  /** Token of its link; null while it is private. */
  share_token: z.string().nullable(),
  created_at: timeSchema,
};

export const wishlistsSchema = z
  .object({
    /** The newest list first. */
    wishlists: z.array(z.object({ ...wishlistFacts, wished_products: z.array(wishedProductSchema) })),
    /** Variants in any list, newest first. */
    wished_ids: z.array(z.number().int()),
  })
  .meta({ id: 'Wishlists' });
export type Wishlists = z.infer<typeof wishlistsSchema>;

export const wishlistSchema = z
  .object({
    ...wishlistFacts,
    /** Newest first. */
    wished_products: z.array(
      z.object({
        ...wishedProductSchema.shape,
        /** Price when it was added. */
        price: moneySchema,
        display_price: z.string(),
        /** By how much it is cheaper now; null when it is not. */
        dropped: moneySchema.nullable(),
        display_dropped: z.string().nullable(),
        variant: variantCardSchema,
      }),
    ),
  })
  .meta({ id: 'Wishlist' });
/** A wish list with its products, sold out or not. */
export type Wishlist = z.infer<typeof wishlistSchema>;
export type WishedProduct = Wishlist['wished_products'][number];

export const sharedWishlistSchema = z
  .object({
    /** Empty when its owner has not named it. */
    name: z.string(),
    variants: z.array(variantCardSchema),
  })
  .meta({ id: 'SharedWishlist' });
/** What everybody with the link of a wish list sees: nothing about its owner. */
export type SharedWishlist = z.infer<typeof sharedWishlistSchema>;

const name = textSchema(limits.wishlistName).min(1);
const notFound = ['WISHLIST_NOT_FOUND'] as const;
/** Of what is added to a list. */
const addErrors = [...notFound, 'VARIANT_NOT_FOUND', 'WISHLIST_FULL'] as const;

export const addWishSchemas = {
  body: wishSchema.extend({
    /** The default list when absent. */
    wishlist_id: idSchema.optional(),
  }),
  answer: wishedProductsSchema,
  errors: addErrors,
};

export const listWishesSchemas = { answer: wishedProductsSchema };

export const removeWishSchemas = { body: wishSchema, answer: wishedProductsSchema };

export const toggleWishSchemas = { ...addWishSchemas };

export const moveWishSchemas = {
  body: wishSchema.extend({ wishlist_id: idSchema }),
  answer: wishlistsSchema,
  errors: addErrors,
};

export const changeWishesSchemas = {
  body: z.object({
    /** The default list when absent. */
    wishlist_id: idSchema.optional(),
    /** In the order of the list: the first is its newest. */
    add_ids: variantIds.default([]),
    remove_ids: variantIds.default([]),
  }),
  answer: wishlistsSchema,
  errors: addErrors,
};

export const syncWishesSchemas = {
  body: z.object({
    /** The wishes of a guest, newest first. Variants that no longer exist are left out. */
    variant_ids: variantIds,
  }),
  answer: wishedProductsSchema,
  errors: ['WISHLIST_FULL'] as const,
};

export const listWishlistsSchemas = { answer: wishlistsSchema };

export const getWishlistSchemas = { params: idParamsSchema, answer: wishlistSchema, errors: notFound };

export const createWishlistSchemas = {
  body: z.object({ name }),
  answer: wishlistsSchema,
  errors: ['WISHLISTS_TOO_MANY'] as const,
};

export const renameWishlistSchemas = {
  params: idParamsSchema,
  body: z.object({ name }),
  answer: wishlistsSchema,
  errors: notFound,
};

export const chooseWishlistSchemas = { params: idParamsSchema, answer: wishlistsSchema, errors: notFound };

export const deleteWishlistSchemas = { params: idParamsSchema, answer: wishlistsSchema, errors: notFound };

export const shareWishlistSchemas = {
  params: idParamsSchema,
  answer: z.object({ share_token: z.string() }).meta({ id: 'WishlistLink' }),
  errors: notFound,
};

export const unshareWishlistSchemas = { params: idParamsSchema, errors: notFound };

export const emptyWishlistSchemas = { params: idParamsSchema, answer: wishlistsSchema, errors: notFound };

export const restoreWishlistSchemas = { params: idParamsSchema, answer: wishlistsSchema, errors: notFound };

export const getSharedWishlistSchemas = {
  params: z.object({ token: z.string().max(100) }),
  answer: sharedWishlistSchema,
  errors: notFound,
};
