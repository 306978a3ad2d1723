import type { SearchDocument } from '@ortoo/contracts';
import { cardFields } from '@ortoo/contracts/schema';
import type { Locale } from '@ortoo/i18n';

const commonFields = Object.keys(cardFields) as (keyof typeof cardFields)[];

/** The fields of a document that every card and page of the product has as they are. */
export const pickCommon = (document: SearchDocument) =>
  Object.fromEntries(commonFields.map(name => [name, document[name]])) as Pick<SearchDocument, keyof typeof cardFields>;

/** Fields of a product's document that a card of a list shows as they are. */
const plainFields = [
  ...commonFields,
  'name',
  'image',
  'price',
  'selling_price',
  'badges',
] as const satisfies readonly (keyof SearchDocument)[];

/** The adjacent name is used when it has none of the reader's languages. */
interface Named {
  name: string;
  translated?: Partial<Record<string, string>>;
}

/** The part of a document that a card is made from. */
export type CardSource = Pick<SearchDocument, (typeof plainFields)[number]> & {
  translated?: Partial<Record<string, { name: string }>>;
  brand?: Named | null;
  store: Named;
};

/** `_source` of the same, in a reader's languages only: a list has forty of them. */
export const cardSource = (languages: readonly Locale[]): string[] => [
  ...plainFields,
  'brand.name',
  'store.name',
  ...[...new Set(languages)].flatMap(language => [
    `translated.${language}.name`,
    `brand.translated.${language}`,
    `store.translated.${language}`,
  ]),
];
