import type { ShipmentState } from '@ortoo/contracts';
import { type PageRequest, readPage } from '../db/page';
import { hasLineOf } from '../orders/api';
import type { Db, Tables } from '../db/schema';
import type { Selectable, Updateable } from 'kysely';

const base = (db: Db) =>
  db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .leftJoin('stock_locations as l', 'l.id', 'o.pickup_location_id')
    .leftJoin('addresses as a', 'a.id', 'o.ship_address_id')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .where('o.completed_at', 'is not', null)
    .selectAll('s')
    .select([
      'o.number as order_number',
      'o.pickup_location_id',
      'o.receiver_name',
      'o.receiver_phone',
      'l.name as place',
      'a.firstname',
      'a.lastname',
      'a.phone',
      'u.firstname as own_firstname',
      'u.lastname as own_lastname',
      'u.phone as own_phone',
    ]);

/** A shipment of a completed order. */
export const findShipmentByNumber = (db: Db, number: string) =>
  base(db).where('s.number', '=', number).executeTakeFirst();

export type MovingRow = NonNullable<Awaited<ReturnType<typeof findShipmentByNumber>>>;

interface ShipmentsRequest extends PageRequest {
  state?: ShipmentState | undefined;
  delivered?: boolean | undefined;
  /** The only vendor whose orders are listed. */
  vendorId: number | null;
}

/** Longest waiting first. */
export const listShipments = (db: Db, { state, delivered, vendorId, ...page }: ShipmentsRequest) =>
  readPage(
    base(db)
      .$if(state !== undefined, query => query.where('s.state', '=', state!))
      .$if(delivered !== undefined, query => query.where('s.delivered_at', delivered ? 'is not' : 'is', null))
      .$if(vendorId !== null, query => query.where(hasLineOf('s.order_id', vendorId!)))
      .orderBy('s.id'),
    page,
  );

export const setShipment = async (
  trx: Db,
  id: number,
  change: Updateable<Tables['shipments']>,
): Promise<Selectable<Tables['shipments']>> =>
  trx.updateTable('shipments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Whether all goods of an order have arrived. */
export const isDelivered = async (trx: Db, orderId: number): Promise<boolean> => {
  const open = await trx
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return open === undefined;
};
