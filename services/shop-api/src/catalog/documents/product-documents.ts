import { cachedRead } from '../../db/cached-read';
import type { Db } from '../../db/schema';
import { findProducts, type ProductChoice, type ProductRow } from '../products.tables';
import { listRules } from '../search-rules/search-rules.tables';
import { findTaxons } from '../taxons.tables';
import { findVariantsOf, readOptions, type VariantRow } from '../variants.tables';
import { type Lookups, type ProductDocument, serializeDocument } from './product-document.mapper';

export interface FoundProduct {
  row: ProductRow;
  variants: readonly VariantRow[];
  document: ProductDocument;
}

/** Names that documents refer to, as they are now. */
export const readLookups = async (db: Db): Promise<Lookups> => {
  const [taxons, options, rules] = await Promise.all([findTaxons(db), readOptions(db), listRules(db)]);
  return {
    taxons: new Map(taxons.map(({ permalink, name }) => [permalink, name])),
    options,
    synonyms: rules.flatMap(({ kind, words }) => (kind === 'synonyms' ? [words] : [])),
  };
};

export const findLookups = cachedRead(['taxon', 'option', 'search'], readLookups);

/** The published ones of these products, with their rows. */
export const readDocuments = async (
  db: Db,
  choice: ProductChoice,
  now: Date,
  lookups?: Lookups,
): Promise<FoundProduct[]> => {
  const rows = await findProducts(db, choice);
  if (rows.length === 0) return [];
  const [names, variantsOf] = await Promise.all([
    lookups ?? findLookups(db),
    findVariantsOf(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map(row => {
    const variants = variantsOf.get(row.id) ?? [];
    return { row, variants, document: serializeDocument(row, variants, names, now) };
  });
};
