import {
  sortClause,
  type LocaleId,
  type ProductKind,
  type ProductSort,
  type SearchBody,
  type SearchDocument,
  type SearchQuery,
} from '@ortoo/contracts';
import { insideTaxon } from './taxon-path.rules';

/** Fields of a card: few, because forty of them are part of a page. */
export interface Card {
  id: number;
  slug: string;
  name: string;
  image: string;
  price: number;
  selling: number;
  percent: number;
  rating: number;
  reviews: number;
  /** Brand, or the vendor when there is none. */
  by: string;
  /** Ids; the site has their texts. */
  badges: number[];
  /** The variant that the card's wish button adds. */
  variant: number;
}

type Named = Pick<SearchDocument['store'], 'name' | 'translated'>;

/** The fields of a document that a card needs. */
export type CardSource = Pick<
  SearchDocument,
  | 'id'
  | 'slug'
  | 'name'
  | 'image'
  | 'price'
  | 'selling_price'
  | 'sale_percent'
  | 'average_rating'
  | 'total_reviews'
  | 'badges'
  | 'vid'
> & {
  brand: Named | null;
  store: Named;
  translated?: Partial<Record<string, { name?: string }>>;
};

/** `_source` of a card in one language. */
export const cardFields = (locale: LocaleId): string[] => [
  'id',
  'slug',
  'name',
  'image',
  'price',
  'selling_price',
  'sale_percent',
  'average_rating',
  'total_reviews',
  'badges',
  'vid',
  `translated.${locale}.name`,
  ...['brand', 'store'].flatMap(owner => [`${owner}.name`, `${owner}.translated.${locale}`]),
];

const nameIn = (owner: Named, locale: LocaleId) => owner.translated[locale] ?? owner.name;

export const toCard = (source: CardSource, locale: LocaleId): Card => ({
  id: source.id,
  slug: source.slug,
  name: source.translated?.[locale]?.name ?? source.name,
  image: source.image ?? '',
  price: source.price,
  selling: source.selling_price,
  percent: source.sale_percent,
  rating: source.average_rating,
  reviews: source.total_reviews,
  by: nameIn(source.brand ?? source.store, locale),
  badges: source.badges,
  variant: source.vid,
});

/** A short list of products: a rail, a strip. */
export interface CardRequest {
  taxon?: string;
  kind?: ProductKind;
  /** Codes. */
  brand?: string;
  store?: string;
  ids?: readonly number[];
  onSale?: boolean;
  sort?: Exclude<ProductSort, 'random'>;
  size: number;
}

const filters = ({ taxon, kind, brand, store, ids, onSale }: CardRequest): SearchQuery[] => [
  ...(taxon === undefined ? [] : [insideTaxon(taxon)]),
  ...(kind === undefined ? [] : [{ term: { product_cat: kind } }]),
  ...(brand === undefined ? [] : [{ term: { 'brand.code': brand } }]),
  ...(store === undefined ? [] : [{ term: { 'store.code': store } }]),
  ...(ids === undefined ? [] : [{ terms: { id: ids } }]),
  ...(onSale ? [{ range: { sale_percent: { gt: 0 } } }] : []),
];

export const cardsBody = (requested: CardRequest, locale: LocaleId): SearchBody => ({
  query: { bool: { filter: filters(requested) } },
  sort: sortClause(requested.sort ?? 'date_desc', locale),
  size: requested.size,
  _source: cardFields(locale),
});

/** Cards in the order of the requested ids. */
export const inOrder = (cards: readonly Card[], ids: readonly number[]): Card[] =>
  ids.flatMap(id => cards.find(card => card.id === id) ?? []);
