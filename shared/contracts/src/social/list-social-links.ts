import { defineEndpoint } from '../endpoint';
import type { listSocialLinksSchemas } from './social.schema';

/** The user's accounts at other services. */
export const listSocialLinks = defineEndpoint<typeof listSocialLinksSchemas>({
  method: 'GET',
  path: '/social/links',
  access: 'signed-in',
});
