import { type AnswerOf, limits, type ListingCard, type SearchBody } from '@ortoo/contracts';
import type { getSimilarProductsSchemas } from '@ortoo/contracts/schema';
import { DomainError } from '../../http/domain-error';
import { isSold, type Reader } from '../../http/locale';
import { SearchUnavailable } from '../../search/search-client';
import type { Shop } from '../../shop';
import { readDocuments, type FoundProduct } from '../documents/product-documents';
import { productText } from '../product.mapper';
import { findRelatedIds } from '../products';
import { readListingCards } from './listing';
import { modelsBody, relatedBody, soldBody } from './related.rules';
import { searchCards } from './search-cards';

type SimilarProducts = AnswerOf<typeof getSimilarProductsSchemas>;

const fromSearch = async (
  { search }: Shop,
  { row, document }: FoundProduct,
  reader: Reader,
): Promise<SimilarProducts> => {
  const find = async (body: SearchBody): Promise<ListingCard[]> =>
    (await searchCards(search, soldBody(body, reader.kinds), reader)).cards;
  const taxons = document.taxons.map(({ permalink }) => permalink);
  const product = { id: row.id, name: productText(row, reader).name, taxons };
  const series = document.isListed ? document.fields.series : undefined;
  const [models, related] = await Promise.all([
    series === undefined ? [] : find(modelsBody(product, series, reader.locale)),
    find(relatedBody(product, series)),
  ]);
  return { models, related };
};

/** Other models of a product and related ones; without the search service, products of its taxon. */
export const readSimilar = async (shop: Shop, slug: string, reader: Reader): Promise<SimilarProducts> => {
  const [found] = await readDocuments(shop.db, { slug }, shop.clock());
  if (!found || !isSold(reader, found.row.kind)) throw new DomainError('PRODUCT_NOT_FOUND');
  try {
    return await fromSearch(shop, found, reader);
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    const ids = await findRelatedIds(shop, found.row, limits.related, reader);
    return { models: [], related: await readListingCards(shop, ids, reader) };
  }
};
