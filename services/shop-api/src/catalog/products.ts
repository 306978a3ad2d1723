import type { Product, ProductCard } from '@ortoo/contracts';
import { findDeliveryChoices, usualHours } from '../delivery/api';
import { isSold, type Reader } from '../http/locale';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { readDocuments } from './documents/product-documents';
import { maxQuantity, serializeCard, serializeProduct } from './product.mapper';
import { findProducts, listProducts, type ProductFilter, type ProductRow } from './products.tables';
import { pathOf } from './taxon.rules';
import { findBadges, findHeldUntil, findOptions } from './variants.tables';

/** Cards in the order of the ids; an unpublished product has none. */
export const readCards = async (shop: Shop, ids: readonly number[], reader: Reader): Promise<ProductCard[]> => {
  const [found, badges] = await Promise.all([readDocuments(shop.db, { ids }, shop.clock()), findBadges(shop.db)]);
  const sold = found.filter(({ row }) => isSold(reader, row.kind));
  const byId = new Map(sold.map(({ row, document }) => [row.id, document]));
  return ids.flatMap(id => {
    const document = byId.get(id);
    return document ? [serializeCard(document, badges, reader)] : [];
  });
};

export type ListFilter = Omit<ProductFilter, keyof Reader | 'now'>;

export const readList = async (shop: Shop, filter: ListFilter, reader: Reader) => {
  const { ids, total } = await listProducts(shop.db, { ...filter, ...reader, now: shop.clock() });
  return { products: await readCards(shop, ids, reader), total };
};

/** A product by its slug, or undefined when there is none. */
export const readProduct = async (shop: Shop, slug: string, reader: Reader): Promise<Product | undefined> => {
  const now = shop.clock();
  const [found] = await readDocuments(shop.db, { slug }, now);
  if (!found || !isSold(reader, found.row.kind)) return undefined;
  const gone = found.variants.filter(variant => maxQuantity(variant) === 0).map(({ id }) => id);
  const [badges, options, choices, held] = await Promise.all([
    findBadges(shop.db),
    findOptions(shop.db),
    findDeliveryChoices(shop.db),
    findHeldUntil(shop.db, gone),
  ]);
  return serializeProduct(found, { badges, options, held, deliveryHours: usualHours(choices) }, reader, now);
};

/** Ids of products of the same taxon; when it is small, of the parent taxon. */
export const findRelatedIds = async (
  { db, clock }: Shop,
  { id: exceptId, taxon_permalink }: Pick<ProductRow, 'id' | 'taxon_permalink'>,
  limit: number,
  reader: Reader,
): Promise<number[]> => {
  const wider = pathOf(taxon_permalink).at(-2) ?? taxon_permalink;
  const list = async (taxon: string) => {
    const filter = { ...reader, taxon, exceptId, sort: 'random' as const, now: clock(), limit, offset: 0 };
    return (await listProducts(db, filter)).ids;
  };
  const related = await list(taxon_permalink);
  return related.length >= limit ? related : [...new Set([...related, ...(await list(wider))])].slice(0, limit);
};

export const readRelated = async (shop: Shop, slug: string, size: number, reader: Reader): Promise<ProductCard[]> => {
  const [row] = await findProducts(shop.db, { slug });
  if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
  return readCards(shop, await findRelatedIds(shop, row, size, reader), reader);
};
