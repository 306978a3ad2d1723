import { findStores } from '../catalog/api';
import { errorText } from '../http/error-text';
import { implement, type Routes } from '../http/implement';
import { findStoresMissingStock, isFrozen, viewOrder, requireOwnOrder } from '../orders/api';
import { serializePickup } from './order.mapper';

export const pickupRoutes: Routes = (app, shop) => {
  implement(app, 'listPickupLocations', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    const now = shop.clock();
    const { lines } = await viewOrder(shop.db, order, now);
    // Goods held for this order are available to it in addition to the stock.
    const held = isFrozen(order) ? lines.map(line => ({ ...line, stock: line.stock + line.quantity })) : lines;
    const [places, missing] = await Promise.all([findStores(shop.db), findStoresMissingStock(shop.db, held, now)]);
    const pickup_locations = places.map(place => ({
      ...serializePickup(place, request.reader),
      available: !missing.has(place.id),
      reason: missing.has(place.id) ? errorText('PICKUP_LACKS', request.reader.locale) : null,
    }));
    return { pickup_locations };
  });
};
