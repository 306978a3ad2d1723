import { defineEndpoint } from '../endpoint';
import type { listStoreCreditEventsSchemas } from './wallet.schema';

export const listStoreCreditEvents = defineEndpoint<typeof listStoreCreditEventsSchemas>({
  method: 'GET',
  path: '/store_credit_events/mine',
  access: 'signed-in',
});
