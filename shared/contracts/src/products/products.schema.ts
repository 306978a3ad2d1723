import { z } from 'zod';
import { badgeSchema } from '../badges/badges.schema';
import {
  idParamsSchema,
  idSchema,
  moneySchema,
  otherLanguage,
  pagingQuerySchema,
  pagingSchema,
  pictureSchema,
  timeSchema,
} from '../common.schema';
import { searchSorts } from '../facets';
import { deliveryHoursSchema } from '../shipments/shipments.schema';
import { limits, lowestPrice } from '../limits';
import { toMoney } from '../money';

export const productKindSchema = z.enum(['goods', 'trip', 'hotel', 'coupon', 'ticket']);
/** Kind of product: only `goods` are shipped; coupons and tickets are issued with a code on payment. */
export type ProductKind = z.infer<typeof productKindSchema>;

const priceFields = {
  /** List price. */
  price: moneySchema,
  display_price: z.string(),
  /** What is paid now: lower than `price` while a sale runs. */
  selling_price: moneySchema,
  display_selling_price: z.string(),
  currency: z.literal('MNT'),
};

/** Point of a picture that stays in view when it is cropped, in percent from the left and the top. */
export const focusSchema = z.object({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) });

/** Fields that the document, the page and the cards of a product have alike. */
export const cardFields = {
  id: z.number().int(),
  slug: z.string(),
  /** Whole percent off; 0 when no sale runs. */
  sale_percent: z.number().int(),
  average_rating: z.number(),
  total_reviews: z.number().int(),
  /** The variant shown first: one that is in stock, if any. */
  vid: z.number().int(),
  /** Some variant in stock costs more than the price shown. */
  is_from: z.boolean().optional(),
  /** Of its main picture. */
  focus: focusSchema.optional(),
};

export const productCardSchema = z
  .object({
    ...cardFields,
    sku: z.string(),
    kind: productKindSchema,
    name: z.string(),
    ...otherLanguage,
    ...priceFields,
    sale_start_at: timeSchema.nullable(),
    sale_expire_at: timeSchema.nullable(),
    available_on: timeSchema,
    image: pictureSchema.nullable(),
    badges: z.array(badgeSchema),
    brand: z.object({ code: z.string(), name: z.string() }).nullable(),
    store: z.object({
      vendor_id: z.number().int(),
      code: z.string(),
      name: z.string(),
      logo: pictureSchema.nullable(),
    }),
    taxon: z.object({ id: z.number().int(), permalink: z.string(), name: z.string() }),
    total_on_hand: z.number().int(),
    /** The variant a card's button adds; null when the shopper must choose one first. */
    variant_id: z.number().int().nullable(),
    /** May be sold to adults of 21 and over only. */
    alcohol: z.boolean(),
  })
  .meta({ id: 'ProductCard' });
/** Fields that a card in a list needs. */
export type ProductCard = z.infer<typeof productCardSchema>;

export const optionValueSchema = z.object({
  id: z.number().int(),
  /** `size`, `colour`, … */
  option_type: z.string(),
  name: z.string(),
  presentation: z.string(),
  /** CSS colour of a colour option. */
  swatch: z.string().nullable(),
});
export type OptionValue = z.infer<typeof optionValueSchema>;

export const optionTypeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  presentation: z.string(),
  option_values: z.array(optionValueSchema),
});
export type OptionType = z.infer<typeof optionTypeSchema>;

export const variantSchema = z
  .object({
    id: z.number().int(),
    sku: z.string(),
    ...priceFields,
    image: pictureSchema.nullable(),
    option_values: z.array(optionValueSchema),
    /** `Size: 42, Colour: Brown`; empty when there is nothing to choose. */
    options_text: z.string(),
    total_on_hand: z.number().int(),
    backorderable: z.boolean(),
    in_stock: z.boolean(),
    /** Maximum quantity in one cart. */
    max_quantity: z.number().int(),
    /** Another buyer pays for the last piece until then, and may not buy it after all. */
    held_until: timeSchema.nullish(),
  })
  .meta({ id: 'Variant' });
