import { locales } from '@ortoo/i18n';
import { z } from 'zod';
import type { FaultCode } from './faults.rules';

/** A value by locale, for one at least. */
export const byLocale = <T extends z.ZodType>(value: T) =>
  z
    .partialRecord(z.enum(locales), value)
    .refine(texts => Object.keys(texts).length > 0, { message: 'required' satisfies FaultCode });

export const translated = byLocale(z.string().trim().min(1).max(20_000));

/** Fields of a product that the column `details` stores as a file of products has them. */
export const storedDetails = {
  /** Hotel, ticket and trip: the place. */
  place: translated.optional(),
  /** Hotel: its point on the map, in degrees. */
  location: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).optional(),
  /** Contents of the box. */
  contents: z.array(translated).max(100).readonly().optional(),
  /** Goods: code of the colour that all variants have, when it is no option of theirs. */
  colour: z.string().trim().min(1).max(120).optional(),
  /** Goods in sizes: code of the size guide, when it is not that of the taxon. */
  sizeGuide: z.string().trim().min(1).max(40).optional(),
  /** Food: nutrients of 100 g or 100 ml, by the rows of a label. */
  nutrition: z
    .strictObject({
      basis: z.enum(['100 g', '100 ml']),
      amounts: z.record(z.string().max(40), z.number().min(0).max(100_000)),
      ingredients: translated.optional(),
      allergens: translated.optional(),
    })
    .optional(),
  /** Goods: a shopper may suggest another price, as of trips and hotels. */
  suggestion: z.boolean().optional(),
  /** Hotel. */
  stars: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).optional(),
  amenities: z.array(translated).max(60).readonly().optional(),
  /** Trip: length in days. */
  days: z.number().int().min(1).max(365).optional(),
  /** Days of the included licence; null for an unlimited one. */
  license: z.strictObject({ days: z.number().int().min(1).max(3650).nullable() }).optional(),
};

export type StoredDetails = z.output<z.ZodObject<typeof storedDetails>>;

export const storedNames = Object.keys(storedDetails) as (keyof StoredDetails)[];
