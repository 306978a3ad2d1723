import type { Selectable } from 'kysely';
import { cachedRead } from '../db/cached-read';
import type { Tables, Db } from '../db/schema';
import { withTexts } from '../messages/choices';

export type ShipmentRow = Selectable<Tables['shipments']>;
export type PickupRow = Selectable<Tables['stock_locations']>;
export type DeliveryRow = Selectable<Tables['delivery_choices']>;

export const findDeliveryChoices = cachedRead(['delivery_choice'], async (db: Db): Promise<readonly DeliveryRow[]> => {
  const rows = await db
    .selectFrom('delivery_choices')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return withTexts(rows, 'deliveryChoices');
});

export const isPickupLocation = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('stock_locations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const findPickupLocation = (db: Db, id: number) =>
  db.selectFrom('stock_locations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findShipment = (db: Db, orderId: number): Promise<ShipmentRow | undefined> =>
  db.selectFrom('shipments').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Creates the shipment of an order, or changes what it costs. */
export const placeShipment = async (
  trx: Db,
  shipment: Pick<ShipmentRow, 'order_id' | 'number' | 'cost'>,
): Promise<void> => {
  await trx
    .insertInto('shipments')
    .values({ ...shipment, state: 'pending' })
    .onConflict(conflict => conflict.column('order_id').doUpdateSet({ cost: shipment.cost }))
    .execute();
};

export const setShipment = async (
  trx: Db,
  orderId: number,
  change: { state?: ShipmentRow['state']; cost?: number },
) => {
  await trx.updateTable('shipments').set(change).where('order_id', '=', orderId).execute();
};
