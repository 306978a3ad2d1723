import { locales } from '@ortoo/i18n/locales';
import { z } from 'zod';
import { cardFields, productKindSchema } from './products/products.schema';

/** A name by locale; the adjacent `name` is the site's. */
const names = z.partialRecord(z.enum(locales), z.string());

const localeNames = z.object({ name: z.string(), description: z.string() });

export const searchVariantSchema = z
  .object({
    id: z.number().int(),
    sku: z.string(),
    image: z.string().nullable(),
    price: z.number(),
    selling_price: z.number(),
    /** Option code → value code: `{ size: '42' }`. */
    option_values: z.record(z.string(), z.string()),
    stock: z.number().int(),
    total_on_hand: z.number().int(),
    converted_price: z.number(),
    backorderable: z.boolean(),
  })
  .meta({ id: 'SearchVariant' });
export type SearchVariant = z.infer<typeof searchVariantSchema>;

export const searchDocumentSchema = z
  .object({
    ...cardFields,
    title: z.string(),
    image: z.string().nullable(),
    images: z.array(z.string()),
    created_at: z.string(),
    property: z.array(z.object({ name: z.record(z.string(), z.string()), value: z.record(z.string(), z.string()) })),
    /** Whole tugrik. */
    price: z.number(),
    selling_price: z.number(),
    name: z.string(),
    description: z.string(),
    sku: z.string(),
    product_cat: productKindSchema,
    badges: z.array(z.number().int()),
    translated: z.partialRecord(z.enum(locales), localeNames),
    total_on_hand: z.number().int(),
    available_on: z.string(),
    sale_start_at: z.string().nullable(),
    sale_expire_at: z.string().nullable(),
    store: z.object({
      name: z.string(),
      translated: names,
      logo: z.string().nullable(),
      code: z.string(),
      vendor_id: z.number().int(),
    }),
    brand: z.object({ code: z.string(), name: z.string(), translated: names }).nullable(),
    variants: z.array(searchVariantSchema),
    /** Shared by the models of one product: other colours, other lengths of a trip. */
    series: z.string(),
    sizes: z.array(z.string()),
    colours: z.array(z.string()),
    /** Permalinks of its taxons, root first; null below the deepest. */
    l0: z.string().nullable(),
    l1: z.string().nullable(),
    l2: z.string().nullable(),
    l3: z.string().nullable(),
    l4: z.string().nullable(),
    taxonomy: z.object({ id: z.number().int(), permalink: z.string() }),
    keyword: z.object({
      id: z.number().int(),
      name: z.string(),
      mn: z.string(),
      gpc_txt: z.string().nullable(),
      gpc: z.string().nullable(),
    }),
    currency: z.literal('MNT'),
    alcohol: z.boolean(),
    can_supply: z.boolean(),
    custom_suggestion: z.boolean(),
    suggestion: z.boolean(),
  })
  .meta({ id: 'SearchDocument' });
/** A product in the search service; prices are whole tugrik. */
export type SearchDocument = z.infer<typeof searchDocumentSchema>;
