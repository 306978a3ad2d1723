import type { z } from 'zod';
import type * as schema from './return.schema';

/** A buyer's request to return something, and its result. */
export type ReturnAuthorization = z.infer<typeof schema.returnAuthorizationSchema>;
/** GET /orders/{number}/return_authorizations: existing requests, and what can be returned. */
export type ReturnAuthorizations = z.infer<typeof schema.returnAuthorizationsSchema>;
/** Body of POST /orders/{number}/return_authorizations. */
export type RequestReturn = z.input<typeof schema.requestReturnSchema>;
/** Returns as staff see them. */
export type StaffReturns = z.infer<typeof schema.staffReturnsSchema>;
