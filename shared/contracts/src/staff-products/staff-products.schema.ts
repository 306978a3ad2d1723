import { locales } from '@ortoo/i18n/locales';
import { z } from 'zod';
import {
  idParamsSchema,
  idSchema,
  moneySchema,
  pagingQuerySchema,
  pagingSchema,
  pictureSchema,
  textSchema,
  timeSchema,
  uploadedFileSchema,
} from '../common.schema';
import { imageErrors } from '../error-groups';
import { focusSchema, productKindSchema } from '../products/products.schema';
import { staffProductLimits as limits } from './staff-product-limits';

/** `incomplete`: published, but without a picture or a price; `coming`: before its date of sale. */
export const staffProductStateSchema = z.enum(['listed', 'sold_out', 'coming', 'incomplete', 'hidden']);
export type StaffProductState = z.infer<typeof staffProductStateSchema>;

export const staffProductRowSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    kind: productKindSchema,
    state: staffProductStateSchema,
    /** Code of its first variant. */
    sku: z.string(),
    variants_count: z.number().int(),
    vendor: z.string(),
    brand: z.string().nullable(),
    taxon: z.string(),
    image: pictureSchema.nullable(),
    price: moneySchema,
    /** Null without a sale; a sale may also be planned or over. */
    selling_price: moneySchema.nullable(),
    sale: z.enum(['running', 'planned', 'over']).nullable(),
    stock: z.number().int(),
    available_on: timeSchema,
  })
  .meta({ id: 'StaffProductRow' });
/** A product in the list of staff. */
export type StaffProductRow = z.infer<typeof staffProductRowSchema>;

const staffProductFilterSchema = z.object({
  /** Words of a name, the beginning of a code, or the address. */
  q: textSchema(60).optional(),
  state: staffProductStateSchema.optional(),
  kind: productKindSchema.optional(),
  vendor_id: idSchema.optional(),
  /** With the taxons below it. */
  taxon_id: idSchema.optional(),
  /** `low`: some pieces are left, at most five. */
  stock: z.enum(['in', 'low', 'out']).optional(),
  sale: z.enum(['running', 'planned', 'over']).optional(),
  sort: z
    .enum(['name', '-name', 'price', '-price', 'stock', '-stock', 'available_on', '-available_on'])
    .default('-available_on'),
});

export const listStaffProductsSchemas = {
  query: pagingQuerySchema.extend(staffProductFilterSchema.shape),
  answer: pagingSchema.extend({ products: z.array(staffProductRowSchema) }).meta({ id: 'StaffProducts' }),
};

/** Query of the list as CSV. */
export const exportStaffProductsQuerySchema = staffProductFilterSchema;

const translatedSchema = (max: number) => z.partialRecord(z.enum(locales), textSchema(max));

const productTextSchema = z.object({ name: textSchema(limits.name), description: textSchema(limits.description) });

const priceSchema = z.number().int().min(0).max(limits.price);
const countSchema = z.number().int().min(0).max(limits.stock);

const productImageSchema = z.object({
  image: pictureSchema,
  /** What it shows; the product's name when it is empty. */
  alt: translatedSchema(limits.imageAlt),
  focus: focusSchema.nullable(),
});
/** A picture of a product as staff edit it. */
export type StaffProductImage = z.infer<typeof productImageSchema>;

const storeStockSchema = z.object({ store_id: idSchema, count: countSchema });

const variantFields = {
  sku: textSchema(limits.code).min(1),
  /** One value of each option of the product, in their order. */
  option_value_ids: z.array(idSchema).max(limits.options),
  backorderable: z.boolean(),
  image: pictureSchema.nullable(),
  /** Pieces that the stores have counted; orders are taken from the total. */
  stores: z.array(storeStockSchema).max(200),
};

const nutritionFactsSchema = z.object({
  basis: z.enum(['100 g', '100 ml']),
  /** By nutrient. */
  amounts: z.record(z.string().max(40), z.number().min(0).max(100_000)),
  ingredients: translatedSchema(limits.description),
  allergens: translatedSchema(limits.description),
});

