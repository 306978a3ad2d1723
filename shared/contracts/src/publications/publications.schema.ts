import { locales } from '@ortoo/i18n/locales';
import { z } from 'zod';
import { articleKindSchema, tagCodeSchema } from '../articles/articles.schema';
import { articleDocumentSchema } from '../articles/document.schema';
import {
  idParamsSchema,
  idSchema,
  pagingQuerySchema,
  pagingSchema,
  pictureSchema,
  textSchema,
  timeSchema,
  uploadedFileSchema,
} from '../common.schema';
import { publicationLimits } from '../content-limits';

const publicationTextSchema = z.object({
  title: textSchema(publicationLimits.title),
  summary: textSchema(publicationLimits.summary),
  body: articleDocumentSchema,
  /** What the main picture shows. */
  image_alt: textSchema(publicationLimits.alt),
});
/** The text of a publication in one language; any part may be empty until it is submitted. */
export type PublicationText = z.infer<typeof publicationTextSchema>;

const publicationContentSchema = z
  .object({
    texts: z.partialRecord(z.enum(locales), publicationTextSchema),
    image: pictureSchema.nullable(),
    tags: z.array(tagCodeSchema).max(publicationLimits.tags),
  })
  .meta({ id: 'PublicationContent' });
/** What a writer writes: a text by language, the main picture, topics. */
export type PublicationContent = z.infer<typeof publicationContentSchema>;

const publicationStateSchema = z.enum(['draft', 'submitted', 'rejected', 'published']);
/** A published one that is changed again is a draft; readers see what was published until the change is approved. */
export type PublicationState = z.infer<typeof publicationStateSchema>;

const publicationCardSchema = z
  .object({
    id: z.number().int(),
    kind: articleKindSchema,
    state: publicationStateSchema,
    /** In the reader's language, or in one that has a title. */
    title: z.string(),
    image: pictureSchema.nullable(),
    /** Why it was rejected. */
    note: z.string().nullable(),
    /** When its writer wants it to appear; null: at once. */
    publish_at: timeSchema.nullable(),
    /** Slug of the article that readers see. */
    slug: z.string().nullable(),
    updated_at: timeSchema,
  })
  .meta({ id: 'PublicationCard' });
/** A publication in a list of its writer. */
export type PublicationCard = z.infer<typeof publicationCardSchema>;

const publicationSchema = publicationCardSchema
  .extend({ version: z.number().int(), content: publicationContentSchema })
  .meta({ id: 'Publication' });
/** A publication as its writer sees it. */
export type Publication = z.infer<typeof publicationSchema>;

const publicationVersionSchema = z
  .object({ version: z.number().int(), saved_at: timeSchema })
  .meta({ id: 'PublicationVersion' });
/** A state of the text that was saved before. */
export type PublicationVersion = z.infer<typeof publicationVersionSchema>;

export const listOwnPublicationsSchemas = {
  query: pagingQuerySchema,
  answer: pagingSchema.extend({ publications: z.array(publicationCardSchema) }).meta({ id: 'Publications' }),
};

export const createPublicationSchemas = {
  /** News by staff alone. */
  body: z.object({ kind: articleKindSchema.default('article') }),
  answer: publicationSchema,
  errors: ['PUBLICATIONS_TOO_MANY'] as const,
};

const found = { params: idParamsSchema, answer: publicationSchema, errors: ['PUBLICATION_NOT_FOUND'] as const };

export const getPublicationSchemas = found;

export const savePublicationSchemas = {
  ...found,
  body: z.object({
    /** The version that was changed; when another has been saved since, nothing is saved. */
    version: z.number().int().min(0),
    /** Names the open page: its own last version of a few minutes ago is replaced, another's is retained. */
    device: z.uuid(),
    content: publicationContentSchema,
  }),
  errors: ['PUBLICATION_NOT_FOUND', 'PUBLICATION_CHANGED'] as const,
};

export const submitPublicationSchemas = {
  ...found,
  body: z.object({ version: z.number().int().min(0), publish_at: timeSchema.nullable() }),
  errors: ['PUBLICATION_NOT_FOUND', 'PUBLICATION_CHANGED', 'PUBLICATION_INCOMPLETE', 'PUBLICATION_SUBMITTED'] as const,
};

export const withdrawPublicationSchemas = {
  ...found,
  errors: ['PUBLICATION_NOT_FOUND', 'PUBLICATION_NOT_SUBMITTED'] as const,
};

export const removePublicationSchemas = {
  params: idParamsSchema,
  errors: ['PUBLICATION_NOT_FOUND', 'PUBLICATION_PUBLISHED'] as const,
};

export const listPublicationVersionsSchemas = {
  params: idParamsSchema,
  answer: z.object({ versions: z.array(publicationVersionSchema) }).meta({ id: 'PublicationVersions' }),
  errors: ['PUBLICATION_NOT_FOUND'] as const,
};

export const getPublicationVersionSchemas = {
  params: idParamsSchema.extend({ version: idSchema }),
  answer: publicationVersionSchema.extend({ content: publicationContentSchema }).meta({ id: 'SavedPublication' }),
  errors: ['PUBLICATION_NOT_FOUND'] as const,
};
export type SavedPublication = z.infer<typeof getPublicationVersionSchemas.answer>;

const articleImagePartsSchema = z.object({ image: uploadedFileSchema }).meta({ id: 'ArticleImageForm' });
const articleImageFormSchema: z.ZodType<
  z.output<typeof articleImagePartsSchema>,
  z.input<typeof articleImagePartsSchema> | FormData
> = articleImagePartsSchema;

export const uploadArticleImageSchemas = {
  body: articleImageFormSchema,
  answer: z.object({ image: pictureSchema }).meta({ id: 'ArticleImage' }),
  errors: ['IMAGE_TYPE', 'IMAGE_TOO_LARGE', 'IMAGE_BROKEN', 'IMAGE_TOO_MANY_PIXELS', 'IMAGES_TOO_MANY'] as const,
};

const staffPublicationSchema = publicationSchema.extend({ writer: z.string() }).meta({ id: 'StaffPublication' });
/** A publication as staff read it. */
export type StaffPublication = z.infer<typeof staffPublicationSchema>;

export const listStaffPublicationsSchemas = {
  query: pagingQuerySchema.extend({
    /** `all` is without drafts: what nobody has submitted is its writer's. */
    state: z.enum([...publicationStateSchema.options, 'all']).default('submitted'),
    /** Part of a title, or of its writer's name. */
    q: textSchema(100).optional(),
  }),
  answer: pagingSchema.extend({ publications: z.array(staffPublicationSchema) }).meta({ id: 'StaffPublications' }),
};

export const decidePublicationSchemas = {
  ...found,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('publish'), version: z.number().int() }),
    z.object({ decision: z.literal('reject'), version: z.number().int(), note: textSchema(1000).min(1) }),
  ]),
  errors: ['PUBLICATION_NOT_FOUND', 'PUBLICATION_CHANGED', 'PUBLICATION_NOT_SUBMITTED'] as const,
};
