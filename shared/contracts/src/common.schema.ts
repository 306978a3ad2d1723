import { z } from 'zod';
import { locales } from '@ortoo/i18n/locales';
import { limits } from './limits';

export const moneySchema = z
  .string()
  .regex(/^-?\d+\.\d+$/)
  .meta({ id: 'Money', description: 'Tugrik as a decimal string' });

export const localeSchema = z.enum(locales);

/** Language of the texts beside it when the reader's is missing; absent when it is the reader's. */
export const otherLanguage = { locale: localeSchema.optional() };

/** Path of a picture without its width. */
export const pictureSchema = z.string().startsWith('/pictures/').meta({ id: 'Picture' });

/** ISO 8601 with zone. */
export const timeSchema = z.iso.datetime({ offset: true });

export const textSchema = (max: number) => z.string().trim().max(max);

export const idSchema = z.coerce.number<number>().int().positive().max(2_147_483_647);

/** Up to a hundred ids, separated by commas. */
export const idListSchema = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .refine(ids => ids.split(',').length <= limits.perPageMax);

export const idParamsSchema = z.object({ id: idSchema });

/** `0` is the user's current order. */
export const orderNumberSchema = z.string().regex(/^(0|R\d{6,12})$/);

export const orderParamsSchema = z.object({ number: orderNumberSchema });

/** Token of a guest's order, where no header can be sent. */
export const orderToken = { order_token: z.string().max(100).optional() };
export const orderTokenQuerySchema = z.object(orderToken);

export const pagingQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(limits.perPageMax).default(limits.productsPerPage),
});

export const pagingSchema = z.object({
  count: z.number().int(),
  total_count: z.number().int(),
  current_page: z.number().int(),
  per_page: z.number().int(),
  pages: z.number().int(),
});
/** Counts at the root of every paged response. */
export type Paging = z.infer<typeof pagingSchema>;

/** A file of a form, read into memory within its limit. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The file exceeded the limit, and only its beginning was read. */
  readonly cut: boolean;
}

const isUpload = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'cut' in value;

/** A file of a form that is described as such. */
export const uploadedFileSchema = z.custom<UploadedFile>(isUpload).meta({ type: 'string', format: 'binary' });
