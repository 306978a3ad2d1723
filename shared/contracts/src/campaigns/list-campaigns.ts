import { defineEndpoint } from '../endpoint';
import type { listCampaignsSchemas } from './campaigns.schema';

/** Running ones first, then those to come, then those that have ended. */
export const listCampaigns = defineEndpoint<typeof listCampaignsSchemas>({
  method: 'GET',
  path: '/promotions',
  access: 'anyone',
});
