import { z } from 'zod';
import { otherLanguage, pagingQuerySchema, pictureSchema } from '../common.schema';
import { type FacetName, facetNames } from '../facets';
import {
  cardFields,
  codesSchema,
  productKindSchema,
  productSortSchema,
  tugrikSchema,
} from '../products/products.schema';
import { searchDocumentSchema } from '../search.schema';

/** What a card of a list shows: few fields, for forty cards are part of a page. */
export const listingCardSchema = searchDocumentSchema
  .pick({ price: true, selling_price: true, badges: true })
  .extend({
    ...cardFields,
    /** In the reader's language, as `by`. */
    name: z.string(),
    ...otherLanguage,
    image: pictureSchema.nullable(),
    /** Brand, or the vendor when there is none. */
    by: z.string(),
  })
  .meta({ id: 'ListingCard' });
/** A product of a list, in the reader's language; prices are whole tugrik. */
export type ListingCard = z.infer<typeof listingCardSchema>;

/** The same schema for each facet. */
const byFacet = <T>(schema: T) => Object.fromEntries(facetNames.map(name => [name, schema])) as Record<FacetName, T>;

/** Values of a filter, each with its number of products. */
const optionsSchema = z.array(z.tuple([z.string(), z.number().int()]));

export const facetsSchema = z
  .object({
    ...byFacet(optionsSchema),
    /** Lowest and highest price. */
    price: z.object({ low: z.number(), high: z.number() }).nullable(),
    /** By minimum average rating. */
    rating: z.record(z.string(), z.number().int()),
    in_stock: z.number().int(),
    on_sale: z.number().int(),
  })
  .meta({ id: 'Facets' });
/** Values of the filters of a list, with their number of products. */
export type Facets = z.infer<typeof facetsSchema>;

const chosenSchema = codesSchema.default([]);

export const listingQuerySchema = pagingQuerySchema.extend({
  /** Search text. */
  q: z.string().max(100).default(''),
  taxon: z.string().max(200).optional(),
  /** Id of a badge. */
  badge: z.coerce.number().int().min(1).max(1_000_000).optional(),
  kind: productKindSchema.optional(),
  /**
   * Codes; a category is a permalink inside the taxon, a store a vendor. Size, colour and stock must match on one
   * variant.
   */
  ...byFacet(chosenSchema),
  price_min: tugrikSchema.optional(),
  price_max: tugrikSchema.optional(),
  /** Minimum average rating. */
  rating: z.coerce.number().min(1).max(5).optional(),
  in_stock: z.stringbool().default(false),
  on_sale: z.stringbool().default(false),
  /** Without it: by relevance for a text, else the newest first. */
  sort: productSortSchema.exclude(['random']).optional(),
  /** Only these products, in this order. */
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
    .transform(text => text.split(',').map(Number))
    .optional(),
  /** Whether the values of the filters are counted. */
  facets: z.stringbool().default(false),
});
/** The checked request of a list. */
export type ListingQuery = z.output<typeof listingQuerySchema>;

export const listingSchema = z
  .object({
    cards: z.array(listingCardSchema),
    total: z.number().int(),
    /** Null when they are not requested, and without the search service. */
    facets: facetsSchema.nullable(),
    /** Products that match the search text in part, when few or none match it; not in `total`. */
    near: z.array(listingCardSchema),
    /** The corrected text that matched. */
    instead: z.string().optional(),
    /** Page that staff have set for this search, without the prefix of a language. */
    redirect: z.string().optional(),
    /** `database`: the search service does not answer; words match names, and values are not counted. */
    source: z.enum(['search', 'database']),
  })
  .meta({ id: 'Listing' });
/** One page of a list. */
export type Listing = z.infer<typeof listingSchema>;

export const getListingSchemas = { query: listingQuerySchema, answer: listingSchema };

export const getSimilarProductsSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  answer: z
    .object({
      /** Other models: colours, sizes of pack, lengths of a trip. */
      models: z.array(listingCardSchema),
      related: z.array(listingCardSchema),
    })
    .meta({ id: 'SimilarProducts' }),
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
