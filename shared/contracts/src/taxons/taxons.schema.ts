import { z } from 'zod';
import { pictureSchema } from '../common.schema';
import { optionTypeSchema } from '../products/products.schema';

export const taxonSchema = z
  .object({
    id: z.number().int(),
    parent_id: z.number().int().nullable(),
    /** 0 is the root of a branch; the tree has up to five levels. */
    depth: z.number().int(),
    position: z.number().int(),
    permalink: z.string(),
    name: z.string(),
    /** Short name for tight places. */
    n: z.string(),
    translation_en: z.string(),
    icon: z.string().nullable(),
    image: pictureSchema.nullable(),
    /** Products on sale in this branch. */
    products_count: z.number().int(),
  })
  .meta({ id: 'Taxon' });
/** One category, with its texts in the reader's language. */
export type Taxon = z.infer<typeof taxonSchema>;

export const taxonNodeSchema = taxonSchema
  .extend({
    get children() {
      return z.array(taxonNodeSchema);
    },
  })
  .meta({ id: 'TaxonNode' });
/** A category with those below it. */
export type TaxonNode = Taxon & { children: TaxonNode[] };

export const getTaxonTreeSchemas = { answer: z.object({ taxons: z.array(taxonNodeSchema) }) };

export const getTaxonSchemas = { params: z.object({ '*': z.string().max(200) }), answer: taxonSchema };

export const listOptionTypesSchemas = {
  answer: z.object({ option_types: z.array(optionTypeSchema) }).meta({ id: 'OptionTypes' }),
};

export const listTaxonsSchemas = { answer: z.object({ taxons: z.array(taxonSchema) }) };
export type Taxons = z.infer<typeof listTaxonsSchemas.answer>;