const productFields = {
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(200),
  texts: z.partialRecord(z.enum(locales), productTextSchema),
  taxon_id: idSchema,
  brand_id: idSchema.nullable(),
  badge_ids: z.array(idSchema).max(20),
  available_on: timeSchema,
  sale_start_at: timeSchema.nullable(),
  sale_expire_at: timeSchema.nullable(),
  published: z.boolean(),
  alcohol: z.boolean(),
  images: z.array(productImageSchema).max(limits.images),
  specifications: z
    .array(z.object({ name: translatedSchema(limits.name), value: translatedSchema(limits.name) }))
    .max(limits.specifications),
  option_type_ids: z.array(idSchema).max(limits.options),
  /** Of a food. */
  nutrition: nutritionFactsSchema.nullable(),
  /** Null: the guide of its taxon. */
  size_guide: textSchema(40).nullable(),
  /** Of a hotel, a ticket or a trip. */
  place: translatedSchema(limits.name),
  /** Of a coupon or a ticket: days it can be used after payment. */
  valid_days: z.number().int().min(1).max(3650).nullable(),
  /** Of a ticket. */
  event_at: timeSchema.nullable(),
  /** Of goods that are sold before they arrive: their arrival. */
  pre_order_at: timeSchema.nullable(),
  /** Of goods: a shopper may suggest another price, as of trips and hotels. */
  suggestion: z.boolean(),
};

export const staffProductSchema = z
  .object({
    ...productFields,
    id: z.number().int(),
    kind: productKindSchema,
    state: staffProductStateSchema,
    /** Counts the changes: a save names the one that it has changed. */
    lock_version: z.number().int(),
    vendor_id: z.number().int(),
    price: moneySchema,
    selling_price: moneySchema.nullable(),
    variants: z.array(
      z.object({
        ...variantFields,
        id: z.number().int(),
        price: moneySchema.nullable(),
        selling_price: moneySchema.nullable(),
        stock: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'StaffProduct' });
/** A product as staff edit it. */
export type StaffProduct = z.infer<typeof staffProductSchema>;

const productInputSchema = z.object({
  ...productFields,
  price: priceSchema,
  selling_price: priceSchema.nullable(),
  variants: z
    .array(
      z.object({
        ...variantFields,
        /** Null for a new one. */
        id: idSchema.nullable(),
        /** Null: the product's. */
        price: priceSchema.nullable(),
        selling_price: priceSchema.nullable(),
        /** Added to the stock, so that pieces sold in the meantime stay sold. */
        stock_change: z.number().int().min(-limits.stock).max(limits.stock),
      }),
    )
    .min(1)
    .max(limits.variants),
});
/** What staff save of a product. */
export type StaffProductInput = z.infer<typeof productInputSchema>;

const productErrors = ['SLUG_TAKEN', 'SKU_TAKEN', 'VARIANT_USED'] as const;

export const getStaffProductSchemas = {
  params: idParamsSchema,
  answer: staffProductSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};

export const createStaffProductSchemas = {
  body: productInputSchema.extend({
    kind: productKindSchema,
    vendor_id: idSchema,
    /** Null: from its name. */
    slug: productFields.slug.nullable(),
  }),
  answer: staffProductSchema,
  errors: productErrors,
};
export type StaffProductCreation = z.input<typeof createStaffProductSchemas.body>;

export const changeStaffProductSchemas = {
  params: idParamsSchema,
  body: productInputSchema.extend({
    lock_version: z.number().int().min(0),
    vendor_id: idSchema,
    /** A variant that is not named anywhere stays as it is. */
    removed_variant_ids: z.array(idSchema).max(limits.variants),
  }),
  answer: staffProductSchema,
  errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED', ...productErrors] as const,
};
export type StaffProductChange = z.input<typeof changeStaffProductSchemas.body>;

const choiceSchema = z.object({ id: z.number().int(), name: z.string() });

export const getProductChoicesSchemas = {
  answer: z
    .object({
      /** In the order of the tree; `name` has those of its ancestors. */
      taxons: z.array(choiceSchema.extend({ permalink: z.string() })),
      /** Staff of one vendor have that alone. */
      vendors: z.array(choiceSchema),
      brands: z.array(choiceSchema),
      badges: z.array(choiceSchema),
      stores: z.array(choiceSchema),
      option_types: z.array(choiceSchema.extend({ code: z.string(), values: z.array(choiceSchema) })),
      size_guides: z.array(z.object({ code: z.string(), name: z.string(), taxons: z.array(z.string()) })),
      /** Rows of a nutrition label. */
      nutrients: z.array(z.object({ code: z.string(), name: z.string(), unit: z.string() })),
    })
    .meta({ id: 'ProductChoices' }),
};
/** What a product of staff can be given. */
export type ProductChoices = z.infer<typeof getProductChoicesSchemas.answer>;

const productImagePartsSchema = z.object({ image: uploadedFileSchema }).meta({ id: 'ProductImageForm' });
const productImageFormSchema: z.ZodType<
  z.output<typeof productImagePartsSchema>,
  z.input<typeof productImagePartsSchema> | FormData
> = productImagePartsSchema;

export const addProductImageSchemas = {
  body: productImageFormSchema,
  answer: z.object({ image: pictureSchema }).meta({ id: 'ProductImage' }),
  errors: imageErrors,
};
