import type { ProductKind } from '@ortoo/contracts';
import { comingOn, findStoresWithoutStock } from '../catalog/api';
import type { ProductDetailsRow } from '../db/schema.catalog';
import type { Db } from '../db/schema';

interface Goods {
  kind: ProductKind;
  variant_id: number;
  quantity: number;
  stock: number;
  details: ProductDetailsRow;
}

/**
 * Stores without pickup for some of these goods. Goods that have not arrived are in no store, and are brought to the
 * chosen one.
 */
export const findStoresMissingStock = (db: Db, lines: readonly Goods[], now: Date): Promise<Set<number>> =>
  findStoresWithoutStock(
    db,
    lines.filter(line => line.kind === 'goods' && comingOn(line.details, now) === null),
  );
