import type { StaffShipment } from '@ortoo/contracts';
import {
  shipShipmentSchema,
  staffShipmentSchema,
  staffShipmentsQuerySchema,
  staffShipmentsSchema,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { maybeTime } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { pagingOf } from '../http/paging';
import type { Shop } from '../shop';
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

const params = z.object({ number: z.string().regex(/^H\d{6,12}$/) });

/** Shipments for the staff: packing, sending, handing over. */
export const shippingRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/back_office/shipments',
      { schema: { querystring: staffShipmentsQuerySchema, response: { 200: staffShipmentsSchema } } },
      async ({ query: { page, per_page, ...requested }, reader }) => {
        const { rows, total } = await listShipments(shop.db, requested, per_page, (page - 1) * per_page);
        const shipments = rows.map(row => serializeShipment(row, reader));
        return { ...pagingOf(page, per_page, rows.length, total), shipments };
      },
    );

    const schema = { params, response: { 200: staffShipmentSchema } };

    app.put('/shipments/:number/ready', { schema }, async ({ params: { number }, reader }) =>
      serializeShipment(await moveShipment(shop, number, { step: 'ready' }), reader),
    );

    app.put(
      '/shipments/:number/ship',
      { schema: { ...schema, body: shipShipmentSchema.nullish() } },
      async ({ params: { number }, body, reader }) =>
        serializeShipment(await moveShipment(shop, number, { step: 'ship', tracking: body?.tracking }), reader),
    );

    app.put('/shipments/:number/deliver', { schema }, async ({ params: { number }, reader }) =>
      serializeShipment(await moveShipment(shop, number, { step: 'deliver' }), reader),
    );
  };
