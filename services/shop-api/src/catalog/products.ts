import type { Product, ProductCard } from '@ortoo/contracts';
import { type Reader, textFor } from '../http/locale';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { serializeCard, serializeProduct } from './product.mapper';
import { findProducts, listProducts, type ProductFilter } from './products.tables';
import { pathOf } from './taxon.rules';
import { findTaxonPath } from './taxons.tables';
import { findBadges, findOptions, findVariants } from './variants.tables';

/** Cards in the order of the ids; an unpublished product has none. */
export const readCards = async (shop: Shop, ids: readonly number[], reader: Reader): Promise<ProductCard[]> => {
  const [rows, badges] = await Promise.all([findProducts(shop.db, { ids }), findBadges(shop.db)]);
  const byId = new Map(rows.map(row => [row.id, row]));
  const now = shop.clock();
  return ids.flatMap(id => {
    const row = byId.get(id);
    return row ? [serializeCard(row, badges, reader, now)] : [];
  });
};

export type ListFilter = Omit<ProductFilter, 'locale' | 'fallback' | 'now'>;

export const readList = async (shop: Shop, filter: ListFilter, reader: Reader) => {
  const { ids, total } = await listProducts(shop.db, { ...filter, ...reader, now: shop.clock() });
  return { products: await readCards(shop, ids, reader), total };
};

const findOne = async (shop: Shop, slug: string) => {
  const [row] = await findProducts(shop.db, { slug });
  if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
  return row;
};

/** A product by its slug, or undefined when there is none. */
export const readProduct = async (shop: Shop, slug: string, reader: Reader): Promise<Product | undefined> => {
  const [row] = await findProducts(shop.db, { slug });
  if (!row) return undefined;
  const [badges, variants, options, path] = await Promise.all([
    findBadges(shop.db),
    findVariants(shop.db, row.id),
    findOptions(shop.db),
    findTaxonPath(shop.db, pathOf(row.taxon_permalink)),
  ]);
  const breadcrumbs = path.map(taxon => ({ permalink: taxon.permalink, name: textFor(reader, taxon.name) }));
  return serializeProduct(row, { badges, variants, options, breadcrumbs }, reader, shop.clock());
};

/** Products of the same taxon; when it is small, of the parent taxon. */
export const readRelated = async (shop: Shop, slug: string, size: number, reader: Reader): Promise<ProductCard[]> => {
  const row = await findOne(shop, slug);
  const path = pathOf(row.taxon_permalink);
  const wider = path[path.length - 2] ?? row.taxon_permalink;
  const list = (taxon: string) =>
    readList(shop, { taxon, exceptId: row.id, sort: 'random', limit: size, offset: 0 }, reader).then(
      found => found.products,
    );
  const related = await list(row.taxon_permalink);
  if (related.length >= size) return related;
  const known = new Set(related.map(card => card.id));
  return [...related, ...(await list(wider)).filter(card => !known.has(card.id))].slice(0, size);
};