export type Variant = z.infer<typeof variantSchema>;

export const specificationSchema = z.object({ name: z.string(), value: z.string() });

/** Fields specific to a kind of product; fields of other kinds are null. */
export const productDetailsSchema = z.object({
  /** Coupon or ticket: days it can be used after payment. */
  valid_days: z.number().int().nullable(),
  /** Ticket: when the event is. */
  event_at: timeSchema.nullable(),
  /** Arrival date when it is sold in advance. */
  pre_order_at: timeSchema.nullish(),
  /** A licence comes with each piece: its days from payment, or null for one without an end. */
  license: z.object({ days: z.number().int().nullable() }).nullish(),
  /** Hotel, ticket, trip: where. */
  place: z.string().nullable(),
  /** Hotel: 1 to 5. */
  stars: z.number().int().nullable(),
  amenities: z.array(z.string()),
  /** Trip: length and days of departure (YYYY-MM-DD). */
  days: z.number().int().nullable(),
  departures: z.array(z.iso.date()),
});
export type ProductDetails = z.infer<typeof productDetailsSchema>;

export const productSchema = productCardSchema
  .extend({
    description: z.string(),
    meta_title: z.string(),
    meta_description: z.string(),
    images: z.array(z.object({ url: pictureSchema, alt: z.string(), focus: focusSchema.optional() })),
    option_types: z.array(optionTypeSchema),
    variants: z.array(variantSchema),
    properties: z.array(specificationSchema),
    details: productDetailsSchema,
    /** From the root to the product's own taxon. */
    breadcrumbs: z.array(z.object({ permalink: z.string(), name: z.string() })),
    brand: z.object({ code: z.string(), name: z.string(), logo: pictureSchema.nullable() }).nullable(),
    /** Contents of the box. */
    package_contents: z.array(z.string()),
    has_nutrition: z.boolean(),
    /** Code of the size guide that its sizes follow. */
    size_guide: z.string().nullable(),
    /** Hours from receipt in which it can be returned, or from payment when nothing is shipped. */
    return_hours: z.number().int(),
    /** Null when nothing is shipped. */
    delivery_hours: deliveryHoursSchema.nullable(),
    shippable: z.boolean(),
    /** False before its date of sale and without a price. */
    for_sale: z.boolean().optional(),
    /** A shopper may suggest another price or request an offer. */
    suggestion: z.boolean().optional(),
    custom_suggestion: z.boolean().optional(),
  })
  .meta({ id: 'Product' });
/** Fields that a product page needs; also valid as a card. */
export type Product = z.infer<typeof productSchema>;

export const nutritionSchema = z
  .object({
    /** Unit that the amounts refer to: `100 g`. */
    basis: z.string(),
    rows: z.array(z.object({ name: z.string(), amount: z.number(), unit: z.string(), part: z.boolean() })),
    ingredients: z.string().nullable(),
    allergens: z.string().nullable(),
  })
  .meta({ id: 'Nutrition' });
/** Nutrition facts of a food. A row that is `part` belongs to the row above it. */
export type Nutrition = z.infer<typeof nutritionSchema>;

export const sizeGuideSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    /** How to measure. */
    how: z.array(z.string()),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  })
  .meta({ id: 'SizeGuide' });
export type SizeGuide = z.infer<typeof sizeGuideSchema>;

export const productSortSchema = z.enum(searchSorts);
export type ProductSort = z.infer<typeof productSortSchema>;

/** Codes combined with OR, comma separated. */
export const codesSchema = z
  .string()
  .max(2000)
  .transform(text => text.split(',').filter(Boolean).slice(0, limits.filterValues));

export const tugrikSchema = z.coerce.number().int().min(0).max(999_999_999);

