import type { SearchDocument } from '@ortoo/contracts';

/** Fields of a product's document that a card shows as they are. */
const plainFields = [
  'id',
  'slug',
  'image',
  'price',
  'selling_price',
  'sale_percent',
  'average_rating',
  'total_reviews',
  'badges',
  'vid',
] as const satisfies readonly (keyof SearchDocument)[];

/** The part of a document that a card is made from. */
export type CardFields = Pick<SearchDocument, (typeof plainFields)[number]> & {
  translated: Partial<Record<string, { name: string }>>;
  brand: Pick<NonNullable<SearchDocument['brand']>, 'translated'> | null;
  store: Pick<SearchDocument['store'], 'translated'>;
};

/** `_source` of the same. */
export const cardFields = [...plainFields, 'translated.*.name', 'brand.translated', 'store.translated'];
