import { defineEndpoint } from '../endpoint';
import type { confirmAgeSchemas } from './confirm-age.schema';

export const confirmAge = defineEndpoint<typeof confirmAgeSchemas>({
  method: 'POST',
  path: '/age_gate',
  access: 'anyone',
});
