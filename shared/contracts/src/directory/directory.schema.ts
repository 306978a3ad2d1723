import { locales } from '@ortoo/i18n/locales';
import { z } from 'zod';
import { badgeSchema } from '../badges/badges.schema';
import { idSchema, pictureSchema, textSchema, timeSchema } from '../common.schema';
import { openingSchema } from '../stores/stores.schema';
import { directoryKinds } from './directory-kinds';

const directoryKindSchema = z.enum(directoryKinds);

const textsSchema = (max: number) => z.partialRecord(z.enum(locales), textSchema(max));

const entryFields = {
  /** Part of the address of its page; capitals and dots only of an option value, as in `XL` or `42.5`. */
  code: z
    .string()
    .regex(/^[A-Za-z0-9]+([-_.][A-Za-z0-9]+)*$/)
    .max(80),
  /** Shoppers do not see it; products of a hidden seller or brand stay on sale. */
  hidden: z.boolean(),
  name: textsSchema(200),
  /** Of a seller, a brand or a look book. */
  description: textsSchema(5000),
  /** Logo of a seller or a brand, picture of a look book. */
  image: pictureSchema.nullable(),
  /** Of a seller or a store. */
  phone: textSchema(20),
  email: z.union([z.literal(''), z.email().max(200)]),
  /** Of a badge. */
  tone: badgeSchema.shape.tone,
  /** Of a store. */
  place: z.enum(['store', 'pickup']),
  address: textsSchema(500),
  directions: textsSchema(1000),
  /** Code. */
  province: textSchema(2),
  hours: z.array(openingSchema).max(14),
  /** Of a look book: what its picture shows, its text in paragraphs, its products in their order. */
  image_alt: textsSchema(200),
  paragraphs: z.partialRecord(z.enum(locales), z.array(textSchema(3000)).max(50)),
  product_ids: z.array(idSchema).max(60),
  published_at: timeSchema,
  /** The category above a category, the option of a value. It and the code stay as they were added. */
  parent_id: idSchema.nullable(),
  /** Among the categories or values beside it. */
  position: z.number().int().min(0).max(10_000),
  /** Colour of a value. */
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
};

const entryInputSchema = z.object(entryFields);
/** What staff save of a seller, brand, badge, store, look book, category or option value; fields of other kinds are ignored. */
export type DirectoryInput = z.infer<typeof entryInputSchema>;

export const directoryEntrySchema = z
  .object({
    ...entryFields,
    id: z.number().int(),
    /** Counts the changes: a save names the one that it has changed. */
    lock_version: z.number().int(),
    products_count: z.number().int(),
    /** Names of the categories above a category, or of the option of a value. */
    parent: z.string(),
    /** Names of the products of a look book. */
    products: z.array(z.object({ id: z.number().int(), name: z.string() })),
  })
  .meta({ id: 'DirectoryEntry' });
/** A seller, brand, badge, store, look book, category or option value as staff edit it; fields of other kinds are empty. */
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;

const kindParamsSchema = z.object({ kind: directoryKindSchema });

export const listDirectorySchemas = {
  params: kindParamsSchema,
  answer: z.object({ entries: z.array(directoryEntrySchema) }).meta({ id: 'Directory' }),
};

export const createDirectoryEntrySchemas = {
  params: kindParamsSchema,
  body: entryInputSchema,
  answer: directoryEntrySchema,
  errors: ['CODE_TAKEN'] as const,
};

export const changeDirectoryEntrySchemas = {
  params: kindParamsSchema.extend({ id: idSchema }),
  body: entryInputSchema.extend({ lock_version: z.number().int().min(0) }),
  answer: directoryEntrySchema,
  errors: ['CODE_TAKEN'] as const,
};
