import { z } from 'zod';
import { articleSlugSchema } from '../articles/articles.schema';
import { articleDocumentSchema } from '../articles/document.schema';
import { otherLanguage, pictureSchema, timeSchema } from '../common.schema';
import { productCardSchema } from '../products/products.schema';

/** `offer`: products at a discount. `wheel`: a prize at once. `jackpot`: entries, drawn at the end. */
export const campaignKindSchema = z.enum(['offer', 'wheel', 'jackpot']);
export type CampaignKind = z.infer<typeof campaignKindSchema>;

export const campaignCardSchema = z
  .object({
    slug: articleSlugSchema,
    kind: campaignKindSchema,
    title: z.string(),
    summary: z.string(),
    ...otherLanguage,
    image: pictureSchema,
    image_alt: z.string(),
    starts_at: timeSchema,
    ends_at: timeSchema,
    state: z.enum(['coming', 'running', 'ended']),
    /** Whole days until it begins, or while it runs until it ends. */
    days_left: z.number().int(),
  })
  .meta({ id: 'PromotionCard' });
/** Fields of a campaign in a list. On the wire a campaign is a promotion. */
export type CampaignCard = z.infer<typeof campaignCardSchema>;

export const prizeKindSchema = z.enum(['points', 'credit', 'code', 'product', 'nothing']);
export type PrizeKind = z.infer<typeof prizeKindSchema>;

export const prizeSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    kind: prizeKindSchema,
    /** Its share of the draws: weight / sum of the weights; zero in a jackpot. */
    weight: z.number().int(),
    /** How many are left; null when there is no limit. */
    left: z.number().int().nullable(),
  })
  .meta({ id: 'Prize' });
export type Prize = z.infer<typeof prizeSchema>;

export const campaignSchema = campaignCardSchema
  .extend({
    body: articleDocumentSchema,
    terms: z.array(z.string()),
    /** The code that gives the discount, and what it gives. */
    code: z.object({ code: z.string(), name: z.string() }).nullable(),
    products: z.array(productCardSchema),
    /** Where all its products are; null when they are listed here. */
    taxon: z.string().nullable(),
    /** In the order of the wheel. */
    prizes: z.array(prizeSchema),
    /** An order from this amount on is an entry of a jackpot. */
    display_min_order: z.string(),
  })
  .meta({ id: 'Promotion' });
/** A campaign with its text, terms and products. */
export type Campaign = z.infer<typeof campaignSchema>;

export const campaignParamsSchema = z.object({ slug: articleSlugSchema });

export const listCampaignsSchemas = {
  answer: z.object({ promotions: z.array(campaignCardSchema) }).meta({ id: 'Promotions' }),
};

export const getCampaignSchemas = { params: campaignParamsSchema, answer: campaignSchema };
