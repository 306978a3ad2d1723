import type { RouletteDraw, RouletteNumber, RouletteProduct, RouletteStock, RouletteUser } from '@ortoo/contracts';
import { seedHash } from '../draws/api';
import { maybeTime, time } from '../http/display';
import type { Reader } from '../http/locale';
import type { DrawRow, NumberRow, ProductRow } from './roulette.tables';

export const serializeProduct = ({ id, name, image }: ProductRow): RouletteProduct => ({ id, name, image });

export const serializeStock = (row: ProductRow & { location_id: number; count: number }): RouletteStock => ({
  location_id: row.location_id,
  product: serializeProduct(row),
  count: row.count,
});

export const serializeUser = (row: Omit<RouletteUser, 'phone'> & { phone: string | null }): RouletteUser => ({
  ...row,
  phone: row.phone ?? '',
});

export const serializeNumber = (row: NumberRow, { locale }: Reader): RouletteNumber => ({
  id: row.id,
  number: row.number,
  user: { id: row.user_id, name: row.name, phone: row.phone ?? '' },
  issued_at: time(row.created_at),
  won: row.won && (locale === 'mn' ? row.won.mn : row.won.en),
});

/** The seed is public once it can no longer be used. */
export const serializeDraw = (row: DrawRow): RouletteDraw => ({
  id: row.id,
  product: serializeProduct({ id: row.product_id, name: row.name, image: row.image }),
  opened_at: time(row.opened_at),
  seed_hash: seedHash(row.seed),
  drawn_at: maybeTime(row.drawn_at),
  seed: row.drawn_at && row.seed,
  entries: row.entries,
  number: row.number,
});
