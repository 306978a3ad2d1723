import { defineEndpoint } from '../endpoint';
import type { removeSocialLinkSchemas } from './social.schema';

/** An account at another service signs in no more. */
export const removeSocialLink = defineEndpoint<typeof removeSocialLinkSchemas>({
  method: 'DELETE',
  path: '/social/links/:provider',
  access: 'signed-in',
});
