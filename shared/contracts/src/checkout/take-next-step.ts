import { defineEndpoint } from '../endpoint';
import type { takeNextStepSchemas } from './checkout.schema';

export const takeNextStep = defineEndpoint<typeof takeNextStepSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/next',
  access: 'order',
});
