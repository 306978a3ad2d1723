import type { SearchDocument } from '@ortoo/contracts';
import { cardFields } from '@ortoo/contracts/schema';

const commonFields = Object.keys(cardFields) as (keyof typeof cardFields)[];

/** The fields of a document that every card and page of the product has as they are. */
export const pickCommon = (document: SearchDocument) =>
  Object.fromEntries(commonFields.map(name => [name, document[name]])) as Pick<SearchDocument, keyof typeof cardFields>;

/** Fields of a product's document that a card of a list shows as they are. */
const plainFields = [
  ...commonFields,
  'image',
  'price',
  'selling_price',
  'badges',
] as const satisfies readonly (keyof SearchDocument)[];

/** The part of a document that a card is made from. */
export type CardSource = Pick<SearchDocument, (typeof plainFields)[number]> & {
  translated: Partial<Record<string, { name: string }>>;
  brand: Pick<NonNullable<SearchDocument['brand']>, 'translated'> | null;
  store: Pick<SearchDocument['store'], 'translated'>;
};

/** `_source` of the same. */
export const cardSource = [...plainFields, 'translated.*.name', 'brand.translated', 'store.translated'];
