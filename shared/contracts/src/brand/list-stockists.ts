import { defineEndpoint } from '../endpoint';
import type { listStockistsSchemas } from './brand.schema';

export const listStockists = defineEndpoint<typeof listStockistsSchemas>({
  method: 'GET',
  path: '/brand/stockists',
  access: 'anyone',
});
