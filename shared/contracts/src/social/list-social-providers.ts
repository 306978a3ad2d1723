import { defineEndpoint } from '../endpoint';
import type { listSocialProvidersSchemas } from './social.schema';

/** The services whose accounts sign in to this shop. */
export const listSocialProviders = defineEndpoint<typeof listSocialProvidersSchemas>({
  method: 'GET',
  path: '/social',
  access: 'anyone',
});
