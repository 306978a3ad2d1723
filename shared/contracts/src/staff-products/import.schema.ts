import { z } from 'zod';
import { uploadedFileSchema } from '../common.schema';

const importPartsSchema = z
  .object({
    /** JSON, JSON lines or CSV, by the extension of its name. */
    file: uploadedFileSchema,
    /** Without it the file is checked only. */
    apply: z.stringbool().default(false),
  })
  .meta({ id: 'ProductImportForm' });
const importFormSchema: z.ZodType<
  z.output<typeof importPartsSchema>,
  z.input<typeof importPartsSchema> | FormData
> = importPartsSchema;

const count = z.number().int();

export const productImportSchema = z
  .object({
    is_applied: z.boolean(),
    added: count,
    changed: count,
    unchanged: count,
    rejected: count,
    /** The first rejected rows. */
    rows: z.array(
      z.object({
        line: z.number().int(),
        slug: z.string().nullable(),
        /** What is wrong, in the reader's language. */
        faults: z.array(z.object({ field: z.string(), text: z.string() })),
      }),
    ),
  })
  .meta({ id: 'ProductImport' });
/** Report of an import, or of its check. */
export type ProductImport = z.infer<typeof productImportSchema>;

export const importStaffProductsSchemas = {
  body: importFormSchema,
  answer: productImportSchema,
  errors: ['IMPORT_TOO_LARGE'] as const,
};
