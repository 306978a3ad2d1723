import { changed } from '../db/changes';
import type { Db } from '../db/schema';
import type { Fault, RejectedRow } from './faults.rules';
import type { DatedProduct } from './import-product.rules';
import { type Lookups, readKnown } from './lookups.tables';
import { storedNames } from './product-details.schema';
import { giveIds, type NumberedProduct, productRow, unknownCodes, variantRows } from './product-rows.rules';
import { travelRows } from './travel-rows.rules';
import { dropOthers, lockImports, shapes, upsert, type Written } from './upsert.tables';

/** A product with the line of its file. */
export interface LinedProduct {
  line: number;
  product: DatedProduct;
}

export interface Saved {
  added: number;
  changed: number;
  unchanged: number;
  rejected: RejectedRow[];
}

const number = async (trx: Db, products: readonly LinedProduct[]) => {
  const variants = products.flatMap(({ product }) => product.variants);
  return giveIds(
    await readKnown(trx, {
      slugs: products.map(({ product }) => product.slug),
      ids: products.flatMap(({ product }) => product.id ?? []),
      skus: variants.map(({ sku }) => sku),
      variantIds: variants.flatMap(({ id }) => id ?? []),
    }),
  );
};

const writeTravel = async (trx: Db, products: readonly NumberedProduct[]): Promise<Written[]> => {
  const travel = products.filter(({ kind }) => kind === 'hotel' || kind === 'trip');
  if (travel.length === 0) return [];
  const rows = travelRows(travel);
  const hotels = rows.hotels.map(({ product_id }) => product_id);
  const dropped = [
    ...(await dropOthers(trx, 'hotel_seasons', 'position', hotels, rows.hotel_seasons)),
    ...(await dropOthers(trx, 'hotel_amenities', 'code', hotels, rows.hotel_amenities)),
  ];
  const written = dropped.map(owner => ({ owner, added: false }));
  for (const table of [
    'hotels',
    'hotel_rooms',
    'hotel_seasons',
    'amenities',
    'hotel_amenities',
    'trip_departures',
  ] as const)
    written.push(...(await upsert(trx, shapes[table], rows[table])));
  return written;
};

/** Adds and changes products, all within the caller's transaction; a product is written only where it differs. */
export const saveProducts = async (trx: Db, products: readonly LinedProduct[], lookups: Lookups): Promise<Saved> => {
  await lockImports(trx);
  const giveId = await number(trx, products);
  const rejected: RejectedRow[] = [];
  const good: NumberedProduct[] = [];
  for (const { line, product } of products) {
    const unknown: Fault[] = unknownCodes(product, lookups);
    const numbered = unknown.length > 0 ? unknown : giveId(product);
    if (Array.isArray(numbered)) rejected.push({ line, slug: product.slug, faults: numbered });
    else good.push(numbered);
  }
  const rows = await upsert(
    trx,
    shapes.products,
    good.map(product => productRow(product, lookups, storedNames)),
  );
  const parts = [
    ...(await upsert(
      trx,
      shapes.variants,
      good.flatMap(product => variantRows(product, lookups)),
    )),
    ...(await writeTravel(trx, good)),
  ];
  const added = new Set(rows.filter(row => row.added).map(({ owner }) => owner));
  const touched = new Set([...rows, ...parts].map(({ owner }) => owner).filter(owner => owner !== 0));
  await changed(trx, 'product', [...touched]);
  return { added: added.size, changed: touched.size - added.size, unchanged: good.length - touched.size, rejected };
};
