import { z } from 'zod';

/** A release in the path of a request. */
export const releaseAddress = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  release: z.string().regex(/^[a-f0-9]{16}$/),
});
