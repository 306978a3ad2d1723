import { defineEndpoint } from '../endpoint';
import type { uploadArticleImageSchemas } from './publications.schema';

export const uploadArticleImage = defineEndpoint<typeof uploadArticleImageSchemas>({
  method: 'POST',
  path: '/articles/upload_image',
  access: 'signed-in',
  status: 201,
});
