import { defineEndpoint } from '../endpoint';
import type { listStockItemsSchemas } from './list-stock-items.schema';

export const listStockItems = defineEndpoint<typeof listStockItemsSchemas>({
  method: 'GET',
  path: '/products/:slug/variants/:id/stock_items',
  access: 'anyone',
});
