import { defineEndpoint } from '../endpoint';
import type { listStockItemsSchemas } from './products.schema';

export const listStockItems = defineEndpoint<typeof listStockItemsSchemas>({
  method: 'GET',
  path: '/products/:slug/variants/:id/stock_items',
  access: 'anyone',
});
