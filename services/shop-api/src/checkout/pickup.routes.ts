import { pickupLocationsSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findStores } from '../catalog/api';
import { errorText } from '../http/error-text';
import type { Shop } from '../shop';
import { serializePickup } from './order.mapper';
import { isFrozen, viewOrder } from './order-view';
import { requireOwnOrder } from './owner';
import { findPlacesLacking } from './pickup';

const params = z.object({ number: z.string().regex(/^(0|R\d{6,12})$/) });

export const pickupRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/checkouts/:number/pickup_locations',
      { schema: { params, response: { 200: pickupLocationsSchema } } },
      async request => {
        const order = await requireOwnOrder(shop, request, request.params.number);
        const now = shop.clock();
        const { lines } = await viewOrder(shop.db, order, now);
        // Goods held for this order are available to it in addition to the stock.
        const held = isFrozen(order) ? lines.map(line => ({ ...line, stock: line.stock + line.quantity })) : lines;
        const [places, lacking] = await Promise.all([findStores(shop.db), findPlacesLacking(shop.db, held, now)]);
        const pickup_locations = places.map(place => ({
          ...serializePickup(place, request.reader),
          available: !lacking.has(place.id),
          reason: lacking.has(place.id) ? errorText('PICKUP_LACKS', request.reader.locale) : null,
        }));
        return { pickup_locations };
      },
    );
  };
