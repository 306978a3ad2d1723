import { defineEndpoint } from '../endpoint';
import type { confirmAgeSchemas } from './age-gate.schema';

export const confirmAge = defineEndpoint<typeof confirmAgeSchemas>({
  method: 'POST',
  path: '/age_gate',
  access: 'anyone',
});
