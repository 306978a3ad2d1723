import { comingOn, findLacking } from '../catalog/api';
import type { LineRow } from './line-items.tables';
import type { Db } from './orders.tables';

type Goods = Pick<LineRow, 'kind' | 'variant_id' | 'quantity' | 'stock' | 'details'>;

/**
 * Stores without pickup for some of these goods. Goods that have not arrived are in no store, and are brought to the
 * chosen one.
 */
export const findPlacesLacking = (db: Db, lines: readonly Goods[], now: Date): Promise<Set<number>> =>
  findLacking(
    db,
    lines.filter(line => line.kind === 'goods' && comingOn(line.details, now) === null),
  );
