import { defineEndpoint } from '../endpoint';
import type { getCampaignSchemas } from './campaigns.schema';

export const getCampaign = defineEndpoint<typeof getCampaignSchemas>({
  method: 'GET',
  path: '/promotions/:slug',
  access: 'anyone',
});
