import { comingOn, findLacking } from '../catalog/api';
import type { LineRow } from './line-items.tables';
import type { Db } from './orders.tables';

type Goods = Pick<LineRow, 'kind' | 'variant_id' | 'quantity' | 'stock' | 'details'>;

/** Stores where not all of these can be fetched. What has yet to arrive lies in none, and is brought to the one chosen. */
export const findPlacesLacking = (db: Db, lines: readonly Goods[], now: Date): Promise<Set<number>> =>
  findLacking(
    db,
    lines.filter(line => line.kind === 'goods' && comingOn(line.details, now) === null),
  );
