import type { StaffShipment } from '@ortoo/contracts';
import { maybeTime } from '../http/display';
import { implement, type Routes } from '../http/implement';
import { type Reader, textFor } from '../http/locale';
import { moveShipment } from './move-shipment';
import { listShipments, type MovingRow } from './shipping.tables';

const receiverOf = (row: MovingRow): StaffShipment['receiver'] => {
  if (row.receiver_name !== null && row.receiver_phone !== null)
    return { name: row.receiver_name, phone: row.receiver_phone };
  const isPickup = row.pickup_location_id !== null;
  const [first, last, phone] = isPickup
    ? [row.own_firstname, row.own_lastname, row.own_phone]
    : [row.firstname, row.lastname, row.phone];
  return phone ? { name: [first, last].filter(Boolean).join(' '), phone } : null;
};

const serializeShipment = (row: MovingRow, reader: Reader): StaffShipment => ({
  number: row.number,
  order_number: row.order_number,
  state: row.state,
  tracking: row.tracking,
  pickup: row.place && textFor(reader, row.place),
  receiver: receiverOf(row),
  ready_at: maybeTime(row.ready_at),
  shipped_at: maybeTime(row.shipped_at),
  delivered_at: maybeTime(row.delivered_at),
});

/** Shipments for the staff: packing, sending, handing over. */
export const shippingRoutes: Routes = (app, shop) => {
  implement(app, 'listShipments', async ({ query, viewer: { vendorId }, reader }) => {
    const { rows, paging } = await listShipments(shop.db, { ...query, vendorId });
    const shipments = rows.map(row => serializeShipment(row, reader));
    return { ...paging, shipments };
  });

  implement(app, 'readyShipment', async request =>
    serializeShipment(await moveShipment(shop, request, request.params.number, { step: 'ready' }), request.reader),
  );

  implement(app, 'sendShipment', async request => {
    const move = { step: 'ship' as const, tracking: request.body?.tracking };
    return serializeShipment(await moveShipment(shop, request, request.params.number, move), request.reader);
  });

  implement(app, 'deliverShipment', async request =>
    serializeShipment(await moveShipment(shop, request, request.params.number, { step: 'deliver' }), request.reader),
  );
};