export const productsQuerySchema = pagingQuerySchema.extend({
  /** Words, each of which must occur in a name. */
  q: z.string().max(100).optional(),
  taxon: z.string().max(200).optional(),
  /** Permalinks inside the taxon. */
  category: codesSchema.optional(),
  brand: codesSchema.optional(),
  vendor: codesSchema.optional(),
  /** Size and colour must match on one variant. */
  size: codesSchema.optional(),
  colour: codesSchema.optional(),
  price_min: tugrikSchema.optional(),
  price_max: tugrikSchema.optional(),
  /** Minimum average rating. */
  rating: z.coerce.number().min(1).max(5).optional(),
  /** The requested variant is in stock; without it, a variant on back order counts as well. */
  in_stock: z.stringbool().optional(),
  on_sale: z.stringbool().optional(),
  kind: productKindSchema.optional(),
  sort: productSortSchema.default('date_desc'),
  /** Comma separated; the result has the same order. */
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
    .optional(),
});
/** Query of GET /products, every field optional. */
export type ProductsQuery = z.input<typeof productsQuerySchema>;

export const productsSchema = pagingSchema.extend({ products: z.array(productCardSchema) }).meta({ id: 'Products' });
export type Products = z.infer<typeof productsSchema>;

/** Whole tugrik from a number or a decimal string: `129000`, `"129000.0"`. */
const tugrikAmountSchema = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,9}(\.0+)?$/))
  .transform(amount => toMoney(amount));

const priceSchema = tugrikAmountSchema.refine(price => price > lowestPrice);

const momentSchema = timeSchema.transform(time => new Date(time));

const saysSomething = (change: object) => Object.keys(change).length > 0;

export const changeProductSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  /**
   * New prices of a product; absent fields do not change. Without a sale price there is no sale; without an end date the
   * sale has no end.
   */
  body: z.object({
    product: z
      .object({
        price: priceSchema,
        selling_price: priceSchema.nullable(),
        sale_start_at: momentSchema.nullable(),
        sale_expire_at: momentSchema.nullable(),
      })
      .partial()
      .strict()
      .refine(saysSomething),
  }),
  answer: productSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
/** What a member of staff sends to change the prices of a product. */
export type ProductChange = z.input<typeof changeProductSchemas.body>;

export const changeVariantSchemas = {
  params: idParamsSchema,
  /** New prices and stock of a variant. A null price falls back to the product's price. */
  body: z.object({
    variant: z
      .object({
        price: priceSchema.nullable(),
        selling_price: priceSchema.nullable(),
        /** Added to the current stock; with `force`, replaces it. */
        stock_item: z.object({
          count_on_hand: z.number().int().min(-1_000_000).max(1_000_000),
          force: z.boolean().default(false),
        }),
      })
      .partial()
      .strict()
      .refine(saysSomething),
  }),
  answer: variantSchema,
  errors: ['VARIANT_NOT_FOUND'] as const,
};
/** What a member of staff sends to change the prices or the stock of a variant. */
export type VariantChange = z.input<typeof changeVariantSchemas.body>;

export const getNutritionSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  answer: nutritionSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};

export const getProductSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  answer: productSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};

export const getSizeGuideSchemas = { params: z.object({ code: z.string().max(40) }), answer: sizeGuideSchema };

export const listProductsSchemas = { query: productsQuerySchema, answer: productsSchema };

export const listRelatedProductsSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  answer: productsSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};

export const listStockItemsSchemas = {
  params: z.object({ slug: z.string(), id: idSchema }),
  answer: z.object({
    stock_items: z.array(
      z.object({
        id: z.number().int(),
        variant_id: z.number().int(),
        count_on_hand: z.number().int(),
        backorderable: z.boolean(),
        /** Null means the warehouse that orders ship from. */
        stock_location_id: z.number().int().nullable(),
        stock_location_name: z.string(),
      }),
    ),
  }),
  errors: ['VARIANT_NOT_FOUND'] as const,
};
